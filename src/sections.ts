import {translate} from '@docusaurus/Translate';

/** The sections of the documentation, each with its home and name; the search groups its hits by them. The id is the same in every language. */
export const sections = () =>
  [
    {id: 'university', path: '/docs/university', label: translate({id: 'sections.university', message: 'University'})},
    {id: 'status', path: '/docs/status', label: translate({id: 'sections.status', message: 'Status'})},
    {id: 'docs', path: '/docs/', label: translate({id: 'sections.docs', message: 'Docs'})},
  ] as const;

/**
 * @param pathname path within the site, with or without the locale's prefix
 * @returns the name of the section the path belongs to; Docs if it's in none
 */
export function sectionOf(pathname: string): string {
  const all = sections();
  return (all.find(({path}) => pathname.includes(path)) ?? all[2]).label;
}
