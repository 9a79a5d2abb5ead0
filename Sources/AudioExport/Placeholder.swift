// Filled by the first type that serves here.
