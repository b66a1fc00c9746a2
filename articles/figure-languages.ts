/** The fence languages that are drawn as figures. */
export const figureLanguages = ['dot', 'vega-lite'] as const;
export type FigureLanguage = (typeof figureLanguages)[number];

export const isFigureLanguage = (lang: string | null | undefined): lang is FigureLanguage =>
  figureLanguages.some((language) => language === lang);
