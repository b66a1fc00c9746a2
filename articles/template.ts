import type {Kind} from './kinds';
import {placeholder} from '../checks/content/shape';

/**
 * The text of a new article: the sections of its kind, each with an instruction in place of its words. The content
 * check refuses an article in which an instruction is left, and its test a section that differs from `kinds.ts`.
 */

interface Section {
  id: string;
  heading: string;
  /** What to write here. */
  instruction: string;
  /** Whether a diagram stands below, as a start for the figure. */
  figure?: true;
}

const beforeYouBegin: Section = {
  id: 'before-you-begin',
  heading: 'Before you begin',
  instruction: 'List for whom it is, which roles they need, and what must be set up first.',
};

const relatedArticles: Section = {
  id: 'related-articles',
  heading: 'Related articles',
  instruction: 'Link 2 to 5 articles that exist.',
};

const sectionsOf = {
  howto: [
    beforeYouBegin,
    {id: 'first-task', heading: 'First task', instruction: 'Give the steps as a numbered list.', figure: true},
    {id: 'what-happens-next', heading: 'What happens next', instruction: 'Tell the states, and who is told.'},
    {id: 'rules-and-limits', heading: 'Rules and limits', instruction: 'List the rules that a reader can meet.'},
    {
      id: 'troubleshooting',
      heading: 'Troubleshooting',
      instruction: 'Make a table of 2 to 6 rows: Symptom, Cause, Fix.',
    },
  ],
  dashboard: [
    {id: 'filters', heading: 'Filters', instruction: 'Make a table of the filters and what each does.'},
    {
      id: 'what-it-shows',
      heading: 'What it shows',
      instruction: 'Draw the page, and list every tile, chart and column in a table.',
      figure: true,
    },
    {
      id: 'how-it-is-computed',
      heading: 'How it is computed',
      instruction: 'Give every formula, each with an example in numbers.',
    },
    {id: 'read-it', heading: 'Read it', instruction: 'Tell 2 to 4 findings and what to do about each.'},
  ],
  sdk: [
    {id: 'access', heading: 'Access', instruction: 'Name the object, in a block of ts.'},
    {
      id: 'first-method',
      heading: 'firstMethod',
      instruction: 'Tell what it does; give signature, parameters, result, errors and an example that runs.',
    },
  ],
  reference: [
    {
      id: 'where-it-is-configured',
      heading: 'Where it is configured',
      instruction: 'Name the screen or the file in which it is set.',
    },
    {id: 'keys', heading: 'Keys', instruction: 'Make a table of all keys: Key, Type, Required, Default, Meaning.'},
    {id: 'minimal-example', heading: 'Minimal example', instruction: 'Give the least that works.'},
    {id: 'complete-example', heading: 'Complete example', instruction: 'Use every key once.'},
    {
      id: 'errors-and-pitfalls',
      heading: 'Errors and pitfalls',
      instruction: 'Make a table of what goes wrong and why.',
    },
  ],
  integration: [
    {id: 'data-flow', heading: 'Data flow', instruction: 'Tell what goes where, and when.', figure: true},
    {...beforeYouBegin, instruction: 'List accounts, permissions and keys, on both sides.'},
    {id: 'set-it-up', heading: 'Set it up', instruction: 'Give the steps as a numbered list.'},
    {id: 'field-mapping', heading: 'Field mapping', instruction: 'Make a table of the fields of both sides.'},
    {
      id: 'errors-and-retries',
      heading: 'Errors and retries',
      instruction: 'Make a table of the errors, what happens then, and how to mend each.',
    },
    {id: 'check-that-it-works', heading: 'Check that it works', instruction: 'Give the steps of a first test.'},
  ],
  import: [
    beforeYouBegin,
    {
      id: 'columns',
      heading: 'Columns',
      instruction: 'Make a table: Column, Required, Type or format, Example, Rule.',
    },
    {id: 'template', heading: 'Template', instruction: 'Link the template, which lies in static/templates.'},
    {
      id: 'import-the-rows',
      heading: 'Import the rows',
      instruction: 'Give the steps as a numbered list.',
      figure: true,
    },
    {id: 'validation-errors', heading: 'Validation errors', instruction: 'Make a table: Message, Fix.'},
  ],
  guideline: [
    {id: 'rules', heading: 'Rules', instruction: 'Make a table of the rules with their numbers.'},
    {
      id: 'do-and-dont',
      heading: "Do and don't",
      instruction: 'Put right and wrong side by side with Guidance.',
      figure: true,
    },
    {id: 'why', heading: 'Why', instruction: 'Give the reason of each rule.'},
  ],
  incident: [
    {id: 'timeline', heading: 'Timeline', instruction: 'Tell what the record below incident leaves open.'},
    {id: 'impact', heading: 'Impact', instruction: 'Tell who was affected, how, and for how long.'},
    {id: 'root-cause', heading: 'Root cause', instruction: 'Tell why it happened.'},
    {id: 'what-we-did', heading: 'What we did', instruction: 'List what ended the incident.'},
    {id: 'what-we-changed', heading: 'What we changed', instruction: 'List what prevents it from now on.'},
  ],
} as const satisfies Partial<Record<Kind, readonly Section[]>>;

/** Kinds of which an author can make a new article. */
export type NewKind = keyof typeof sectionsOf;
export const newKinds = Object.keys(sectionsOf) as NewKind[];
export const isNewKind = (kind: string): kind is NewKind => newKinds.some((known) => known === kind);

const diagram = `\`\`\`dot alt="${placeholder} Say what the figure shows, in sentences." caption="${placeholder} Give the figure a title."
digraph {
  rankdir=LR
  first [label="First step"]
  second [label="Second step" class="done"]
  first -> second
}
\`\`\``;

const incidentRecord = `incident:
  component: all
  regions: [west-europe]
  start: '2026-01-01T00:00:00Z'
  detected: null
  mitigated: null
  end: '2026-01-01T01:00:00Z'
  provider: null
  cause: null
  security: false
  summary: '${placeholder} Say in two sentences what users met, and put the record right; src/components/Incident/record.ts explains each key.'
  timeline:
    - time: '2026-01-01T00:00:00Z'
      event: '${placeholder} Say what began.'
    - time: '2026-01-01T01:00:00Z'
      event: '${placeholder} Say what ended it.'
`;

function sectionText({id, heading, instruction, figure}: Section): string {
  const parts = [`## ${heading} {#${id}}`, `${placeholder} ${instruction}`];
  if (id === 'timeline') {
    parts.push('<IncidentTimeline />');
  }
  return [...parts, ...(figure ? [diagram] : [])].join('\n\n');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** @returns the text of a new article, ready to be filled in */
export function articleTemplate({kind, title, position}: {kind: NewKind; title: string; position: number}): string {
  const related = `## ${relatedArticles.heading} {#${relatedArticles.id}}

${placeholder} ${relatedArticles.instruction}

- [Documentation home](/home/home.mdx)`;
  const intro = `${placeholder} Say in one or two sentences what the article lets the reader do or know, and for whom it is.`;
  return `---
title: ${quoted(title)}
description: '${placeholder} Say in 80 to 160 characters what the article lets the reader do or know; search results show it.'
sidebar_label: ${quoted(title)}
sidebar_position: ${position}
audience: [user]
${kind === 'incident' ? incidentRecord : ''}---

${[intro, ...(kind === 'incident' ? ['<IncidentSummary />'] : []), ...sectionsOf[kind].map(sectionText), related].join(
  '\n\n',
)}
`;
}
