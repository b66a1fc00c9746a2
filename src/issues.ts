import {brand} from '../settings/brand';

/** URLs of new issues. The repository's host prefills the fields of a form from query parameters. */

/** Where the site has the id of the commit that it was built from: in the pages, it would change all of them. */
export const commitFile = '/commit.txt';

/** Forms of `.github/ISSUE_TEMPLATE/`, with the ids of the fields that a link prefills. */
interface Forms {
  'wrong-content': {page: string; language: string; commit: string};
  'missing-article': {title: string};
}

/** Lets the reader choose a form. */
export const issueChooserUrl = `${brand.repository.newIssueUrl}/choose`;

/**
 * @param form name of the form's file, without extension
 * @param fields text by field id; `title` is the title of the issue; empty fields are omitted
 */
export function issueUrl<Form extends keyof Forms>(form: Form, fields: Forms[Form]): string {
  const filled = Object.entries<string>(fields).filter(([, text]) => text !== '');
  return `${brand.repository.newIssueUrl}?${new URLSearchParams([['template', `${form}.yml`], ...filled]).toString()}`;
}
