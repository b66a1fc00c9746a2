import {brand} from '../settings/brand';

/** Addresses of new issues: the repository's host fills the fields of a form from the query of its address. */

/** Forms of `.github/ISSUE_TEMPLATE/` with the ids of the fields that a link fills. */
interface Forms {
  'wrong-content': {page: string; language: string; commit: string};
  'missing-article': {title: string};
}

/** Lets the reader choose a form. */
export const issueChooserUrl = `${brand.repository.newIssueUrl}/choose`;

/**
 * @param form name of the form's file, without extension
 * @param fields texts by the id of their field; `title` is that of the issue; empty ones are left out
 */
export function issueUrl<Form extends keyof Forms>(form: Form, fields: Forms[Form]): string {
  const filled = Object.entries<string>(fields).filter(([, text]) => text !== '');
  return `${brand.repository.newIssueUrl}?${new URLSearchParams([['template', `${form}.yml`], ...filled]).toString()}`;
}
