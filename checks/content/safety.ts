import {closest} from 'fastest-levenshtein';
import type {Nodes} from 'mdast';
import {isComputed, isJsx, type JsxElement} from '../../articles/jsx';
import {isFigureLanguage} from '../../articles/fences';
import {lineOf} from '../../articles/parse';
import {components} from '../../plugins/figures/components';
import type {Finding, Rule} from './rule';

/** Keeps scripts out of articles: MDX is code, and authors of articles must not run code in a reader's browser. */

const allowedImport = /^import (Tabs|TabItem) from '@theme\/\1';?$/;

const names = Object.keys(components);

function attributeFindings(element: JsxElement): Omit<Finding, 'line'>[] {
  return element.attributes.flatMap((attribute): Omit<Finding, 'line'>[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [{rule: 'expression', message: 'spread props ({...}) are code. Write out each prop.'}];
    }
    const {name} = attribute;
    if (/^on[a-z]/i.test(name)) {
      return [{rule: 'event-handler', message: `${name} runs a script. Remove it; articles have no behavior.`}];
    }
    if (name === 'dangerouslySetInnerHTML' || name === 'srcDoc' || name === 'style') {
      return [{rule: 'raw-html', message: `${name} bypasses the site's components. Remove it.`}];
    }
    return isComputed(attribute)
      ? [{rule: 'expression', message: `the value of ${name} is code. Write a text, a number, a list, or an object.`}]
      : [];
  });
}

function elementFindings(element: JsxElement): Omit<Finding, 'line'>[] {
  const name = element.name ?? '';
  const unknown = /^[A-Z]/.test(name)
    ? {rule: 'component', message: `there is no component <${name}>. Did you mean <${closest(name, names)}>?`}
    : {rule: 'raw-html', message: `<${name}> is HTML. Write Markdown; the only tag allowed is <kbd>.`};
  return [...(['kbd', ...names].includes(name) ? [] : [unknown]), ...attributeFindings(element)];
}

function findingsOf(node: Nodes): Omit<Finding, 'line'>[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return node.value.split('\n').every((line) => line.trim() === '' || allowedImport.test(line.trim()))
        ? []
        : [{rule: 'import', message: 'import and export are code. Only Tabs and TabItem may be imported.'}];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(node.value)
        ? []
        : [{rule: 'expression', message: `{${node.value.trim().slice(0, 40)}} is code. Put braces in backticks.`}];
    case 'html':
      return [{rule: 'raw-html', message: 'HTML is not allowed. Write Markdown.'}];
    case 'code':
      return isFigureLanguage(node.lang) &&
        /(?:^|[\s[;,{"])(?:(?:edge|head|tail|label)?(?:URL|href)|image)"?\s*[=:]/i.test(node.value)
        ? [{rule: 'script-address', message: 'a figure must not have an address (URL, href). Link it in the text.'}]
        : [];
    default:
      return isJsx(node) ? elementFindings(node) : [];
  }
}

export const checkSafety: Rule = ({nodes}) =>
  nodes.flatMap((node) => findingsOf(node).map((finding) => ({...finding, line: lineOf(node)})));
