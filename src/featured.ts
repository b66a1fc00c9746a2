/** Articles that the site puts forward. */

/** The first article for each kind of reader, by its path below `docs/`. */
export const firstSteps = {
  everyday: 'university/Basics/find-your-way',
  administrator: 'university/Maintenance/create-user',
  developer: 'api/quick-start',
} as const;

/** The shortest way to a first success with each way of developing. */
export const quickStarts = ['sdk/quick-start', 'api/quick-start', 'automations/quick-start'] as const;
