/// Ordinary words of each language.
enum OrdinaryWords {
  /// The words for a voice.
  static func of(_ voice: String) -> [String] {
    let text =
      switch voice {
      case Voices.french: french
      case Voices.german: german
      case Voices.spanish: spanish
      case Voices.italian: italian
      default: english
      }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let english = """
    the and into because water bottle kitchen window garden computer yesterday tomorrow daughter
    thought through enough laughter beautiful measure vision treasure church judge orange village
    language world early turn bird nurse letter number winter summer little middle button cotton
    rhythm prison physical physics station nation action question answer knife knee honest hour
    island castle listen often muscle island ghost yellow young usual unit music few new juice
    squirrel mirror very sorry tomato potato data city pretty butter matter party dirty forty
    sixth twelfth months clothes strength length asked texts fire hour player lawyer employer
    idea area real theatre museum create poem cruel curious furious serious mysterious
    photograph photography photographic economy economic elephant banana animal family
    """

  private static let french = """
    bonjour maison jardin fenêtre voiture chien chat oiseau arbre fleur soleil lune étoile rivière
    montagne ville village école livre papier crayon table chaise lit porte cuisine pain vin eau
    fromage beurre œuf viande poisson légume fruit pomme poire cerise fraise citron orange raisin
    matin midi soir nuit jour semaine mois année hier demain toujours jamais souvent parfois
    grand petit beau belle vieux jeune nouveau bon mauvais rouge bleu vert jaune noir blanc
    manger boire dormir marcher courir parler écouter regarder chanter danser travailler jouer
    famille père mère frère sœur enfant garçon fille homme femme ami voisin médecin boulanger
    un deux trois quatre cinq six sept huit neuf dix vingt trente cent mille le la les de
    """

  private static let german = """
    Haus Garten Fenster Tür Wasser Flasche Küche Tisch Stuhl Bett Lampe Buch Papier Stift Schule
    Straße Stadt Dorf Berg Fluss Wald Baum Blume Sonne Mond Stern Himmel Wolke Regen Schnee Wind
    Hund Katze Vogel Fisch Pferd Kuh Schwein Huhn Apfel Birne Kirsche Erdbeere Zitrone Brot Käse
    Butter Milch Ei Fleisch Gemüse Kartoffel Zwiebel Mutter Vater Bruder Schwester Kind Junge
    Mädchen Mann Frau Freund Nachbar Arzt Bäcker Lehrer Morgen Mittag Abend Nacht Tag Woche Monat
    Jahr gestern heute immer nie oft manchmal groß klein schön alt jung neu gut schlecht rot blau
    grün gelb schwarz weiß essen trinken schlafen gehen laufen sprechen hören sehen singen tanzen
    arbeiten spielen eins zwei drei vier fünf sechs sieben acht neun zehn zwanzig hundert tausend
    """

  private static let spanish = """
    casa jardín ventana puerta agua botella cocina mesa silla cama lámpara libro papel lápiz escuela
    calle ciudad pueblo montaña río bosque árbol flor sol luna estrella cielo nube lluvia nieve
    viento perro gato pájaro pez caballo vaca cerdo gallina manzana pera cereza fresa limón naranja
    pan queso mantequilla leche huevo carne verdura patata cebolla madre padre hermano hermana niño
    niña hombre mujer amigo vecino médico panadero maestro mañana tarde noche día semana mes año
    ayer hoy siempre nunca grande pequeño hermoso viejo joven nuevo bueno malo rojo azul verde
    amarillo negro blanco comer beber dormir caminar correr hablar escuchar mirar cantar bailar
    trabajar jugar uno dos tres cuatro cinco seis siete ocho nueve diez veinte cien mil
    """

  private static let italian = """
    casa giardino finestra porta acqua bottiglia cucina tavolo sedia letto lampada libro carta matita
    scuola strada città paese montagna fiume bosco albero fiore sole luna stella cielo nuvola pioggia
    neve vento cane gatto uccello pesce cavallo mucca maiale gallina mela pera ciliegia fragola limone
    arancia pane formaggio burro latte uovo carne verdura patata cipolla madre padre fratello sorella
    bambino ragazza uomo donna amico vicino medico panettiere maestro mattina pomeriggio sera notte
    giorno settimana mese anno ieri oggi sempre mai grande piccolo bello vecchio giovane nuovo buono
    cattivo rosso verde giallo nero bianco mangiare bere dormire camminare correre parlare ascoltare
    guardare cantare ballare lavorare giocare uno due tre quattro cinque sei sette otto nove dieci
    """
}
