import {brand} from '../brand';

/** @returns address of a new issue about a query that found nothing */
export const missingResultUrl = (query: string): string =>
  `${brand.repository.newIssueUrl}?${new URLSearchParams({title: `Search: ${query}`}).toString()}`;
