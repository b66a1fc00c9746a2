/**
 * The kinds of articles and their sections. The content check requires those without which an article of the kind isn't
 * complete, and `npm run new:article` writes all of them with their instructions.
 */

export interface Section {
  id: string;
  /** Other ids accepted for this section. */
  or?: readonly string[];
  heading: string;
  /** Tells the author what to write in this section. */
  instruction: string;
  /** Only where it says at least two things that the rest of the article doesn't. */
  optional?: true;
  /** New articles get a diagram here. */
  figure?: true;
}

export interface Kind {
  /** In the order they appear in an article. */
  sections: readonly Section[];
  /** Whether an article needs at least one figure. */
  figure: boolean;
  /** Whether `npm run new:article` offers it. */
  offered: boolean;
}

const section = (id: string, heading: string, instruction: string, more: Partial<Section> = {}): Section => ({
  id,
  heading,
  instruction,
  ...more,
});

const beforeYouBegin = (instruction: string) => section('before-you-begin', 'Before you begin', instruction);

const related = section('related-articles', 'Related articles', 'Link 2 to 5 articles that exist.');

export const kinds = {
  howto: {
    figure: true,
    offered: true,
    sections: [
      beforeYouBegin('Say who this is for, which roles they need, and what must be set up first.'),
      section('first-task', 'First task', 'Give the steps as a numbered list.', {optional: true, figure: true}),
      section('what-happens-next', 'What happens next', 'Describe the states that follow, and who is notified.', {
        optional: true,
      }),
      section('rules-and-limits', 'Rules and limits', 'List the rules that readers can run into.', {optional: true}),
      section('troubleshooting', 'Troubleshooting', 'Make a table of 2 to 6 rows: Symptom, Cause, Fix.', {
        optional: true,
      }),
      related,
    ],
  },
  dashboard: {
    figure: true,
    offered: true,
    sections: [
      section('filters', 'Filters', 'Make a table of the filters and what each one does.', {optional: true}),
      section('what-it-shows', 'What it shows', 'Draw the page, and list every tile, chart, and column in a table.', {
        figure: true,
      }),
      section('how-it-is-computed', 'How it is computed', 'Give every formula, each with an example in numbers.'),
      section('read-it', 'Read it', 'Describe 2 to 4 findings and what to do about each one.', {optional: true}),
      related,
    ],
  },
  sdk: {
    figure: false,
    offered: true,
    sections: [
      section('access', 'Access', 'Name the object, in a block of ts.'),
      section(
        'first-method',
        'firstMethod',
        'Say what it does; give signature, parameters, result, errors, and an example that runs.',
        {optional: true},
      ),
      related,
    ],
  },
  reference: {
    figure: false,
    offered: true,
    sections: [
      section('where-it-is-configured', 'Where it is configured', 'Name the screen or the file in which it is set.', {
        or: ['before-you-begin'],
      }),
      section('keys', 'Keys', 'Make a table of all keys: Key, Type, Required, Default, Meaning.', {optional: true}),
      section('minimal-example', 'Minimal example', 'Give the least that works.', {optional: true}),
      section('complete-example', 'Complete example', 'Use every key once.', {optional: true}),
      section('errors-and-pitfalls', 'Errors and pitfalls', 'Make a table of what goes wrong and why.', {
        or: ['troubleshooting', 'errors-and-retries', 'pitfalls'],
      }),
      related,
    ],
  },
  integration: {
    figure: true,
    offered: true,
    sections: [
      section('data-flow', 'Data flow', 'Say what goes where, and when.', {figure: true}),
      beforeYouBegin('List accounts, permissions, and keys, on both sides.'),
      section('set-it-up', 'Set it up', 'Give the steps as a numbered list.'),
      section('field-mapping', 'Field mapping', 'Make a table of the fields of both sides.'),
      section(
        'errors-and-retries',
        'Errors and retries',
        'Make a table of the errors, what happens then, and how to fix each one.',
      ),
      section('check-that-it-works', 'Check that it works', 'Give the steps of a first test.'),
      related,
    ],
  },
  import: {
    figure: true,
    offered: true,
    sections: [
      beforeYouBegin('Say who this is for, which roles they need, and what must be set up first.'),
      section('columns', 'Columns', 'Make a table: Column, Required, Type or format, Example, Rule.'),
      section('template', 'Template', 'Link the template, which is in static/templates.'),
      section('import-the-rows', 'Import the rows', 'Give the steps as a numbered list.', {
        optional: true,
        figure: true,
      }),
      section('validation-errors', 'Validation errors', 'Make a table: Message, Fix.'),
      related,
    ],
  },
  guideline: {
    figure: true,
    offered: true,
    sections: [
      section('rules', 'Rules', 'Make a table of the rules with their numbers.', {optional: true}),
      section('do-and-dont', "Do and don't", 'Put right and wrong side by side with Guidance.', {figure: true}),
      section('why', 'Why', 'Give the reason for each rule.', {optional: true}),
      related,
    ],
  },
  incident: {
    figure: true,
    offered: true,
    sections: [
      section('timeline', 'Timeline', 'Add what the incident data in the front matter leaves open.', {optional: true}),
      section('impact', 'Impact', 'Say who was affected, how, and for how long.'),
      section('root-cause', 'Root cause', 'Explain why it happened.'),
      section('what-we-did', 'What we did', 'List what ended the incident.'),
      section('what-we-changed', 'What we changed', 'List what prevents it from happening again.'),
      related,
    ],
  },
  operations: {figure: false, offered: false, sections: []},
  release: {figure: false, offered: false, sections: [related]},
  contributor: {figure: false, offered: false, sections: [related]},
  index: {figure: false, offered: false, sections: [related]},
  home: {figure: false, offered: false, sections: []},
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const isKind = (name: unknown): name is KindName => kindNames.some((kind) => kind === name);

/** Looks up a kind by name, typed with its optional properties. */
export const kindOf = (name: KindName): Kind => kinds[name];
