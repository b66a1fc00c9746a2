import type {Nodes} from 'mdast';
import {attributesOf, isJsx, writtenValue} from './jsx';

/** Props of components whose value is an address. */
const addressProps = new Set(['to', 'href', 'src', 'url']);

/** The addresses in a node: of a link, a definition, an image, or in the props of a component. */
export function addressesOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
    return [node.url];
  }
  return isJsx(node)
    ? attributesOf(node).flatMap((prop) => {
        const text = writtenValue(prop);
        return addressProps.has(prop.name) && text ? [text.replace(/^['"`]|['"`]$/g, '')] : [];
      })
    : [];
}
