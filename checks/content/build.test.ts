import {expect, test} from '@playwright/test';
import {articleTemplate} from '../../articles/template';
import {checkArticle} from './check-article';
import {checkLocale} from './locale';

/** What the build would refuse to draw or to show is found by the content check, with the line inside the article. */

const file = 'docs/university/Leaves/scheduling-leaves.mdx';

/** Nine lines. */
const frontMatter = `---
title: A
description: B
sidebar_label: C
sidebar_position: 1
audience: [user]
kind: howto
---

`;

test('a figure that the build could not draw is found, with the line inside the article', async () => {
  const fence = (lang: string, ...lines: string[]) =>
    ['```' + lang + ' alt="a" caption="b"', ...lines, '```'].join('\n');
  const chart = (data: string, more = '') =>
    fence(
      'vega-lite',
      `{"mark": "bar", "data": ${data}, "encoding": {"x": {"field": "day", "type": "nominal"}}${more}}`,
    );
  for (const [figure, ...said] of [
    [
      fence('dot', 'digraph {', 'a -> b', 'c -> ', '}'),
      "14 figure: the DOT source is not valid: syntax error near '}'.",
    ],
    [fence('dot', 'digraph {', 'a -- b}'), "12 figure: the DOT source is not valid: syntax error near '--'."],
    [fence('dot'), '10 figure: the DOT source is not valid: it is empty.'],
    [
      fence('dot', 'digraph {a [shape=bax]}'),
      '10 figure: the DOT source is not valid: using box for unknown shape bax.',
    ],
    [chart('{"values": [{"dya": 1}]}'), '10 figure: the chart uses the field day, but its data has dya'],
    [
      chart('{"name": "incident"}'),
      '10 figure: the chart has no inline data; write its rows under data.values, or name "incidents".',
    ],
    [chart('{"values": [{"day": 1}]}', ', "mark": "bra"'), '10 figure: '],
    [chart('{"values": [{"day": 1}]}')],
    [
      chart('{"values": [{"day": "Mon"}]}', ', "encoding": {"x": {"field": "day", "type": "quantitative"}}'),
      '10 figure: ',
    ],
    [
      chart('{"values": []}'),
      '10 figure: the chart has no inline data; write its rows under data.values, or name "incidents".',
    ],
    [chart('{"name": "incidents"}')],
  ] as [string, ...string[]][]) {
    const text = `${frontMatter}${figure}\n`;
    const found = (await checkLocale('en', [{file, text}])).filter(({rule}) => rule === 'figure');
    expect(found.map(({line, rule, message}) => `${line} ${rule}: ${message}`)).toEqual(
      said.map((message): unknown => expect.stringContaining(message)),
    );
  }
});

test('the record of an incident is checked, with the reports that it names', () => {
  const name = 'docs/status/Availability Incidents/new.mdx';
  const text = articleTemplate({kind: 'incident', title: 'A', position: 3});
  for (const [from, to, said] of [
    ['component: all', 'component: serach', '9 incident: incident.component: "serach" is not allowed; write "search"'],
    ['detected: null', "detected: '2026-01-01T02:00:00Z'", '14 incident: incident.end: 2026-01-01T01:00:00Z is before'],
    [
      '  summary:',
      '  related: [2021-06-30-sso-multiple-region]\n  summary:',
      '18 incident: incident.related: there is no report 2021-06-30-sso-multiple-region.mdx. Did you mean ' +
        '2021-06-30-sso-multiple-regions?',
    ],
  ] as const) {
    for (const place of [name, name.replace('docs', 'i18n/es/docusaurus-plugin-content-docs/current')]) {
      const found = checkArticle(place, text.replace(from, to)).problems;
      expect(found.map(({line, rule, message}) => `${line} ${rule}: ${message}`)).toContainEqual(
        expect.stringContaining(said),
      );
    }
  }
});
