/** Verbs as they are without a pronoun: `enviá` is from `enviá-lo` and `enviar`, `enviamo` from `enviamo-nos`. */
export function dictionaryForms(word: string): string[] {
  if (/[áâ]mo$/.test(word)) {
    return [`${word}s`];
  }
  return /[áêíô]$/.test(word) ? [`${word.slice(0, -1)}${word.at(-1)!.normalize('NFD')[0]}r`] : [];
}
