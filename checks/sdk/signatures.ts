import ts from 'typescript';
import {groupBy} from '../../lib/group';
import {sourceLocale} from '../../settings/locales';
import type {Problem} from '../../articles/problem';
import type {CodeBlock, SdkArticle} from './article';
import {lineOfCode, tokensOf, type Declaration, type Namespaces, type Token} from './declarations';

/** Compares the signatures and types that articles show with the declaration file. */

/** A function that an article documents, or a method of an interface that it shows separately. */
export interface Documented {
  article: SdkArticle;
  block: CodeBlock;
  /** Line of the article. */
  line: number;
  /** Full name, for example `SW.UI.Grid.delete`. */
  name: string;
  /** Its overloads in the declaration file. */
  signatures: ts.SignatureDeclaration[];
}

/**
 * The namespaces of an article. A function such as `SW.executeAPI` means its namespace, and `workspaceContext`
 * the root, where its type is declared.
 */
function namespacesOf({places}: SdkArticle, namespaces: Namespaces): string[] {
  return places.flatMap((place) => {
    const parent = place.split('.').slice(0, -1).join('.');
    return [place, parent || 'SW'].find((path) => namespaces.has(path)) ?? [];
  });
}

/**
 * The declarations that a name in an article refers to. Types are also looked up in the surrounding namespaces, and in
 * the namespace that the code block itself writes before them.
 */
function lookUp({kind, name}: Declaration, block: CodeBlock, own: string[], namespaces: Namespaces) {
  const qualified = new RegExp(`\\b(SW(?:\\.\\w+)*)\\.${name}\\b`).exec(block.text)?.[1];
  const around = own.flatMap((path) =>
    path.split('.').map((_, i, parts) => parts.slice(0, parts.length - i).join('.')),
  );
  const isType = kind !== 'function' && kind !== 'const';
  return (isType ? [...(qualified ? [qualified] : []), ...around] : own)
    .map((namespace) => ({
      namespace,
      declarations: (namespaces.get(namespace) ?? []).filter((item) => item.name === name && item.kind === kind),
    }))
    .find(({declarations}) => declarations.length > 0);
}

const tokensOfNode = (node: ts.Node): Token[] => tokensOf(node.getSourceFile().text, node.getStart(), node.end);

const membersOf = (node: ts.Statement): ts.TypeElement[] => (ts.isInterfaceDeclaration(node) ? [...node.members] : []);

/** The text around a token. */
function excerpt(tokens: Token[], index: number): string {
  const words = tokens.slice(Math.max(0, index - 4), index + 6);
  return words
    .map(({text, spaced}) => (spaced ? ` ${text}` : text))
    .join('')
    .trim();
}

/** The first difference between what an article shows and what is declared. */
function compare(shown: ts.Node, declared: ts.Node, article: SdkArticle, block: CodeBlock, name: string): Problem[] {
  const [own, expected] = [tokensOfNode(shown), tokensOfNode(declared)];
  const length = Math.max(own.length, expected.length);
  const index = Array.from({length}).findIndex((_, i) => own[i]?.text !== expected[i]?.text);
  if (index < 0) {
    return [];
  }
  const place = `${declared.getSourceFile().fileName}:${lineOfCode(declared)}`;
  const message = `${name} is "${excerpt(own, index)}" here and "${excerpt(expected, index)}" in ${place}. Write it as it is declared.`;
  return [{file: article.file, line: block.line + lineOfCode(shown, own[index]?.start ?? shown.end), message}];
}

/**
 * Compares all overloads of a function, or one type, that a code block shows. An interface with a single member is a
 * part if the article shows more of the interface elsewhere: then only the member is compared.
 */
function checkGroup(
  group: Declaration[],
  article: SdkArticle,
  block: CodeBlock,
  namespaces: Namespaces,
): {problems: Problem[]; documented?: Documented} {
  const [first] = group as [Declaration, ...Declaration[]];
  const line = block.line + lineOfCode(first.node);
  const own = namespacesOf(article, namespaces);
  const found = lookUp(first, block, own, namespaces);
  if (!found) {
    const place = own.join(' and ') || 'a namespace, because the section Access lists none';
    const message = `the ${first.kind} ${first.name} is not declared in ${place}. Fix the name or declare it.`;
    return {problems: [{file: article.file, line, message}]};
  }

  const [member, ...otherMembers] = membersOf(first.node);
  const part =
    otherMembers.length === 0 &&
    article.blocks.some(({declarations}) =>
      declarations?.some(({name, node}) => name === first.name && membersOf(node).length > 1),
    )
      ? member
      : undefined;
  const name = [found.namespace, first.name, ...(part?.name ? [part.name.getText()] : [])].join('.');
  const shown: ts.Node[] = part ? [part] : group.map(({node}) => node);
  const declared = found.declarations.flatMap(({node}): ts.Node[] =>
    part ? membersOf(node).filter((item) => item.name?.getText() === part.name?.getText()) : [node],
  );

  const signatures = declared.filter((node) => ts.isFunctionDeclaration(node) || ts.isMethodSignature(node));
  const message = `${name} is declared ${declared.length} times, and ${shown.length} are shown here. Show all overloads in one code block.`;
  return {
    problems:
      shown.length === declared.length
        ? shown.flatMap((node, i) => compare(node, declared[i]!, article, block, name))
        : [{file: article.file, line, message}],
    documented: signatures.length > 0 ? {article, block, line, name, signatures} : undefined,
  };
}

/** Compares everything that an article declares; also lists the functions that it documents. */
export function checkSignatures(article: SdkArticle, namespaces: Namespaces) {
  const results = article.blocks.flatMap((block) => {
    const groups = groupBy(block.declarations ?? [], ({kind, name}) => `${kind} ${name}`);
    return [...groups.values()].map((group) => checkGroup(group, article, block, namespaces));
  });
  return {
    problems: results.flatMap(({problems}) => problems),
    documented: results.flatMap(({documented}) => documented ?? []),
  };
}

/** Functions that are documented twice in a language, or not in any English article. */
export function checkCoverage(documented: Documented[], namespaces: Namespaces): Problem[] {
  const places = groupBy(documented, ({article, name}) => `${article.locale} ${name}`);
  const twice = [...places.values()].flatMap(([first, ...others]) =>
    others.map(({article, line, name}) => ({
      file: article.file,
      line,
      message: `${name} is already documented in ${first!.article.file}:${first!.line}. Keep one of the two.`,
    })),
  );
  const missing = [...namespaces].flatMap(([namespace, declarations]) =>
    declarations
      .filter(({kind, name}, i) => kind === 'function' && declarations.findIndex((item) => item.name === name) === i)
      .filter(({name}) => !places.has(`${sourceLocale} ${namespace}.${name}`))
      .map(({name, node}) => ({
        file: node.getSourceFile().fileName,
        line: lineOfCode(node),
        message: `${namespace}.${name} is not in any article. Show its signature in the article of ${namespace}.`,
      })),
  );
  return [...twice, ...missing];
}
