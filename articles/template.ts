import {kindNames, kinds, type KindName, type Section} from './kinds';

/** Writes the text of a new article: the sections of its kind, each with an instruction instead of its text. */

/** Starts every instruction; the content check rejects an article that still contains one. */
export const placeholder = 'TODO:';

export const newKinds = kindNames.filter((name) => kinds[name].offered);

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
  summary: '${placeholder} Say in two sentences what users met, and correct the data; src/components/Incident/record.ts explains each key.'
  timeline:
    - time: '2026-01-01T00:00:00Z'
      event: '${placeholder} Say what began.'
    - time: '2026-01-01T01:00:00Z'
      event: '${placeholder} Say what ended it.'
`;

function sectionText({id, heading, instruction, figure}: Section): string {
  return [
    `## ${heading} {#${id}}`,
    `${placeholder} ${instruction}`,
    ...(id === 'timeline' ? ['<IncidentTimeline />'] : []),
    ...(id === 'related-articles' ? ['- [Documentation home](/home/home.mdx)'] : []),
    ...(figure ? [diagram] : []),
  ].join('\n\n');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function articleTemplate({kind, title, position}: {kind: KindName; title: string; position: number}): string {
  const body = [
    `${placeholder} Say in one or two sentences what the article lets readers do or know, and who it is for.`,
    ...(kind === 'incident' ? ['<IncidentSummary />'] : []),
    ...kinds[kind].sections.map(sectionText),
  ];
  return `---
title: ${quoted(title)}
description: '${placeholder} Say in 80 to 160 characters what the article lets readers do or know; search results show it.'
sidebar_label: ${quoted(title)}
sidebar_position: ${position}
audience: [user]
kind: ${kind}
${kind === 'incident' ? incidentRecord : ''}---

${body.join('\n\n')}
`;
}
