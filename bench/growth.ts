/** What is measured for each size of the catalog, and how fast it grows. */

interface Measure {
  name: string;
  /** How many of the measured unit make one of the table. */
  unit: number;
}

const kilobyte = 1024;

export const measures = {
  pages: {name: 'Pages', unit: 1},
  seconds: {name: 'Build, s', unit: 1},
  cpuSeconds: {name: 'Build, processor time of all processes, s', unit: 1},
  peakMemory: {name: 'Build, peak memory of all processes, MB', unit: kilobyte * kilobyte},
  main: {name: 'Main bundle, Brotli, KB', unit: kilobyte},
  runtime: {name: 'Runtime chunk, Brotli, KB', unit: kilobyte},
  stylesheet: {name: 'First article: CSS, Brotli, KB', unit: kilobyte},
  document: {name: 'First article: HTML, Brotli, KB', unit: kilobyte},
  view: {name: 'First article: everything before intent, Brotli, KB', unit: kilobyte},
  onIntent: {name: 'First article: everything after intent, Brotli, KB', unit: kilobyte},
  searchIndex: {name: 'Search index, all languages, KB', unit: kilobyte},
  words: {name: 'Search: words.*.json, KB', unit: kilobyte},
  sitemap: {name: 'Sitemaps, KB', unit: kilobyte},
} satisfies Record<string, Measure>;

export type Measured = Record<keyof typeof measures, number>;

export interface Growth {
  /** How many times the first one. */
  times: number;
  /** Grows faster than the pages, by more than the 5 % that measurements vary. */
  isFasterThanLinear: boolean;
}

const margin = 1.05;

/** How each measure has grown from one catalog to a larger one. */
export function growthOf(first: Measured, larger: Measured): Record<keyof Measured, Growth> {
  const pages = larger.pages / first.pages;
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      const times = larger[key as keyof Measured] / value;
      return [key, {times, isFasterThanLinear: times > pages * margin}];
    }),
  ) as Record<keyof Measured, Growth>;
}
