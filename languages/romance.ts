/** Endings of verbs, and of nouns made from them, that Spanish and Portuguese share. */
export const verbEndings =
  'amentos?|imentos?|adoras?|edoras?|idoras?|ador|edor|idor|ando|endo|indo|iendo|ados?|adas?|idos?|idas?|aram|eram|iram|aron|ieron|avel|ivel|able|ible|amos|emos|imos';
