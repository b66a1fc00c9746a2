import {placeholder, type Operation, type Parameter} from './document';

/** Writes the request of an operation in the languages that readers choose between. */

/** Each with its name for readers and the language of its code fence. */
export const languages = [
  {id: 'curl', label: 'curl', code: 'bash'},
  {id: 'javascript', label: 'JavaScript', code: 'js'},
  {id: 'csharp', label: 'C#', code: 'csharp'},
  {id: 'python', label: 'Python', code: 'python'},
] as const;

/** `X-AppSecret` is read from the environment variable `APP_SECRET`. */
export const variableOf = (header: string): string =>
  header
    .replace(/^X-/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toUpperCase();

/** A value for a parameter; its name in angle brackets if it is optional and the document has no example. */
export const filledIn = ({name, example = `<${name}>`}: Parameter): string => String(example);

/** A path, or a part of it, with its parameters filled in. */
export const filledPath = (path: string, parameters: Parameter[], encode: (value: string) => string): string =>
  path.replace(placeholder, (_braces, name: string) =>
    encode(filledIn(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)!)),
  );

/** The path and the query with their required parameters filled in, as in a URL after the host. */
export function targetOf({path, parameters}: Operation): string {
  const query = parameters
    .filter((entry) => entry.in === 'query' && entry.required)
    .map((entry): [string, string] => [entry.name, filledIn(entry)]);
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  const target = filledPath(path, parameters, encodeURIComponent) + search;
  // These would end a string, or mean something in it, in one of the languages.
  return target.replace(/["'$`\\!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** JSON as the samples and the Postman collections show it. */
export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

function curl(operation: Operation): string {
  const {method, body, credentials} = operation;
  const lines = [
    `curl --fail-with-body ${method === 'get' || (method === 'post' && body) ? '' : `-X ${method.toUpperCase()} `}"$BASE_URL${targetOf(operation)}"`,
    ...credentials.map((header) => `-H "${header}: $${variableOf(header)}"`),
    ...(body
      ? [
          '-H "Content-Type: application/json"',
          `-d '${indented(formatJson(body.example).replaceAll("'", String.raw`'\''`), 2)}'`,
        ]
      : []),
  ];
  return lines.join(' \\\n  ');
}

function javascript(operation: Operation): string {
  const {method, body, credentials} = operation;
  const headers = [
    ...credentials.map((header) => `    '${header}': process.env.${variableOf(header)},`),
    ...(body ? [`    'Content-Type': 'application/json',`] : []),
  ];
  return [
    `const response = await fetch(process.env.BASE_URL + '${targetOf(operation)}', {`,
    ...(method === 'get' ? [] : [`  method: '${method.toUpperCase()}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body ? [`  body: JSON.stringify(${indented(formatJson(body.example), 2)}),`] : []),
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
    'console.log(await response.text());',
  ].join('\n');
}

function csharp(operation: Operation): string {
  const {method, body, credentials} = operation;
  const name = method[0]!.toUpperCase() + method.slice(1);
  return [
    ...(body ? ['using System.Text;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, Env("BASE_URL") + "${targetOf(operation)}");`,
    ...credentials.map((header) => `request.Headers.Add("${header}", Env("${variableOf(header)}"));`),
    ...(body
      ? [
          'request.Content = new StringContent("""',
          `    ${indented(formatJson(body.example), 4)}`,
          '    """, Encoding.UTF8, "application/json");',
        ]
      : []),
    'using var response = await client.SendAsync(request);',
    'var text = await response.Content.ReadAsStringAsync();',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    throw new HttpRequestException($"{(int)response.StatusCode}: {text}");',
    '}',
    'Console.WriteLine(text);',
    '',
    'static string Env(string name) =>',
    '    Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException($"{name} is not set.");',
  ].join('\n');
}

const pythonNames: Record<string, string> = {null: 'None', true: 'True', false: 'False'};

/** JSON as a Python literal. */
function pythonOf(value: unknown, depth: number): string {
  if (value === null || typeof value !== 'object') {
    return pythonNames[JSON.stringify(value)] ?? JSON.stringify(value);
  }
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, item]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return `${'    '.repeat(depth + 1)}${name}${pythonOf(item, depth + 1)},\n`;
  });
  const content = lines.length === 0 ? '' : `\n${lines.join('')}${'    '.repeat(depth)}`;
  return isList ? `[${content}]` : `{${content}}`;
}

function python(operation: Operation): string {
  const {method, body, credentials} = operation;
  return [
    ...(body ? ['import json'] : []),
    'import os',
    'import sys',
    'import urllib.error',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    os.environ["BASE_URL"] + "${targetOf(operation)}",`,
    ...(method === 'get' ? [] : [`    method="${method.toUpperCase()}",`]),
    '    headers={',
    ...credentials.map((header) => `        "${header}": os.environ["${variableOf(header)}"],`),
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    '    },',
    ...(body ? [`    data=json.dumps(${pythonOf(body.example, 1)}).encode(),`] : []),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    sys.exit(f"{error.code}: {error.read().decode()}")',
  ].join('\n');
}

const writers = {curl, javascript, csharp, python};

/** @returns a complete program; the address and the credentials come from environment variables */
export const sampleOf = (operation: Operation, language: keyof typeof writers): string => writers[language](operation);
