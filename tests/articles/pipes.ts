/**
 * The pipe functions of automation expressions, as the articles describe them. The product has its own; these exist so
 * that a test can compute the outputs that the articles promise.
 */

type Pipe = (input: unknown, argument: unknown) => unknown;

const read =
  <T>(kind: string, is: (value: unknown) => value is T) =>
  (value: unknown): T => {
    if (!is(value)) {
      throw new Error(`${JSON.stringify(value)} is not ${kind}, and the articles don't say what happens then`);
    }
    return value;
  };

const text = read('a text', (value) => typeof value === 'string');
const number = read('a number', (value) => typeof value === 'number');
const integer = read('a whole number', (value): value is number => Number.isInteger(value));
const character = read('one character', (value): value is string => typeof value === 'string' && value.length === 1);
const numbers = read(
  'an array of numbers',
  (value): value is number[] =>
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number'),
);

/** Decimal numbers have no binary dust: 0.1 + 0.2 is 0.3. */
const decimal = (value: number): number => Number(value.toPrecision(15));

const sum = (values: number[]): number => decimal(values.reduce((total, value) => total + value, 0));

const formatDate = (date: Date): string => date.toISOString().replace('.000Z', 'Z');

/** A date without a zone is read as UTC; JavaScript does so only for dates without a time. */
function date(value: unknown): Date {
  const [whole, , zone] = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.exec(text(value)) ?? [];
  const result = new Date(`${whole ?? 'no date'}${whole?.includes('T') && !zone ? 'Z' : ''}`);
  if (Number.isNaN(result.getTime())) {
    throw new Error(`${JSON.stringify(value)} is not a date in ISO 8601`);
  }
  return result;
}

const shift =
  (milliseconds: number): Pipe =>
  (input, count) =>
    formatDate(new Date(date(input).getTime() + integer(count) * milliseconds));

function addMonths(input: unknown, count: unknown): string {
  const start = date(input);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + integer(count));
  if (end.getUTCDate() !== start.getUTCDate()) {
    throw new Error(`the month has no day ${start.getUTCDate()}, and the articles don't say what happens then`);
  }
  return formatDate(end);
}

const hour = 3_600_000;

/** Every pipe function by its name. */
export const pipes: Readonly<Record<string, Pipe>> = {
  ToBase64: (input) => Buffer.from(text(input)).toString('base64'),
  FromBase64: (input) => Buffer.from(text(input), 'base64').toString(),
  UrlEncode: (input) => encodeURIComponent(text(input)),
  ToJsonString: (input) => JSON.stringify(JSON.stringify(input)).slice(1, -1),
  ToJson: (input) => input,
  ToDateUtc: (input) => formatDate(date(input)),
  FromUnixTimeSeconds: (input) => formatDate(new Date(number(input) * 1000)),
  FromUnixTimeMilliSeconds: (input) => formatDate(new Date(number(input))),
  IsNullOrEmpty: (input) => input === undefined || input === null || input === '',
  Contains: (input, part) => text(input).includes(text(part)),
  AddDecimal: (input, addend) => sum([number(input), number(addend)]),
  Sum: (input) => sum(numbers(input)),
  Min: (input) => Math.min(...numbers(input)),
  Max: (input) => Math.max(...numbers(input)),
  Avg: (input) => decimal(sum(numbers(input)) / numbers(input).length),
  AddMonths: addMonths,
  AddDays: shift(24 * hour),
  AddHours: shift(hour),
  AddMinutes: shift(hour / 60),
  Join: (input, ending) => text(input) + text(ending),
  Split: (input, separator) => text(input).split(character(separator)),
  RemoveLeading: (input, start) =>
    text(input).startsWith(text(start)) ? text(input).slice(text(start).length) : input,
  RemoveTrailing: (input, end) =>
    text(input).endsWith(text(end)) ? text(input).slice(0, text(input).length - text(end).length) : input,
  Trim: (input) => text(input).trim(),
  ToLowerCase: (input) => text(input).toLowerCase(),
  ToUpperCase: (input) => text(input).toUpperCase(),
};

/**
 * Sends a value through one or several pipes, from left to right.
 *
 * @param chain the part after the value in an expression, for example `Trim | Split(';')`
 * @throws Error when a pipe function is unknown, can't be read, or gets what the articles don't describe
 */
export function runPipes(value: unknown, chain: string): unknown {
  const calls = [...chain.matchAll(/\s*(\w+)\s*(?:\(\s*('[^']*'|-?[\d.]+)\s*\))?\s*(?:\||$)/gy)];
  if (calls.map(([call]) => call).join('') !== chain) {
    throw new Error(`can't read the pipes ${chain}; write Name or Name('text') or Name(number), with | in between`);
  }
  return calls.reduce((input, [, name, argument]) => {
    const pipe = pipes[name!];
    if (!pipe) {
      throw new Error(`there is no pipe function ${name}; the pipe functions are ${Object.keys(pipes).join(', ')}`);
    }
    return pipe(input, argument?.startsWith("'") ? argument.slice(1, -1) : argument && Number(argument));
  }, value);
}
