extension EmojiNames {
  /// The emoji, each with the names that people write between colons.
  static let table = """
    🥇 1st_place_medal, 🥈 2nd_place_medal, 🥉 3rd_place_medal, 🆎 ab ab_button_blood_type
    🏧 atm atm_sign, 🅰️ a a_button_blood_type, 🇦🇫 afghanistan, 🇦🇱 albania, 🇩🇿 algeria
    🇦🇸 american_samoa, 🇦🇩 andorra, 🇦🇴 angola, 🇦🇮 anguilla, 🇦🇶 antarctica, 🇦🇬 antigua_barbuda
    ♒ aquarius, 🇦🇷 argentina, ♈ aries, 🇦🇲 armenia, 🇦🇼 aruba, 🇦🇨 ascension_island, 🇦🇺 australia
    🇦🇹 austria, 🇦🇿 azerbaijan, 🔙 back back_arrow, 🅱️ b b_button_blood_type, 🇧🇸 bahamas
    🇧🇭 bahrain, 🇧🇩 bangladesh, 🇧🇧 barbados, 🇧🇾 belarus, 🇧🇪 belgium, 🇧🇿 belize, 🇧🇯 benin
    🇧🇲 bermuda, 🇧🇹 bhutan, 🇧🇴 bolivia, 🇧🇦 bosnia_herzegovina, 🇧🇼 botswana, 🇧🇻 bouvet_island
    🇧🇷 brazil, 🇮🇴 british_indian_ocean_territory, 🇻🇬 british_virgin_islands, 🇧🇳 brunei
    🇧🇬 bulgaria, 🇧🇫 burkina_faso, 🇧🇮 burundi, 🆑 cl cl_button, 🆒 cool cool_button, 🇰🇭 cambodia
    🇨🇲 cameroon, 🇨🇦 canada, 🇮🇨 canary_islands, ♋ cancer, 🇨🇻 cape_verde, ♑ capricorn
    🇧🇶 caribbean_netherlands, 🇰🇾 cayman_islands, 🇨🇫 central_african_republic, 🇪🇦 ceuta_melilla
    🇹🇩 chad, 🇨🇱 chile, 🇨🇳 cn, 🇨🇽 christmas_island, 🎄 christmas_tree, 🇨🇵 clipperton_island
    🇨🇨 cocos_islands, 🇨🇴 colombia, 🇰🇲 comoros, 🇨🇬 congo_brazzaville, 🇨🇩 congo_kinshasa
    🇨🇰 cook_islands, 🇨🇷 costa_rica, 🇭🇷 croatia, 🇨🇺 cuba, 🇨🇼 curacao, 🇨🇾 cyprus
    🇨🇿 czech_republic, 🇨🇮 cote_divoire, 🇩🇰 denmark, 🇩🇬 diego_garcia, 🇩🇯 djibouti, 🇩🇲 dominica
    🇩🇴 dominican_republic, 🔚 end end_arrow, 🇪🇨 ecuador, 🇪🇬 egypt, 🇸🇻 el_salvador
    🏴󠁧󠁢󠁥󠁮󠁧󠁿 england, 🇬🇶 equatorial_guinea, 🇪🇷 eritrea, 🇪🇪 estonia, 🇸🇿 swaziland, 🇪🇹 ethiopia
    🇪🇺 eu european_union, 🆓 free free_button, 🇫🇰 falkland_islands, 🇫🇴 faroe_islands, 🇫🇯 fiji
    🇫🇮 finland, 🇫🇷 fr, 🇬🇫 french_guiana, 🇵🇫 french_polynesia, 🇹🇫 french_southern_territories
    🇬🇦 gabon, 🇬🇲 gambia, ♊ gemini, 🇬🇪 georgia, 🇩🇪 de, 🇬🇭 ghana, 🇬🇮 gibraltar, 🇬🇷 greece
    🇬🇱 greenland, 🇬🇩 grenada, 🇬🇵 guadeloupe, 🇬🇺 guam, 🇬🇹 guatemala, 🇬🇬 guernsey, 🇬🇳 guinea
    🇬🇼 guinea_bissau, 🇬🇾 guyana, 🇭🇹 haiti, 🇭🇲 heard_mcdonald_islands, 🇭🇳 honduras
    🇭🇰 hong_kong, 🇭🇺 hungary, 🆔 id id_button, 🇮🇸 iceland, 🇮🇳 india, 🇮🇩 indonesia, 🇮🇷 iran
    🇮🇶 iraq, 🇮🇪 ireland, 🇮🇲 isle_of_man, 🇮🇱 israel, 🇮🇹 it, 🇯🇲 jamaica, 🇯🇵 jp
    🉑 accept japanese_acceptable_button, 🈸 u7533 japanese_application_button
    🉐 ideograph_advantage japanese_bargain_button, 🏯 japanese_castle
    ㊗️ congratulations japanese_congratulations_button, 🈹 u5272 japanese_discount_button
    🎎 dolls japanese_dolls, 🈚 u7121 japanese_free_of_charge_button
    🈁 koko japanese_here_button, 🈷️ u6708 japanese_monthly_amount_button
    🈵 u6e80 japanese_no_vacancy_button, 🈶 u6709, 🈺 u55b6 japanese_open_for_business_button
    🈴 u5408 japanese_passing_grade_button, 🏣 post_office japanese_post_office
    🈲 u7981 japanese_prohibited_button, 🈯 u6307 japanese_reserved_button
    ㊙️ secret japanese_secret_button, 🈂️ sa japanese_service_charge_button
    🔰 beginner japanese_symbol_for_beginner, 🈳 u7a7a japanese_vacancy_button, 🇯🇪 jersey
    🇯🇴 jordan, 🇰🇿 kazakhstan, 🇰🇪 kenya, 🇰🇮 kiribati, 🇽🇰 kosovo, 🇰🇼 kuwait, 🇰🇬 kyrgyzstan
    🇱🇦 laos, 🇱🇻 latvia, 🇱🇧 lebanon, ♌ leo, 🇱🇸 lesotho, 🇱🇷 liberia, ♎ libra, 🇱🇾 libya
    🇱🇮 liechtenstein, 🇱🇹 lithuania, 🇱🇺 luxembourg, 🇲🇴 macau, 🇲🇬 madagascar, 🇲🇼 malawi
    🇲🇾 malaysia, 🇲🇻 maldives, 🇲🇱 mali, 🇲🇹 malta, 🇲🇭 marshall_islands, 🇲🇶 martinique
    🇲🇷 mauritania, 🇲🇺 mauritius, 🇾🇹 mayotte, 🇲🇽 mexico, 🇫🇲 micronesia, 🇲🇩 moldova, 🇲🇨 monaco
    🇲🇳 mongolia, 🇲🇪 montenegro, 🇲🇸 montserrat, 🇲🇦 morocco, 🇲🇿 mozambique, 🤶 mrs_claus
    🧑‍🎄 mx_claus, 🇲🇲 myanmar, 🆕 new new_button, 🆖 ng ng_button, 🇳🇦 namibia, 🇳🇷 nauru, 🇳🇵 nepal
    🇳🇱 netherlands, 🇳🇨 new_caledonia, 🇳🇿 new_zealand, 🇳🇮 nicaragua, 🇳🇪 niger, 🇳🇬 nigeria
    🇳🇺 niue, 🇳🇫 norfolk_island, 🇰🇵 north_korea, 🇲🇰 macedonia, 🇲🇵 northern_mariana_islands
    🇳🇴 norway, 🆗 ok ok_button, 👌 ok_hand, 🔛 on on_arrow, 🅾️ o2 o_button_blood_type, 🇴🇲 oman
    ⛎ ophiuchus, 🅿️ parking p_button, 🇵🇰 pakistan, 🇵🇼 palau, 🇵🇸 palestinian_territories
    🇵🇦 panama, 🇵🇬 papua_new_guinea, 🇵🇾 paraguay, 🇵🇪 peru, 🇵🇭 philippines, ♓ pisces
    🇵🇳 pitcairn_islands, 🇵🇱 poland, 🇵🇹 portugal, 🇵🇷 puerto_rico, 🇶🇦 qatar, 🇷🇴 romania, 🇷🇺 ru
    🇷🇼 rwanda, 🇷🇪 reunion, 🔜 soon soon_arrow, 🆘 sos sos_button, ♐ sagittarius, 🇼🇸 samoa
    🇸🇲 san_marino, 🎅 santa santa_claus, 🇨🇶 sark, 🇸🇦 saudi_arabia, ♏ scorpius scorpio
    🏴󠁧󠁢󠁳󠁣󠁴󠁿 scotland, 🇸🇳 senegal, 🇷🇸 serbia, 🇸🇨 seychelles, 🇸🇱 sierra_leone, 🇸🇬 singapore
    🇸🇽 sint_maarten, 🇸🇰 slovakia, 🇸🇮 slovenia, 🇸🇧 solomon_islands, 🇸🇴 somalia, 🇿🇦 south_africa
    🇬🇸 south_georgia_south_sandwich_islands, 🇰🇷 kr, 🇸🇸 south_sudan, 🇪🇸 es, 🇱🇰 sri_lanka
    🇧🇱 st_barthelemy, 🇸🇭 st_helena, 🇰🇳 st_kitts_nevis, 🇱🇨 st_lucia, 🇲🇫 st_martin
    🇵🇲 st_pierre_miquelon, 🇻🇨 st_vincent_grenadines, 🗽 statue_of_liberty, 🇸🇩 sudan
    🇸🇷 suriname, 🇸🇯 svalbard_jan_mayen, 🇸🇪 sweden, 🇨🇭 switzerland, 🇸🇾 syria
    🇸🇹 sao_tome_principe, 🦖 t-rex t_rex, 🔝 top top_arrow, 🇹🇼 taiwan, 🇹🇯 tajikistan
    🇹🇿 tanzania, ♉ taurus, 🇹🇭 thailand, 🇹🇱 timor_leste, 🇹🇬 togo, 🇹🇰 tokelau, 🗼 tokyo_tower
    🇹🇴 tonga, 🇹🇹 trinidad_tobago, 🇹🇦 tristan_da_cunha, 🇹🇳 tunisia, 🇹🇲 turkmenistan
    🇹🇨 turks_caicos_islands, 🇹🇻 tuvalu, 🇹🇷 tr, 🇺🇲 us_outlying_islands, 🇻🇮 us_virgin_islands
    🆙 up up_button, 🇺🇬 uganda, 🇺🇦 ukraine, 🇦🇪 united_arab_emirates, 🇬🇧 gb uk
    🇺🇳 united_nations, 🇺🇸 us, 🇺🇾 uruguay, 🇺🇿 uzbekistan, 🆚 vs vs_button, 🇻🇺 vanuatu
    🇻🇦 vatican_city, 🇻🇪 venezuela, 🇻🇳 vietnam, ♍ virgo, 🏴󠁧󠁢󠁷󠁬󠁳󠁿 wales, 🇼🇫 wallis_futuna
    🇪🇭 western_sahara, 🇾🇪 yemen, 💤 zzz, 🇿🇲 zambia, 🇿🇼 zimbabwe, 🧮 abacus, 🪗 accordion
    🩹 adhesive_bandage, 🎟️ tickets admission_tickets, 🚡 aerial_tramway, ✈️ airplane
    🛬 airplane_arriving flight_arrival airplane_arrival, 🛫 flight_departure airplane_departure
    ⏰ alarm_clock, ⚗️ alembic, 👽 alien, 👾 space_invader alien_monster, 🚑 ambulance
    🏈 football american_football, 🏺 amphora, 🫀 anatomical_heart, ⚓ anchor
    💢 anger anger_symbol, 😠 angry angry_face, 👿 imp, 😧 anguished anguished_face, 🐜 ant
    📶 signal_strength antenna_bars, 😰 cold_sweat, 🚛 articulated_lorry, 🧑‍🎨 artist
    🎨 art artist_palette, 😲 astonished astonished_face, 🧑‍🚀 astronaut, ⚛️ atom_symbol
    🛺 auto_rickshaw, 🚗 car red_car automobile, 🥑 avocado, 🪓 axe, 👶 baby, 👼 angel baby_angel
    🍼 baby_bottle, 🐤 baby_chick, 🚼 baby_symbol, 👇 point_down, 👈 point_left, 👉 point_right
    👆 point_up_2, 🎒 school_satchel backpack, 🥓 bacon, 🦡 badger
    🏸 badminton_racquet_and_shuttlecock badminton, 🥯 bagel, 🛄 baggage_claim, 🥖 baguette_bread
    ⚖️ scales balance_scale, 🧑‍🩰 ballet_dancer, 🩰 ballet_shoes, 🎈 balloon, 🗳️ ballot_box
    🍌 banana, 🪕 banjo, 🏦 bank, 📊 bar_chart, 💈 barber barber_pole, ⚾ baseball, 🧺 basket
    🏀 basketball, 🦇 bat, 🛁 bathtub, 🔋 battery, 🏖️ beach_umbrella, 😁 grin, 🫘 beans, 🐻 bear
    💓 heartbeat beating_heart, 🦫 beaver, 🛏️ bed, 🍺 beer beer_mug, 🔔 bell, 🫑 bell_pepper
    🔕 no_bell, 🛎️ bellhop_bell, 🍱 bento bento_box, 🧃 beverage_box, 🚲 bike bicycle, 👙 bikini
    🧢 billed_cap, ☣️ biohazard_sign biohazard, 🐦 bird, 🎂 birthday birthday_cake, 🦬 bison
    🫦 biting_lip, 🐦‍⬛ raven crow rook black_bird, 🐈‍⬛ black_cat, ⚫ black_circle
    🏴 waving_black_flag black_flag, 🖤 black_heart, ⬛ black_large_square
    ◾ black_medium_small_square, ◼️ black_medium_square, ✒️ black_nib, ▪️ black_small_square
    🔲 black_square_button, 🌼 blossom, 🐡 blowfish, 📘 blue_book, 🔵 large_blue_circle blue_circle
    💙 blue_heart, 🟦 blue_square, 🫐 blueberries, 🐗 boar, 💣 bomb, 🦴 bone, 🔖 bookmark
    📑 bookmark_tabs, 📚 books, 🪃 boomerang, 🍾 champagne, 💐 bouquet, 🏹 bow_and_arrow
    🥣 bowl_with_spoon, 🎳 bowling, 🥊 boxing_glove, 👦 boy, 🧠 brain, 🍞 bread
    🤱 breast_feeding breast-feeding, 🧱 bricks brick, 🌉 bridge_at_night, 💼 briefcase
    🩲 swim_brief briefs, 🔆 high_brightness bright_button, 🥦 broccoli, ⛓️‍💥 broken_chain
    💔 broken_heart, 🧹 broom, 🟤 brown_circle, 🤎 brown_heart, 🍄‍🟫 brown_mushroom, 🟫 brown_square
    🧋 bubble_tea, 🫧 bubbles, 🪣 bucket, 🐛 bug, 🏗️ building_construction
    🚅 bullettrain_front bullet_train, 🎯 dart bullseye, 🌯 burrito, 🚌 bus, 🚏 busstop bus_stop
    👤 bust_in_silhouette, 👥 busts_in_silhouette, 🧈 butter, 🦋 butterfly, 🌵 cactus, 📅 date
    🤙 call_me_hand, 🐪 dromedary_camel, 📷 camera, 📸 camera_flash, 🏕️ camping, 🕯️ candle
    🍬 candy, 🥫 canned_food, 🛶 canoe, 🗃️ card_file_box, 📇 card_index, 🗂️ card_index_dividers
    🎠 carousel_horse, 🎏 flags carp_streamer, 🪚 carpentry_saw, 🥕 carrot
    🏰 european_castle castle, 🐈 cat2, 🐱 cat cat_face, 😹 joy_cat, 😼 smirk_cat, ⛓️ chains
    🪑 chair, 📉 chart_with_downwards_trend chart_decreasing
    📈 chart_with_upwards_trend chart_increasing, 💹 chart, ☑️ ballot_box_with_check
    ✔️ heavy_check_mark check_mark, ✅ white_check_mark, 🧀 cheese cheese_wedge
    🏁 checkered_flag chequered_flag, 🍒 cherries, 🌸 cherry_blossom, ♟️ chess_pawn, 🌰 chestnut
    🐔 chicken, 🧒 child, 🚸 children_crossing, 🐿️ chipmunk, 🍫 chocolate_bar, 🥢 chopsticks
    ⛪ church, 🚬 smoking cigarette, 🎦 cinema, Ⓜ️ m circled_m, 🎪 circus_tent, 🏙️ cityscape
    🌆 city_sunset, 🗜️ compression clamp, 🎬 clapper clapper_board, 👏 clap clapping_hands
    🏛️ classical_building, 🍻 beers, 🥂 clinking_glasses, 📋 clipboard, 🔃 arrows_clockwise
    📕 closed_book, 📪 mailbox_closed, 📫 mailbox, 🌂 closed_umbrella, ☁️ cloud
    🌩️ cloud_with_lightning, ⛈️ thunder_cloud_and_rain, 🌧️ cloud_with_rain, 🌨️ cloud_with_snow
    🤡 clown_face, ♣️ clubs club_suit, 👝 pouch clutch_bag, 🧥 coat, 🪳 cockroach
    🍸 cocktail cocktail_glass, 🥥 coconut, ⚰️ coffin, 🪙 coin, 🥶 cold_face, 💥 boom collision
    ☄️ comet, 🧭 compass, 💽 minidisc computer_disk, 🖱️ three_button_mouse computer_mouse
    🎊 confetti_ball, 😖 confounded confounded_face, 😕 confused confused_face, 🚧 construction
    👷 construction_worker, 🎛️ control_knobs, 🏪 convenience_store, 🧑‍🍳 cook, 🍚 rice cooked_rice
    🍪 cookie, 🍳 egg fried_egg cooking, ©️ copyright, 🪸 coral, 🛋️ couch_and_lamp
    🔄 arrows_counterclockwise, 💑 couple_with_heart, 🐄 cow2, 🐮 cow cow_face, 🤠 cowboy_hat_face
    🦀 crab, 🫫 cracking_face, 🖍️ lower_left_crayon crayon, 💳 credit_card, 🌙 crescent_moon
    🦗 cricket, 🏏 cricket_bat_and_ball cricket_game, 🐊 crocodile, 🥐 croissant, ❌ x cross_mark
    ❎ negative_squared_cross_mark, 🤞 crossed_fingers, 🎌 crossed_flags, ⚔️ crossed_swords
    👑 crown, 🩼 crutch, 😿 crying_cat_face crying_cat, 😢 cry crying_face, 🔮 crystal_ball
    🥒 cucumber, 🥤 cup_with_straw, 🧁 cupcake, 🥌 curling_stone, ➰ curly_loop
    💱 currency_exchange, 🍛 curry curry_rice, 🍮 custard, 🛃 customs, 🥩 cut_of_meat, 🌀 cyclone
    🗡️ dagger_knife dagger, 🍡 dango, 💨 dash dashing_away, 🧏‍♂️ deaf_man, 🧏 deaf_person
    🧏‍♀️ deaf_woman, 🌳 deciduous_tree, 🦌 deer, 🚚 truck delivery_truck, 🏬 department_store
    🏚️ derelict_house_building derelict_house, 🏜️ desert, 🏝️ desert_island
    🖥️ desktop_computer, 🕵️ sleuth_or_spy detective, ♦️ diamonds diamond_suit
    🔅 low_brightness dim_button, 😞 disappointed disappointed_face, 🥸 disguised_face
    🫪 distorted_face, ➗ heavy_division_sign divide, 🤿 diving_mask, 🪔 diya_lamp, 💫 dizzy, 🧬 dna
    🦤 dodo, 🐕 dog2, 🐶 dog dog_face, 💵 dollar dollar_banknote, 🐬 flipper dolphin, 🫏 donkey
    🚪 door, 🫥 dotted_line_face, 🔯 six_pointed_star dotted_six_pointed_star, ➿ loop
    ‼️ bangbang, 🍩 doughnut, 🕊️ dove_of_peace dove
    ↙️ arrow_lower_left down_left_arrow down-left_arrow
    ↘️ arrow_lower_right down_right_arrow down-right_arrow, ⬇️ arrow_down down_arrow, 😓 sweat
    🔽 arrow_down_small downwards_button, 🐉 dragon, 🐲 dragon_face, 👗 dress, 🤤 drooling_face
    🩸 drop_of_blood, 💧 droplet, 🥁 drum, 🦆 duck, 🥟 dumpling, 📀 dvd, 📧 email e_mail e-mail
    🦅 eagle, 👂 ear, 🌽 corn, 🥚 egg2, 🍆 eggplant
    ✴️ eight_pointed_black_star eight_pointed_star eight-pointed_star
    ✳️ eight_spoked_asterisk eight-spoked_asterisk, 🕣 clock830 eight_thirty eight-thirty
    🕗 clock8 eight_oclock, ⏏️ eject_symbol eject_button, 🔌 electric_plug, 🐘 elephant
    🛗 elevator, 🕦 clock1130 eleven_thirty eleven-thirty, 🕚 clock11 eleven_oclock, 🧝 elf
    🪹 empty_nest, 😡 rage pout enraged_face, ✉️ envelope, 📩 envelope_with_arrow, 🪌 eraser
    💶 euro euro_banknote, 🌲 evergreen_tree, 🐑 sheep ewe, ⁉️ interrobang, 🤯 exploding_head
    😑 expressionless expressionless_face, 👁️ eye, 👁️‍🗨️ eye_speech_bubble, 👀 eyes
    😘 kissing_heart, 😮‍💨 face_exhaling, 😶‍🌫️ face_in_clouds, 😋 yum, 😱 scream
    🤮 vomiting_face face_vomiting, 😵 dizzy_face face_with_crossed_out_eyes knocked_out_face
    🤭 hand_over_mouth, 🤕 face_with_head_bandage, 😷 mask, 🧐 monocle_face, 😮 open_mouth
    🤨 raised_eyebrow, 🙄 roll_eyes, 😤 triumph, 🤬 cursing_face, 😂 joy, 🤒 face_with_thermometer
    😛 stuck_out_tongue, 😶 no_mouth, 🏭 factory, 🧑‍🏭 factory_worker, 🧚 fairy, 🧆 falafel
    🍂 fallen_leaf, 👪 family, 🧑‍🧒 family_adult_child, 👨‍👦 family_man_boy, 👨‍👧 family_man_girl
    👩‍👦 family_woman_boy, 👩‍👧 family_woman_girl, 🧑‍🌾 farmer
    ⏩ fast_forward fast_forward_button fast-forward_button, ⏬ arrow_double_down, ⏪ rewind
    ⏫ arrow_double_up, 📠 fax fax_machine, 😨 fearful fearful_face, 🪶 feather, ♀️ female_sign
    🎡 ferris_wheel, ⛴️ ferry, 🏑 field_hockey_stick_and_ball field_hockey, 🫯 fight_cloud
    🗄️ file_cabinet, 📁 file_folder, 🎞️ film_strip film_frames, 📽️ film_projector
    🫆 fingerprint, 🔥 fire, 🚒 fire_engine, 🧯 fire_extinguisher, 🧨 firecracker, 🧑‍🚒 firefighter
    🎆 fireworks, 🌓 first_quarter_moon, 🌛 first_quarter_moon_with_face, 🐟 fish, 🍥 fish_cake
    🎣 fishing_pole_and_fish fishing_pole, 🕠 clock530 five_thirty five-thirty
    🕔 clock5 five_oclock, ⛳ golf, 🦩 flamingo, 🔦 flashlight, 🥿 flat_shoe, 🫓 flatbread
    ⚜️ fleur_de_lis fleur-de-lis, 💪 muscle flexed_biceps, 💾 floppy_disk
    🎴 flower_playing_cards, 😳 flushed flushed_face, 🪈 flute, 🪰 fly, 🥏 flying_disc
    🛸 flying_saucer, 🌫️ fog, 🌁 foggy, 🙏 pray folded_hands, 🪭 folding_hand_fan, 🫕 fondue
    🦶 foot, 👣 footprints, 🍴 fork_and_knife, 🍽️ plate_with_cutlery, 🥠 fortune_cookie
    ⛲ fountain, 🖋️ lower_left_fountain_pen fountain_pen, 🕟 clock430 four_thirty four-thirty
    🍀 four_leaf_clover, 🕓 clock4 four_oclock, 🦊 fox_face fox
    🖼️ frame_with_picture framed_picture, 🍟 fries french_fries, 🍤 fried_shrimp, 🐸 frog
    🐥 hatched_chick front_facing_baby_chick, ☹️ white_frowning_face frowning_face, 😦 frowning
    ⛽ fuelpump fuel_pump, 🌕 full_moon, 🌝 full_moon_with_face, ⚱️ funeral_urn, 🎲 game_die
    🧄 garlic, ⚙️ gear, 💎 gem gem_stone, 🧞 genie, 👻 ghost, 🫚 ginger_root, 🦒 giraffe, 👧 girl
    🥛 milk_glass, 👓 eyeglasses glasses, 🌎 earth_americas globe_showing_americas
    🌏 earth_asia globe_showing_asia_australia, 🌍 earth_africa globe_showing_europe_africa
    🌐 globe_with_meridians, 🧤 gloves, 🌟 star2 glowing_star, 🥅 goal_net, 🐐 goat
    👺 japanese_goblin goblin, 🥽 goggles, 🪿 goose, 🦍 harambe gorilla
    🎓 mortar_board graduation_cap, 🍇 grapes, 🍏 green_apple, 📗 green_book, 🟢 green_circle
    💚 green_heart, 🥗 green_salad, 🟩 green_square, 🩶 grey_heart, 😬 grimacing grimacing_face
    😺 smiley_cat grinning_cat, 😸 smile_cat, 😀 grinning grinning_face, 😃 smiley, 😄 smile
    😅 sweat_smile, 😆 satisfied laughing, 💗 heartpulse growing_heart, 💂 guard, 🦮 guide_dog
    🎸 guitar, 🪮 hair_pick, 🫈 hairy_creature, 🍔 hamburger, 🔨 hammer, ⚒️ hammer_and_pick
    🛠️ hammer_and_wrench, 🪬 hamsa, 🐹 hamster, 🖐️ raised_hand_with_fingers_splayed, 👜 handbag
    🤝 handshake, 🪉 harp, 🐣 hatching_chick, 🙂‍↔️ head_shaking_horizontally
    🙂‍↕️ head_shaking_vertically, 🎧 headphones headphone, 🪦 headstone, 🧑‍⚕️ health_worker
    🙉 hear_no_evil hear_no_evil_monkey hear-no-evil_monkey, 💟 heart_decoration
    ❣️ heavy_heart_exclamation heavy_heart_exclamation_mark_ornament heart_exclamation
    🫶 heart_hands, ❤️‍🔥 heart_on_fire, ♥️ hearts heart_suit, 💘 cupid, 💝 gift_heart
    💲 heavy_dollar_sign, 🟰 heavy_equals_sign, 🦔 hedgehog, 🚁 helicopter, 🌿 herb, 🌺 hibiscus
    👠 high_heel high_heeled_shoe high-heeled_shoe
    🚄 bullettrain_side high_speed_train high-speed_train, ⚡ zap high_voltage, 🥾 hiking_boot
    🛕 hindu_temple, 🦛 hippopotamus, 🕳️ hole, ⭕ o, 🍯 honey_pot, 🐝 bee honeybee, 🪝 hook
    🚥 traffic_light, 🐎 racehorse, 🐴 horse horse_face, 🏇 horse_racing, 🏥 hospital
    ☕ coffee hot_beverage, 🌭 hotdog hot_dog, 🥵 hot_face, 🌶️ hot_pepper
    ♨️ hotsprings hot_springs, 🏨 hotel, ⌛ hourglass hourglass_done, ⏳ hourglass_flowing_sand
    🏠 house, 🏡 house_with_garden, 🏘️ house_buildings houses, 💯 100 hundred_points
    😯 hushed hushed_face, 🛖 hut, 🪻 hyacinth, 🧊 ice_cube ice, 🍨 ice_cream
    🏒 ice_hockey_stick_and_puck ice_hockey, ⛸️ ice_skate, 🪪 identification_card, 📥 inbox_tray
    📨 incoming_envelope, ☝️ point_up, ♾️ infinity, ℹ️ information_source information, 🔤 abc
    🔡 abcd, 🔠 capital_abcd, 🔢 1234 input_numbers, 🔣 symbols input_symbols
    🎃 jack_o_lantern jack-o-lantern, 🫙 jar, 👖 jeans, 🪼 jellyfish, 🃏 black_joker joker
    🕹️ joystick, 🧑‍⚖️ judge, 🕋 kaaba, 🦘 kangaroo, 🔑 key, ⌨️ keyboard, #️⃣ hash, *️⃣ asterisk
    0️⃣ zero keycap_0, 1️⃣ one keycap_1, 🔟 ten keycap_ten keycap_10, 2️⃣ two keycap_2
    3️⃣ three keycap_3, 4️⃣ four keycap_4, 5️⃣ five keycap_5, 6️⃣ six keycap_6
    7️⃣ seven keycap_7, 8️⃣ eight keycap_8, 9️⃣ nine keycap_9, 🪯 khanda, 🛴 kick_scooter
    👘 kimono, 💏 couplekiss, 👨‍❤️‍💋‍👨 couplekiss_man_man, 💋 kiss kiss_mark
    👩‍❤️‍💋‍👨 couplekiss_man_woman, 👩‍❤️‍💋‍👩 couplekiss_woman_woman, 😽 kissing_cat
    😗 kissing kissing_face, 😚 kissing_closed_eyes, 😙 kissing_smiling_eyes
    🔪 hocho knife kitchen_knife, 🪁 kite, 🥝 kiwi_fruit, 🪢 knot, 🐨 koala, 🥼 lab_coat, 🏷️ label
    🥍 lacrosse, 🪜 ladder, 🐞 beetle lady_beetle, 🛘 landslide, 💻 computer laptop
    🔷 large_blue_diamond, 🔶 large_orange_diamond, 🌗 last_quarter_moon
    🌜 last_quarter_moon_with_face, ⏮️ previous_track_button, ✝️ latin_cross, 🍃 leaves
    🪾 leafless_tree, 🥬 leafy_green, 📒 ledger, 🤛 fist_left left_facing_fist left-facing_fist
    ↔️ left_right_arrow left-right_arrow, ⬅️ arrow_left left_arrow, ↪️ arrow_right_hook
    🛅 left_luggage, 🗨️ left_speech_bubble, 🫲 leftwards_hand, 🫷 leftwards_pushing_hand
    🫹 leftwards_thumb_sign, 🦵 leg, 🍋 lemon, 🐆 leopard, 🎚️ level_slider, 🩵 light_blue_heart
    💡 bulb light_bulb, 🚈 light_rail, 🛙 lighthouse, 🍋‍🟩 lime, 🔗 link
    🖇️ paperclips linked_paperclips, 🦁 lion_face lion, 💄 lipstick, 🚮 put_litter_in_its_place
    🦎 lizard, 🦙 llama, 🦞 lobster, 🔒 lock locked, 🔐 closed_lock_with_key, 🔏 lock_with_ink_pen
    🚂 steam_locomotive locomotive, 🍭 lollipop, 🪘 long_drum, 🧴 lotion_bottle, 🪷 lotus, 😭 sob
    📢 loudspeaker, 🤟 love_you_gesture love-you_gesture, 🏩 love_hotel, 💌 love_letter
    🪫 low_battery, 🧳 luggage, 🫁 lungs, 🤥 lying_face, 🧙 mage, 🪄 magic_wand, 🧲 magnet, 🔍 mag
    🔎 mag_right, 🀄 mahjong, ♂️ male_sign, 🦣 mammoth, 👨 man, 👨‍🎨 man_artist, 👨‍🚀 man_astronaut
    👨‍🦲 bald_man man_bald, 🧔‍♂️ man_beard, 🚴‍♂️ biking_man man_biking, 👱‍♂️ blond_haired_man
    ⛹️‍♂️ basketball_man bouncing_ball_man, 🙇‍♂️ bowing_man man_bowing, 🤸‍♂️ man_cartwheeling
    🧗‍♂️ climbing_man man_climbing, 👷‍♂️ construction_worker_man, 👨‍🍳 man_cook
    👨‍🦱 curly_haired_man, 🕺 man_dancing, 🕵️‍♂️ male_detective man_detective
    🧝‍♂️ elf_man man_elf, 🤦‍♂️ man_facepalming, 👨‍🏭 man_factory_worker
    🧚‍♂️ fairy_man man_fairy, 👨‍🌾 man_farmer, 👨‍🍼 man_feeding_baby, 👨‍🚒 man_firefighter
    🙍‍♂️ frowning_man man_frowning, 🧞‍♂️ genie_man man_genie
    🙅‍♂️ no_good_man ng_man man_gesturing_no, 🙆‍♂️ ok_man man_gesturing_ok, 💇‍♂️ haircut_man
    💆‍♂️ massage_man, 🏌️‍♂️ golfing_man man_golfing, 💂‍♂️ guardsman man_guard
    👨‍⚕️ man_health_worker, 🧘‍♂️ lotus_position_man, 🧖‍♂️ sauna_man, 🤵‍♂️ man_in_tuxedo
    👨‍⚖️ man_judge, 🤹‍♂️ man_juggling, 🧎‍♂️ kneeling_man man_kneeling
    🏋️‍♂️ weight_lifting_man, 🧙‍♂️ mage_man man_mage, 👨‍🔧 man_mechanic
    🚵‍♂️ mountain_biking_man, 👨‍💼 man_office_worker, 👨‍✈️ man_pilot, 🤾‍♂️ man_playing_handball
    👮‍♂️ policeman, 🙎‍♂️ pouting_man man_pouting, 🙋‍♂️ raising_hand_man, 👨‍🦰 red_haired_man
    🚣‍♂️ rowing_man, 🏃‍♂️ running_man man_running, 👨‍🔬 man_scientist, 🤷‍♂️ man_shrugging
    👨‍🎤 man_singer, 🧍‍♂️ standing_man man_standing, 👨‍🎓 man_student
    🦸‍♂️ superhero_man man_superhero, 🦹‍♂️ supervillain_man man_supervillain
    🏄‍♂️ surfing_man man_surfing, 🏊‍♂️ swimming_man man_swimming, 👨‍🏫 man_teacher
    👨‍💻 man_technologist, 💁‍♂️ sassy_man tipping_hand_man, 🧛‍♂️ vampire_man man_vampire
    🚶‍♂️ walking_man man_walking, 👳‍♂️ man_with_turban, 👨‍🦳 white_haired_man
    👰‍♂️ man_with_veil, 👨‍🦯 man_with_probing_cane, 🧟‍♂️ zombie_man man_zombie, 🥭 mango
    🕰️ mantelpiece_clock, 🦽 manual_wheelchair, 👞 mans_shoe shoe, 🗾 japan map_of_japan
    🍁 maple_leaf, 🪇 maracas, 🥋 martial_arts_uniform, 🧉 mate, 🍖 meat_on_bone, 🧑‍🔧 mechanic
    🦾 mechanical_arm, 🦿 mechanical_leg, ⚕️ medical_symbol, 📣 mega megaphone, 🍈 melon
    🫠 melting_face, 📝 pencil memo, 👬 two_men_holding_hands, 👯‍♂️ dancing_men
    🤼‍♂️ men_wrestling, ❤️‍🩹 mending_heart, 🕎 menorah_with_nine_branches menorah
    🚹 mens mens_room, 🧜‍♀️ mermaid, 🧜‍♂️ merman, 🧜 merperson, 🪋 meteor, 🚇 metro, 🦠 microbe
    🎤 microphone, 🔬 microscope, 🖕 fu middle_finger, 🪖 military_helmet
    🎖️ medal_military military_medal, 🌌 milky_way, 🚐 minibus, ➖ heavy_minus_sign minus
    🪞 mirror, 🪩 mirror_ball, 🗿 moyai moai, 📱 iphone mobile_phone, 📴 mobile_phone_off
    📲 calling, 🫌 monarch_butterfly, 🤑 money_mouth_face money-mouth_face, 💰 moneybag money_bag
    💸 money_with_wings, 🐒 monkey, 🐵 monkey_face, 🚝 monorail, 🥮 moon_cake, 🎑 rice_scene
    🫎 moose, 🕌 mosque, 🦟 mosquito, 🛥️ motor_boat, 🛵 motor_scooter
    🏍️ racing_motorcycle motorcycle, 🦼 motorized_wheelchair, 🛣️ motorway, 🗻 mount_fuji
    ⛰️ mountain, 🚠 mountain_cableway, 🚞 mountain_railway, 🐁 mouse2, 🐭 mouse mouse_face
    🪤 mouse_trap, 👄 lips mouth, 🎥 movie_camera, ✖️ heavy_multiplication_x multiply, 🍄 mushroom
    🎹 musical_keyboard, 🎵 musical_note, 🎶 notes musical_notes, 🎼 musical_score
    🔇 mute muted_speaker, 💅 nail_care nail_polish, 📛 name_badge, 🏞️ national_park
    🤢 nauseated_face, 🧿 nazar_amulet, 👔 necktie, 🤓 nerd_face, 🪺 nest_with_eggs
    🪆 nesting_dolls, 🪍 net_with_handle, 😐 neutral_face, 🌑 new_moon, 🌚 new_moon_with_face
    📰 newspaper, 🌃 night_with_stars, 🕤 clock930 nine_thirty nine-thirty, 🕘 clock9 nine_oclock
    🥷 ninja, 🚳 no_bicycles, ⛔ no_entry, 🚯 do_not_litter no_littering, 📵 no_mobile_phones
    🔞 underage, 🚷 no_pedestrians, 🚭 no_smoking, 🚱 non_potable_water non-potable_water, 👃 nose
    📓 notebook, 🔩 nut_and_bolt, 🐙 octopus, 🍢 oden, 🏢 office office_building, 🧑‍💼 office_worker
    👹 japanese_ogre ogre, 🛢️ oil_drum, 🗝️ old_key, 👴 older_man old_man
    👵 older_woman old_woman, 🧓 older_adult older_person, 🫒 olive, 🕉️ om_symbol om
    🚘 oncoming_automobile, 🚍 oncoming_bus, 👊 fist_oncoming punch facepunch oncoming_fist
    🚔 oncoming_police_car, 🚖 oncoming_taxi, 🩱 one_piece_swimsuit one-piece_swimsuit
    🕜 clock130 one_thirty one-thirty, 🕐 clock1 one_oclock, 🧅 onion, 📖 book open_book
    📂 open_file_folder, 👐 open_hands, 📭 mailbox_with_no_mail, 📬 mailbox_with_mail
    💿 cd optical_disk, 📙 orange_book, 🟠 orange_circle, 🧡 orange_heart, 🟧 orange_square
    🦧 orangutan, 🫍 orca, ☦️ orthodox_cross, 🦦 otter, 📤 outbox_tray, 🦉 owl, 🐂 ox, 🦪 oyster
    📦 package, 📄 page_facing_up, 📃 page_with_curl, 📟 pager
    🖌️ lower_left_paintbrush paintbrush, 🫳 palm_down_hand, 🌴 palm_tree, 🫴 palm_up_hand
    🤲 palms_up_together, 🥞 pancakes, 🐼 panda_face panda, 📎 paperclip, 🪂 parachute, 🦜 parrot
    〽️ part_alternation_mark, 🎉 tada party_popper, 🥳 partying_face, 🛳️ passenger_ship
    🛂 passport_control, ⏸️ double_vertical_bar pause_button, 🐾 feet paw_prints, 🫛 pea_pod
    ☮️ peace_symbol, 🍑 peach, 🦚 peacock, 🥜 peanuts, 🍐 pear, 🖊️ lower_left_ballpoint_pen pen
    ✏️ pencil2, 🐧 penguin, 😔 pensive pensive_face, 🧑‍🤝‍🧑 people_holding_hands
    🫂 people_hugging, 👯 dancers, 🤼 wrestling people_wrestling, 🎭 performing_arts
    😣 persevere persevering_face, 🧑 adult person, 🧑‍🦲 person_bald
    🧔 bearded_person person_beard, 🚴 bicyclist person_biking
    👱 blond_haired_person person_with_blond_hair, ⛹️ bouncing_ball_person person_with_ball
    🙇 bow person_bowing, 🤸 cartwheeling person_cartwheeling, 🧗 climbing person_climbing
    🧑‍🦱 person_curly_hair, 🤦 facepalm person_facepalming, 🧑‍🍼 person_feeding_baby
    🤺 person_fencing, 🙍 frowning_person person_frowning, 🙅 no_good person_gesturing_no
    🙆 ok_person person_gesturing_ok, 💇 haircut, 💆 massage, 🏌️ golfing golfer person_golfing
    🛌 sleeping_bed sleeping_accommodation, 🧘 lotus_position, 🧖 sauna_person
    🕴️ business_suit_levitating man_in_business_suit_levitating, 🤵 person_in_tuxedo
    🤹 juggling_person person_juggling, 🧎 kneeling_person person_kneeling
    🏋️ weight_lifting weight_lifter, 🚵 mountain_bicyclist, 🤾 handball_person, 🤽 water_polo
    🙎 pouting_face person_with_pouting_face person_pouting, 🙋 raising_hand
    🧑‍🦰 person_red_hair, 🚣 rowboat, 🏃 runner running person_running, 🤷 shrug person_shrugging
    🧍 standing_person person_standing, 🏄 surfer person_surfing, 🏊 swimmer person_swimming
    🛀 bath, 💁 tipping_hand_person information_desk_person, 🚶 walking person_walking
    👳 person_with_turban, 🧑‍🦳 person_white_hair, 🫅 person_with_crown, 👲 man_with_gua_pi_mao
    👰 person_with_veil, 🧑‍🦯 person_with_probing_cane, 🧫 petri_dish, 🐦‍🔥 phoenix, ⛏️ pick
    🫝 pickle, 🛻 pickup_truck, 🥧 pie, 🐖 pig2, 🐷 pig pig_face, 🐽 pig_nose, 💩 poop hankey shit
    💊 pill, 🧑‍✈️ pilot, 🤌 pinched_fingers, 🤏 pinching_hand, 🎍 bamboo pine_decoration
    🍍 pineapple, 🏓 table_tennis_paddle_and_ball ping_pong, 🩷 pink_heart, 🏴‍☠️ pirate_flag
    🍕 pizza, 🪅 pinata, 🪧 placard, 🛐 place_of_worship, ▶️ arrow_forward play_button
    🛝 playground_slide, 🥺 pleading_face, 🪠 plunger, ➕ heavy_plus_sign plus, 🐻‍❄️ polar_bear
    🚓 police_car, 🚨 rotating_light, 👮 cop police_officer, 🐩 poodle, 🎱 8ball, 🍿 popcorn
    🏤 european_post_office, 📯 postal_horn, 📮 postbox, 🍲 stew, 🚰 potable_water, 🥔 potato
    🪴 potted_plant, 🍗 poultry_leg, 💷 pound pound_banknote, 🫗 pouring_liquid, 😾 pouting_cat
    📿 prayer_beads, 🫃 pregnant_man, 🫄 pregnant_person, 🤰 pregnant_woman, 🥨 pretzel, 🤴 prince
    👸 princess, 🖨️ printer, 🚫 no_entry_sign prohibited, 🟣 purple_circle, 💜 purple_heart
    🟪 purple_square, 👛 purse, 📌 pushpin, 🧩 jigsaw puzzle_piece, 🐇 rabbit2
    🐰 rabbit rabbit_face, 🦝 raccoon, 🏎️ racing_car, 📻 radio, 🔘 radio_button
    ☢️ radioactive_sign radioactive, 🚃 railway_car, 🛤️ railway_track, 🌈 rainbow
    🏳️‍🌈 rainbow_flag, ✊ fist fist_raised raised_fist, ✋ hand raised_hand
    🙌 raised_hands raising_hands, 🐏 ram, 🐀 rat, 🪒 razor, 🧾 receipt
    ⏺️ black_circle_for_record record_button, ♻️ recycle recycling_symbol, 🍎 apple red_apple
    🔴 red_circle, 🧧 red_envelope, ❗ heavy_exclamation_mark exclamation, ❤️ heart red_heart
    🏮 izakaya_lantern lantern, ❓ question, 🟥 red_square, 🔻 small_red_triangle_down
    🔺 small_red_triangle, ®️ registered, 😌 relieved relieved_face, 🎗️ reminder_ribbon
    🔁 repeat repeat_button, 🔂 repeat_one
    ⛑️ helmet_with_white_cross rescue_worker_helmet rescue_workers_helmet, 🚻 restroom
    ◀️ arrow_backward reverse_button, 💞 revolving_hearts, 🦏 rhinoceros, 🎀 ribbon, 🍙 rice_ball
    🍘 rice_cracker, 🤜 fist_right right_facing_fist right-facing_fist, 🗯️ right_anger_bubble
    ➡️ arrow_right right_arrow, ⤵️ arrow_heading_down, ↩️ leftwards_arrow_with_hook
    ⤴️ arrow_heading_up, 🫱 rightwards_hand, 🫸 rightwards_pushing_hand, 🫺 rightwards_thumb_sign
    💍 ring, 🛟 ring_buoy, 🪐 ringed_planet, 🍠 sweet_potato, 🤖 robot_face robot, 🪨 rock, 🚀 rocket
    🧻 roll_of_paper, 🗞️ rolled_up_newspaper newspaper_roll rolled-up_newspaper
    🎢 roller_coaster, 🛼 roller_skate, 🤣 rofl, 🐓 rooster, 🫜 root_vegetable, 🌹 rose, 🏵️ rosette
    📍 round_pushpin, 🏉 rugby_football, 🎽 running_shirt_with_sash running_shirt
    👟 athletic_shoe running_shoe, 😥 disappointed_relieved, 🧷 safety_pin, 🦺 safety_vest
    ⛵ boat sailboat, 🍶 sake, 🧂 salt, 🫡 saluting_face, 🥪 sandwich, 🥻 sari
    🛰️ artificial_satellite, 📡 satellite satellite_antenna, 🦕 sauropod, 🎷 saxophone, 🧣 scarf
    🏫 school, 🧑‍🔬 scientist, ✂️ scissors, 🦂 scorpion, 🪛 screwdriver, 📜 scroll, 🦭 seal, 💺 seat
    🙈 see_no_evil see_no_evil_monkey see-no-evil_monkey, 🌱 seedling, 🤳 selfie, 🐕‍🦺 service_dog
    🕢 clock730 seven_thirty seven-thirty, 🕖 clock7 seven_oclock, 🪡 sewing_needle
    🫨 shaking_face, ☘️ shamrock, 🦈 shark, 🍧 shaved_ice, 🌾 ear_of_rice, 🛡️ shield
    ⛩️ shinto_shrine, 🚢 ship, 🌠 stars shooting_star, 🛍️ shopping shopping_bags
    🛒 shopping_cart, 🍰 cake shortcake, 🩳 shorts, 🪏 shovel, 🚿 shower, 🦐 shrimp
    🔀 twisted_rightwards_arrows, 🤫 shushing_face, 🤘 metal, 🧑‍🎤 singer
    🕡 clock630 six_thirty six-thirty, 🕕 clock6 six_oclock, 🛹 skateboard, ⛷️ skier, 🎿 ski skis
    💀 skull, ☠️ skull_and_crossbones, 🦨 skunk, 🛷 sled, 😴 sleeping sleeping_face
    😪 sleepy sleepy_face, 🙁 slightly_frowning_face, 🙂 slightly_smiling_face, 🎰 slot_machine
    🦥 sloth, 🛩️ small_airplane, 🔹 small_blue_diamond, 🔸 small_orange_diamond
    😻 heart_eyes_cat smiling_cat_with_heart_eyes, ☺️ relaxed smiling_face, 😇 innocent
    😍 heart_eyes smiling_face_with_heart_eyes, 🥰 smiling_face_with_three_hearts, 😈 smiling_imp
    🤗 hugging_face hugs, 😊 blush, 😎 sunglasses, 😏 smirk smirking_face, 🐌 snail, 🐍 snake
    🤧 sneezing_face, 🏔️ mountain_snow snow_capped_mountain snow-capped_mountain, 🏂 snowboarder
    ❄️ snowflake, ☃️ snowman_with_snow, ⛄ snowman, 🧼 soap, ⚽ soccer soccer_ball, 🧦 socks
    🍦 icecream, 🥎 softball, ♠️ spades spade_suit, 🍝 spaghetti, ❇️ sparkle, 🎇 sparkler
    ✨ sparkles, 💖 sparkling_heart, 🙊 speak_no_evil speak_no_evil_monkey speak-no-evil_monkey
    🔊 loud_sound, 🔈 speaker, 🔉 sound, 🗣️ speaking_head_in_silhouette speaking_head
    💬 speech_balloon, 🚤 speedboat, 🕷️ spider, 🕸️ spider_web
    🗓️ spiral_calendar_pad spiral_calendar, 🗒️ spiral_note_pad spiral_notepad
    🐚 shell spiral_shell, 🫟 splatter, 🧽 sponge, 🥄 spoon, 🚙 blue_car
    🏅 medal_sports sports_medal, 🐳 whale spouting_whale, 🦑 squid
    😝 stuck_out_tongue_closed_eyes, 🏟️ stadium, ⭐ star, 🤩 star_struck star-struck
    ☪️ star_and_crescent, ✡️ star_of_david, 🚉 station, 🍜 ramen steaming_bowl, 🩺 stethoscope
    ⏹️ black_square_for_stop stop_button, 🛑 stop_sign, ⏱️ stopwatch, 📏 straight_ruler
    🍓 strawberry, 🧑‍🎓 student, 🎙️ studio_microphone, 🥙 stuffed_flatbread, ☀️ sunny sun
    ⛅ partly_sunny, 🌥️ white_sun_behind_cloud, 🌤️ white_sun_with_small_cloud, 🌞 sun_with_face
    🌻 sunflower, 🕶️ dark_sunglasses, 🌅 sunrise, 🌄 sunrise_over_mountains
    🌇 city_sunrise sunset, 🦸 superhero, 🦹 supervillain, 🍣 sushi, 🚟 suspension_railway, 🦢 swan
    💦 sweat_drops sweat_droplets, 🕍 synagogue, 💉 syringe, 👕 tshirt shirt t_shirt t-shirt
    🌮 taco, 🥡 takeout_box, 🫔 tamale, 🎋 tanabata_tree, 🍊 orange mandarin tangerine, 🚕 taxi
    🧑‍🏫 teacher, 🍵 tea, 🫖 teapot, 📆 calendar tear_off_calendar tear-off_calendar
    🧑‍💻 technologist, 🧸 teddy_bear, ☎️ phone telephone, 📞 telephone_receiver, 🔭 telescope
    📺 tv television, 🕥 clock1030 ten_thirty ten-thirty, 🕙 clock10 ten_oclock, 🎾 tennis, ⛺ tent
    🧪 test_tube, 🌡️ thermometer, 🤔 thinking thinking_face, 🩴 thong_sandal, 💭 thought_balloon
    🧵 thread, 🕞 clock330 three_thirty three-thirty, 🕒 clock3 three_oclock
    👎 thumbsdown _1 -1 thumbs_down, 👍 thumbsup +1 thumbs_up, 🎫 ticket, 🐅 tiger2
    🐯 tiger tiger_face, ⏲️ timer_clock, 😫 tired_face, 🚽 toilet, 🍅 tomato, 👅 tongue, 🧰 toolbox
    🦷 tooth, 🪥 toothbrush, 🎩 tophat top_hat, 🌪️ cloud_with_tornado tornado, 🖲️ trackball
    🚜 tractor, ™️ tm trade_mark, 🚆 train2, 🚊 tram, 🚋 train tram_car, 🏳️‍⚧️ transgender_flag
    ⚧️ transgender_symbol, 🪎 treasure_chest, 🚩 triangular_flag_on_post triangular_flag
    📐 triangular_ruler, 🔱 trident trident_emblem, 🧌 troll, 🚎 trolleybus, 🪊 trombone, 🏆 trophy
    🍹 tropical_drink, 🐠 tropical_fish, 🎺 trumpet, 🌷 tulip, 🥃 tumbler_glass, 🦃 turkey, 🐢 turtle
    🕧 clock1230 twelve_thirty twelve-thirty, 🕛 clock12 twelve_oclock
    🐫 camel two_hump_camel two-hump_camel, 🕝 clock230 two_thirty two-thirty, 💕 two_hearts
    🕑 clock2 two_oclock, ☂️ open_umbrella, ⛱️ parasol_on_ground, ☔ umbrella
    😒 unamused unamused_face, 🦄 unicorn_face unicorn, 🔓 unlock unlocked
    ↕️ arrow_up_down up_down_arrow up-down_arrow
    ↖️ arrow_upper_left up_left_arrow up-left_arrow
    ↗️ arrow_upper_right up_right_arrow up-right_arrow, ⬆️ arrow_up up_arrow
    🙃 upside_down_face upside-down_face, 🔼 arrow_up_small upwards_button, 🧛 vampire
    🚦 vertical_traffic_light, 📳 vibration_mode, ✌️ v victory_hand, 📹 video_camera
    🎮 video_game, 📼 vhs videocassette, 🎻 violin, 🌋 volcano, 🏐 volleyball, 🖖 vulcan_salute
    🧇 waffle, 🌘 waning_crescent_moon, 🌖 waning_gibbous_moon, ⚠️ warning, 🗑️ wastebasket
    ⌚ watch, 🐃 water_buffalo, 🚾 wc water_closet, 🔫 gun water_pistol, 🌊 ocean water_wave
    🍉 watermelon, 👋 wave waving_hand, 〰️ wavy_dash, 🌒 waxing_crescent_moon, 🌔 moon
    🙀 scream_cat weary_cat, 😩 weary weary_face, 💒 wedding, 🐋 whale2, 🛞 wheel
    ☸️ wheel_of_dharma, ♿ wheelchair wheelchair_symbol, 🦯 probing_cane white_cane
    ⚪ white_circle, ❕ grey_exclamation, 🏳️ waving_white_flag white_flag, 💮 white_flower
    🤍 white_heart, ⬜ white_large_square, ◽ white_medium_small_square, ◻️ white_medium_square
    ❔ grey_question, ▫️ white_small_square, 🔳 white_square_button, 🥀 wilted_flower
    🎐 wind_chime, 🌬️ wind_blowing_face wind_face, 🪟 window, 🍷 wine_glass, 🪽 wing
    😉 wink winking_face, 😜 stuck_out_tongue_winking_eye, 🛜 wireless, 🐺 wolf, 👩 woman, 👫 couple
    👩‍🎨 woman_artist, 👩‍🚀 woman_astronaut, 👩‍🦲 bald_woman woman_bald, 🧔‍♀️ woman_beard
    🚴‍♀️ biking_woman woman_biking, 👱‍♀️ blonde_woman blond_haired_woman
    ⛹️‍♀️ basketball_woman bouncing_ball_woman, 🙇‍♀️ bowing_woman woman_bowing
    🤸‍♀️ woman_cartwheeling, 🧗‍♀️ climbing_woman woman_climbing
    👷‍♀️ construction_worker_woman, 👩‍🍳 woman_cook, 👩‍🦱 curly_haired_woman
    💃 dancer woman_dancing, 🕵️‍♀️ female_detective woman_detective, 🧝‍♀️ elf_woman woman_elf
    🤦‍♀️ woman_facepalming, 👩‍🏭 woman_factory_worker, 🧚‍♀️ fairy_woman woman_fairy
    👩‍🌾 woman_farmer, 👩‍🍼 woman_feeding_baby, 👩‍🚒 woman_firefighter
    🙍‍♀️ frowning_woman woman_frowning, 🧞‍♀️ genie_woman woman_genie
    🙅‍♀️ ng_woman no_good_woman woman_gesturing_no, 🙆‍♀️ ok_woman woman_gesturing_ok
    💇‍♀️ haircut_woman, 💆‍♀️ massage_woman, 🏌️‍♀️ golfing_woman woman_golfing
    💂‍♀️ guardswoman woman_guard, 👩‍⚕️ woman_health_worker, 🧘‍♀️ lotus_position_woman
    🧖‍♀️ sauna_woman, 🤵‍♀️ woman_in_tuxedo, 👩‍⚖️ woman_judge, 🤹‍♀️ woman_juggling
    🧎‍♀️ kneeling_woman woman_kneeling, 🏋️‍♀️ weight_lifting_woman, 🧙‍♀️ mage_woman woman_mage
    👩‍🔧 woman_mechanic, 🚵‍♀️ mountain_biking_woman, 👩‍💼 woman_office_worker, 👩‍✈️ woman_pilot
    🤾‍♀️ woman_playing_handball, 👮‍♀️ policewoman, 🙎‍♀️ pouting_woman woman_pouting
    🙋‍♀️ raising_hand_woman, 👩‍🦰 red_haired_woman, 🚣‍♀️ rowing_woman
    🏃‍♀️ running_woman woman_running, 👩‍🔬 woman_scientist, 🤷‍♀️ woman_shrugging
    👩‍🎤 woman_singer, 🧍‍♀️ standing_woman woman_standing, 👩‍🎓 woman_student
    🦸‍♀️ superhero_woman woman_superhero, 🦹‍♀️ supervillain_woman woman_supervillain
    🏄‍♀️ surfing_woman woman_surfing, 🏊‍♀️ swimming_woman woman_swimming, 👩‍🏫 woman_teacher
    👩‍💻 woman_technologist, 💁‍♀️ sassy_woman tipping_hand_woman
    🧛‍♀️ vampire_woman woman_vampire, 🚶‍♀️ walking_woman woman_walking, 👳‍♀️ woman_with_turban
    👩‍🦳 white_haired_woman, 🧕 woman_with_headscarf, 👰‍♀️ bride_with_veil
    👩‍🦯 woman_with_probing_cane, 🧟‍♀️ zombie_woman woman_zombie, 👢 boot womans_boot
    👚 womans_clothes, 👒 womans_hat, 👡 sandal womans_sandal, 👭 two_women_holding_hands
    👯‍♀️ dancing_women, 🤼‍♀️ women_wrestling, 🚺 womens womens_room, 🪵 wood, 🥴 woozy_face
    🗺️ world_map, 🪱 worm, 😟 worried worried_face, 🎁 gift wrapped_gift, 🔧 wrench
    ✍️ writing_hand, 🩻 x_ray x-ray, 🧶 yarn, 🥱 yawning_face, 🟡 yellow_circle, 💛 yellow_heart
    🟨 yellow_square, 💴 yen yen_banknote, ☯️ yin_yang, 🪀 yo_yo yo-yo, 🤪 zany_face, 🦓 zebra
    🤐 zipper_mouth_face zipper-mouth_face, 🧟 zombie, 🇦🇽 aland_islands
    """
}
