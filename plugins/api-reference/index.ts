import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {propsOf, usesComponent} from '../../articles/jsx';
import {linkToToday, list, replaceComponent} from '../../articles/nodes';
import {lineOf} from '../../articles/parse';
import {located} from '../../articles/problem';
import {apiDocuments} from '../../settings/api-documents';
import {documentWith} from './document';
import {tagNodes} from './nodes';
import {translatedDocument} from './translate';

/**
 * Remark plugin that replaces `<Operations document="client-api" tag="Reports" />` with the operations of that tag from
 * the OpenAPI document in `static/openapi`: their parameters, samples, responses, and errors. A list of all operations
 * of the article comes before the first.
 */

/** @throws Error with file and line when the document or the tag doesn't exist */
export default function apiReferencePlugin() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const locale = localeOf(file.path);
    const names = usesComponent(file, 'Operations') ? apiDocuments : [];
    const entries = names.map(async (name) => [name, await translatedDocument(name, locale)] as const);
    const loaded = new Map(await Promise.all(entries));
    const contents = list([]);
    replaceComponent(tree, file, 'Operations', (element) => {
      const {document: name, tag} = propsOf(element);
      try {
        const document = documentWith(name, tag);
        const isFirst = contents.children.length === 0;
        const nodes = tagNodes({...loaded.get(document)!, document, locale}, String(tag), contents);
        return linkToToday(isFirst ? [contents, ...nodes] : nodes, file.path);
      } catch (error) {
        throw located(error, file.path, lineOf(element));
      }
    });
  };
}
