export const dateTag = 'es';

/** As the Academy writes them; `Intl` still groups Spanish numbers with a dot. */
export const numbers = {
  decimal: ',',
  group: '\u00a0',
  groupedFrom: 5,
  percent: ' %',
  euro: (amount: string) => `${amount} €`,
};

export const unbroken = ['RR. HH.'];
