export const dateTag = 'pt-BR';

export const numbers = {
  decimal: ',',
  group: '.',
  groupedFrom: 4,
  percent: '%',
  euro: (amount: string) => `€ ${amount}`,
};

/** The first of a month is an ordinal, which `Intl` doesn't know. */
export const writtenDay = (day: string): string => day.replace(/^1 /, '1º ');
