const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');

/** Verbs without their pronouns: `actívelo` is `active`, `envíenoslos` is `envíe`. */
export function dictionaryForms(word: string): string[] {
  const one = /^(.{3,})(?:l[aeo]s?|[mts]e|nos)$/i.exec(word)?.[1] ?? '';
  const two = /^(.{3,})(?:[mts]e|nos)$/i.exec(one)?.[1] ?? '';
  return [one, two].filter(Boolean).flatMap((verb) => [verb, unaccented(verb)]);
}
