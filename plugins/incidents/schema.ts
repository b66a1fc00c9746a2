import path from 'node:path';
import Ajv from 'ajv';
import {closest} from 'fastest-levenshtein';
import {causes, components, regions, type Incident} from '../../src/components/Incident/record';
import {explain, formatPath, inWords, type Mistake} from '../../lib/explain';
import {listArticles, placeOf} from '../../articles/files';

/** The schema of the front matter key `incident`. A mistake stops the build with file, field, and what is wrong. */

const time = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$`,
  description: "a UTC time such as '2021-06-30T14:16:00Z', or only a date, in quotes",
} as const;
const text = {type: 'string', minLength: 1} as const;
const report = {...text, description: 'file name of a report without .mdx'} as const;
const nullable = <T extends object>(schema: T) => ({...schema, nullable: true}) as const;

const required = {
  component: {type: 'string', enum: components},
  regions: {type: 'array', minItems: 1, uniqueItems: true, items: {type: 'string', enum: regions}},
  start: time,
  detected: nullable(time),
  mitigated: nullable(time),
  end: nullable(time),
  provider: nullable({type: 'string', enum: ['azure', null]}),
  cause: nullable({type: 'string', enum: [...causes, null]}),
  security: nullable({type: 'boolean'}),
  summary: text,
  timeline: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['time', 'event'],
      properties: {time: nullable(time), event: text},
    },
  },
};

const optional = {duplicateOf: nullable(report), related: nullable({type: 'array', minItems: 1, items: report})};

const validate = new Ajv({allErrors: true, verbose: true}).compile<Incident>({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: {...required, ...optional},
});

/** If one of two times is only a date, the days are compared. */
const isBefore = (a: string, b: string): boolean => a.slice(0, b.length) < b.slice(0, a.length);

function misorder(times: [at: string[], time: string | null][]): Mistake[] {
  const known = times.filter((entry): entry is [string[], string] => entry[1] !== null);
  return known.slice(1).flatMap(([at, time], index) => {
    const [before, earlier] = known[index]!;
    const message = `${time} is before ${formatPath(before).slice(2)} (${earlier}).`;
    return isBefore(time, earlier) ? [{path: at, message}] : [];
  });
}

function mistakes(incident: Incident, file: string): Mistake[] {
  const {start, detected, mitigated, end, timeline} = incident;
  const {source = '', article = file} = placeOf(file) ?? {};
  const reports = listArticles(path.join(source, path.dirname(article))).map((name) => path.parse(name).name);
  return [
    ...misorder(Object.entries({start, detected, mitigated, end}).map(([key, at]) => [['incident', key], at])),
    ...misorder(timeline.map(({time: at}, index) => [['incident', 'timeline', `${index}`, 'time'], at])),
    ...(['duplicateOf', 'related'] as const).flatMap((key) => {
      const missing = [incident[key] ?? []].flat().filter((name) => !reports.includes(name));
      const say = (name: string) => `there is no report ${name}.mdx. Did you mean ${closest(name, reports)}?`;
      return missing.map((name) => ({path: ['incident', key], message: say(name)}));
    }),
  ];
}

/** What is wrong with the incident of the article at a path, in sentences. */
export const recordMistakes = ({incident}: Record<string, unknown>, file: string): Mistake[] =>
  validate(incident)
    ? mistakes(incident, file)
    : explain(validate.errors ?? []).map(({path: at, message}) => ({
        path: ['incident', ...at],
        message: `${message}.`,
      }));

/** @throws Error that names the file and lists each wrong field on its own line */
export function checkIncident(frontMatter: Record<string, unknown>, file: string): Incident {
  const wrong = recordMistakes(frontMatter, file);
  if (wrong.length > 0) {
    throw new Error([`${file}: the record of the incident is not valid.`, ...wrong.map(inWords)].join('\n  '));
  }
  return frontMatter.incident as Incident;
}
