import {issueUrl} from '../issues';

/** @returns address of a new issue about a query that found nothing */
export const missingResultUrl = (query: string): string => issueUrl('missing-article', {title: `Search: ${query}`});
