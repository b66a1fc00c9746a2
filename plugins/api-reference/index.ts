import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {propsOf, usesComponent} from '../../articles/jsx';
import {located} from '../../articles/problem';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {tagNodes} from './nodes';

/**
 * Remark plugin that replaces `<Operations document="client-api" tag="Reports" />` with the operations of that tag from
 * the OpenAPI document in `static/openapi`: their parameters, samples, responses and errors.
 */

const isDocument = (name: unknown): name is ApiDocument => apiDocuments.some((document) => document === name);

/**
 * @param element `<Operations>`
 * @param file path of the article, for its language and for messages
 * @throws VFileMessage with file and line when the document or the tag doesn't exist
 */
function operationsOf(element: MdxJsxFlowElement, file: string): Root['children'] {
  const {document, tag} = propsOf(element);
  const line = element.position?.start.line;
  if (!isDocument(document)) {
    throw located(
      `there is no OpenAPI document "${String(document)}"; write one of ${apiDocuments.join(', ')}.`,
      file,
      line,
    );
  }
  try {
    return tagNodes(document, String(tag), localeOf(file));
  } catch (error) {
    throw located(error, file, line);
  }
}

export default function apiReferencePlugin() {
  return (tree: Root, file: VFile): void => {
    if (!usesComponent(file, 'Operations')) {
      return;
    }
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'Operations' || !parent || index === undefined) {
        return undefined;
      }
      const nodes = operationsOf(element, file.path);
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return [SKIP, index + nodes.length];
    });
  };
}
