import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import {languages} from '../../languages';
import {lineOf} from '../../articles/parse';
import type {Locale} from '../../settings/locales';
import type {Problem} from '../../articles/problem';
import {normalizeType} from './declarations';
import type {Documented} from './signatures';

/** Compares the parameter tables of articles with the parameters that are declared. */

/** A parameter, or a member of an object that is one. */
interface Parameter {
  name: string;
  type: string;
  optional: boolean;
  /** The value of "Default `…`" in its TSDoc, or {@link noDefault}. */
  defaultValue: string;
  /** Read on demand, because types refer to each other. */
  members: () => Parameter[];
}

const noDefault = '–';

function readParameter(node: ts.ParameterDeclaration | ts.PropertySignature, checker: ts.TypeChecker): Parameter {
  const documentation = checker.getSymbolAtLocation(node.name)?.getDocumentationComment(checker);
  return {
    name: node.name.getText(),
    type: node.type?.getText() ?? 'any',
    optional: Boolean(node.questionToken ?? (ts.isParameter(node) && node.dotDotDotToken)),
    defaultValue: /\bDefault `([^`]+)`/.exec(ts.displayPartsToString(documentation))?.[1] ?? noDefault,
    members: () =>
      checker
        .getNonNullableType(checker.getTypeAtLocation(node))
        .getProperties()
        .flatMap(({valueDeclaration}) =>
          valueDeclaration && ts.isPropertySignature(valueDeclaration)
            ? [readParameter(valueDeclaration, checker)]
            : [],
        ),
  };
}

function findParameter(parameters: Parameter[], [name, ...members]: string[]): Parameter | undefined {
  const parameter = parameters.find((item) => item.name === name);
  return parameter && members.length > 0 ? findParameter(parameter.members(), members) : parameter;
}

function rowsOf({children: [, ...rows]}: Table) {
  return rows.map((row) => {
    const [name = '', type = '', required = '', ...rest] = row.children.map((cell) => toString(cell));
    const defaultValue = rest.length > 1 ? rest[0]! : noDefault;
    return {name, path: name.split('.'), type, required, defaultValue, line: lineOf(row)};
  });
}

type Row = ReturnType<typeof rowsOf>[number];

/** Compares one row with the overloads that have its parameter: it must match one of them. */
function checkRow(row: Row, overloads: Parameter[][], locale: Locale): string[] {
  const {name} = row;
  const candidates = overloads.flatMap((parameters) => findParameter(parameters, row.path) ?? []);
  const [first] = candidates;
  if (!first) {
    return [`there is no parameter ${name}`];
  }
  const {yes, no} = languages[locale].words.required;
  const compare = (
    column: string,
    found: string,
    declared: (parameter: Parameter) => string,
    normalized = (text: string) => text,
  ) =>
    candidates.some((parameter) => normalized(declared(parameter)) === normalized(found))
      ? []
      : [`the ${column} of ${name} is "${found}"; it is declared as "${declared(first)}"`];
  return [
    ...compare('type', row.type, ({type}) => type.replace(/\s+/g, ' '), normalizeType),
    ...compare('column Required', row.required, ({optional}) => (optional ? no : yes)),
    ...compare('default', row.defaultValue, ({defaultValue}) => defaultValue),
  ];
}

/** Members without a row in objects whose other members have one. */
function missingMembers(rows: Row[], overloads: Parameter[][]): {line: number; name: string}[] {
  const names = rows.map(({name}) => name);
  const objects = new Set(rows.flatMap(({path}) => path.slice(1).map((_, i) => path.slice(0, i + 1).join('.'))));
  return [...objects].flatMap((object) => {
    const members = overloads.flatMap((parameters) => findParameter(parameters, object.split('.'))?.members() ?? []);
    const {line} = rows[names.findIndex((name) => name.startsWith(`${object}.`))]!;
    return [...new Set(members.map(({name}) => `${object}.${name}`))]
      .filter((member) => !names.some((name) => `${name}.`.startsWith(`${member}.`)))
      .map((name) => ({line, name}));
  });
}

/**
 * Compares the table after a signature with its parameters: a row for each in their order, or rows for the members of
 * an object such as `params.width`; type, Required, and default as declared.
 */
export function checkParameters(
  {article, block, line, name, signatures}: Documented,
  checker: ts.TypeChecker,
): Problem[] {
  const overloads = signatures.map(({parameters}) => parameters.map((node) => readParameter(node, checker)));
  const expected = [...new Set(overloads.flat().map((parameter) => parameter.name))];
  const problem = (at: number, message: string) => ({
    file: article.file,
    line: at,
    message: `${message}. Write the parameters as ${name} is declared.`,
  });
  if (!block.table) {
    return expected.length > 0
      ? [problem(line, `write a table with the parameters ${expected.join(', ')} below the signature`)]
      : [];
  }

  const rows = rowsOf(block.table);
  const found = rows.map(({path}) => path[0]!).filter((parameter, i, all) => parameter !== all[i - 1]);
  const first = rows.find(({path: [parameter]}) => found.indexOf(parameter!) !== expected.indexOf(parameter!));
  const order =
    found.join() === expected.join()
      ? []
      : [
          problem(
            first?.line ?? rows.at(-1)?.line ?? line,
            `the table has the parameters ${found.join(', ')}; the signature has ${expected.join(', ')}`,
          ),
        ];
  const repeated = rows.filter((row, i) => rows.findIndex((other) => other.name === row.name) !== i);
  return [
    ...order,
    ...repeated.map((row) => problem(row.line, `${row.name} has two rows`)),
    ...rows.flatMap((row) => checkRow(row, overloads, article.locale).map((message) => problem(row.line, message))),
    ...missingMembers(rows, overloads).map(({line: at, name: member}) => problem(at, `${member} has no row`)),
  ];
}
