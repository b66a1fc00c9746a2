/** English dates begin with the day, which readers everywhere understand. */
export const dateTag = 'en-GB';

export const numbers = {
  decimal: '.',
  group: ',',
  groupedFrom: 4,
  percent: '%',
  euro: (amount: string) => `€${amount}`,
};
