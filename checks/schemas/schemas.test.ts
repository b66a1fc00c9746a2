import {expect, test} from '@playwright/test';
import {mistakesIn, readSchemas} from './validate';
import {formatPath} from '../../lib/explain';

/** Tests of the published schemas, on documents that pass and on documents with one mistake each. */

const schemas = readSchemas();

const mistakes = (value: unknown, schema: string): string[] =>
  mistakesIn(value, `/schemas/${schema}`, schemas).map(({path: place, message}) => `${formatPath(place)}: ${message}`);

const start = {actionType: 'Start', name: 'Start', next: 'Exit'};
const exit = {actionType: 'Result', name: 'Exit'};
const workflow = {name: 'Minimal', actions: [start, exit]};
const rest = {actionType: 'Rest', name: 'Get', Method: 'GET', url: '/api/x', isApiCall: true, next: 'Exit'};
const branches = [
  {value: 'a', name: 'A', default: false},
  {value: '', name: 'B', default: true},
];
const decision = {actionType: 'Case', name: 'Choose', test: '{{NewGuid}}', nextActions: branches};
const work = {
  actionType: 'EnqueueBackgroundWork',
  name: 'Later',
  targetWorkflowId: '8a1d5b7c-2f3e-4d6a-b9c0-7e4f1a2d3b5c',
  next: 'Exit',
};
const sftp = {actionType: 'SftpListFiles', name: 'List', ftpHostIp: 'x', ftpUsername: 'x', ftpPath: '/', next: 'Exit'};
const column = {dataField: 'Name', entity: 'client', format: {type: 'image', mapping: {id: 'ClientId'}}};
const item = {dataField: 'Name', saveOptions: {type: 'userfield', dataType: 6}};
const axis = {type: 'image', entity: 'user', mapping: {id: 'Oid'}};
const event = {id: 'x', details: {}};
const place = {Name: 'All', Location: 'Menu', Platform: 'Web'};

const workflowSchema = 'automation-workflow.schema.json';
const actionSchema = `${workflowSchema}#/$defs/action`;
const axisOf = (format: object) => ({argumentAxis: {label: {format}}});

for (const [schema, ...documents] of [
  [workflowSchema, workflow, {...workflow, subWorkflows: [workflow]}],
  [
    actionSchema,
    start,
    exit,
    rest,
    {...rest, isApiCall: "{{['A'].Content}}", Method: "{{['A'].Content.Verb}}", url: 'https://x.test'},
    {...rest, nextActions: [], ftpPath: '', httpResponse: null, values: {}},
    decision,
    {...work, wait: '00:01:30:00', executeOnUtc: ''},
    {...sftp, ftpPrivateKeyFile: 'x.key'},
    {actionType: 'ClearContext', name: 'Forget', clearAll: true, next: 'Exit'},
  ],
  ['automation-webhook.schema.json', {secret: null, event}],
  ['chart-argument-axis.schema.json', axisOf(axis), axisOf({})],
  ['grid-columns.schema.json', [], ['Name', column, {columns: ['A', {dataField: 'B', format: 'dd/MMM/yyyy'}]}]],
  ['form-items.schema.json', [item, {itemType: 'group', items: [{dataField: 'A', saveOptions: 'document'}]}]],
  ['store-data-source.schema.json', {Data: [{Oid: 'x'}], Filters: []}],
  ['workspace-definition.schema.json', place, {...place, Version: 2, Active: false}],
  ['panel-layout.schema.json', {}, {'Planned hours': {x: 10, y: 2, cols: 10, rows: 10}}],
] as const) {
  test(`${schema}: right documents pass`, () => {
    for (const document of documents) {
      expect(mistakes(document, schema), JSON.stringify(document)).toEqual([]);
    }
  });
}

for (const [schema, what, document, ...expected] of [
  [
    workflowSchema,
    'a missing key',
    {actions: [start, exit]},
    /^\$: the key "name" is missing \(Name of the workflow\)/,
  ],
  [
    workflowSchema,
    'a wrong type',
    {...workflow, actions: {}},
    /^\$\.actions: the value is of type object; allowed: array/,
  ],
  [
    workflowSchema,
    'an unknown key',
    {...workflow, subWorkflow: []},
    /^\$\.subWorkflow: unknown key; write "subWorkflows"/,
  ],
  [
    workflowSchema,
    'no Result',
    {...workflow, actions: [start]},
    /^\$\.actions: .*\(At least one action has the type Result\)/,
  ],
  [
    workflowSchema,
    'a mistake deep inside',
    {...workflow, subWorkflows: [{...workflow, actions: [start, exit, {...rest, Method: 'FETCH'}]}]},
    /^\$\.subWorkflows\[0\]\.actions\[2\]\.Method: "FETCH" is not allowed; allowed: "GET", "POST", "PUT"/,
  ],
  [
    actionSchema,
    'an unknown type',
    {...start, actionType: 'Begin'},
    /^\$\.actionType: "Begin" is not allowed; allowed: "Start", "Result"/,
  ],
  [actionSchema, 'a misspelled type', {...rest, actionType: 'rest'}, /write "Rest"/],
  [
    actionSchema,
    'a missing next',
    {actionType: 'Start', name: 'Start'},
    /^\$: the key "next" is missing \(Name of the action that runs/,
  ],
  [actionSchema, 'an unknown key', {...rest, isApiCal: true}, /^\$\.isApiCal: unknown key; write "isApiCall"/],
  [
    actionSchema,
    'a key of another type',
    {...start, url: '/x'},
    /^\$\.url: "\/x" is not allowed; allowed: "", null.*may be there and empty\)/,
  ],
  [actionSchema, 'next in a Result', {...exit, next: 'More'}, /^\$\.next: "More" is not allowed/],
  [
    actionSchema,
    'a wrong type of value',
    {...rest, isApiCall: 1},
    /^\$\.isApiCall: the value is of type number; allowed: boolean or string \(true, false or an expression\)/,
  ],
  [
    actionSchema,
    'text in place of true',
    {...rest, isApiCall: 'true'},
    /^\$\.isApiCall: "true" doesn't have the form .*\(true, false or an expression\)/,
  ],
  [
    actionSchema,
    'a path without /api/',
    {...rest, url: 'x'},
    /^\$\.url: "x" doesn't have the form .*\(With isApiCall, the path from \/api\/\)/,
  ],
  [actionSchema, 'a body without its type', {...rest, body: '{}'}, /^\$: the key "bodyMediaType" is missing/],
  [
    actionSchema,
    'form data without fields',
    {...rest, bodyMediaType: 'UrlEncodedFormData'},
    /^\$: the key "bodyFormData" is missing/,
  ],
  [
    actionSchema,
    'a header without value',
    {...rest, requestHeaders: [{name: 'Accept'}]},
    /^\$\.requestHeaders\[0\]: the key "value" is missing/,
  ],
  [
    actionSchema,
    'one branch',
    {...decision, nextActions: branches.slice(1)},
    /^\$\.nextActions: the value must NOT have fewer than 2 items/,
  ],
  [
    actionSchema,
    'no default branch',
    {...decision, nextActions: [branches[0], branches[0]]},
    /^\$\.nextActions: .*\(Exactly one branch has true as its default\)/,
  ],
  [
    actionSchema,
    'a value in the default branch',
    {...decision, nextActions: [branches[0], {...branches[1], value: 'b'}]},
    /^\$\.nextActions\[1\]\.value: "b" is not allowed; allowed: ""/,
  ],
  [
    actionSchema,
    'no GUID',
    {...work, targetWorkflowId: '7'},
    /^\$\.targetWorkflowId: "7" doesn't have the form .*\(A GUID/,
  ],
  [
    actionSchema,
    'a delay without days',
    {...work, wait: '01:30:00'},
    /^\$\.wait: "01:30:00" doesn't have the form .*\(A delay in days/,
  ],
  [
    actionSchema,
    'time and delay',
    {...work, wait: '00:01:30:00', executeOnUtc: '2026-10-07T22:00:00'},
    /^\$: this is not allowed \(Use either executeOnUtc or wait\)/,
  ],
  [actionSchema, 'neither password nor key file', sftp, /^\$: the key "ftpPassword" is missing/],
  [
    actionSchema,
    'nothing to clear',
    {actionType: 'ClearContext', name: 'Forget', next: 'Exit'},
    /^\$: the key "listValues" is missing/,
  ],
  ['automation-webhook.schema.json', 'a missing key', {event}, /"secret" is missing/],
  ['automation-webhook.schema.json', 'a wrong type', {secret: 1, event}, /^\$\.secret: .* allowed: string or null/],
  [
    'automation-webhook.schema.json',
    'an unknown key',
    {secret: null, event: {...event, name: 'x'}},
    /^\$\.event\.name: unknown key; allowed: id, details/,
  ],
  ['chart-argument-axis.schema.json', 'a missing key', axisOf({type: 'image'}), /format: the key "entity" is missing/],
  [
    'chart-argument-axis.schema.json',
    'a wrong type',
    axisOf({...axis, mapping: {id: 1}}),
    /mapping\.id: .* allowed: string/,
  ],
  [
    'chart-argument-axis.schema.json',
    'an unknown key',
    {argumentAxis: {label: {formt: axis}}},
    /^\$\.argumentAxis\.label\.formt: unknown key; write "format"/,
  ],
  [
    'grid-columns.schema.json',
    'a missing key',
    [{dataField: 'A', format: {type: 'link'}}],
    /^\$\[0\]: the key "entity" is missing/,
  ],
  ['grid-columns.schema.json', 'a wrong type', [{dataField: 1}], /^\$\[0\]\.dataField: .* allowed: string/],
  [
    'grid-columns.schema.json',
    'an unknown key',
    [{...column, format: {type: 'image', maping: {}}}],
    /^\$\[0\]\.format\.maping: unknown key; write "mapping"/,
  ],
  ['grid-columns.schema.json', 'an unknown display', [{format: {type: 'prority'}}], /write "priority"/],
  ['grid-columns.schema.json', 'a relative width', [{width: '3em'}], /^\$\[0\]\.width: "3em" doesn't have the form/],
  ['form-items.schema.json', 'a missing key', [{...item, saveOptions: {type: 'userfield'}}], /"dataType" is missing/],
  ['form-items.schema.json', 'a wrong type', [{...item, useCache: 'yes'}], /^\$\[0\]\.useCache: .* allowed: boolean/],
  [
    'form-items.schema.json',
    'an unknown key',
    [{...item, saveOptions: {type: 'document', field: 'x'}}],
    /^\$\[0\]\.saveOptions\.field: unknown key; allowed: type, fieldName/,
  ],
  [
    'form-items.schema.json',
    'an unknown place',
    [{...item, saveOptions: 'other'}],
    /"other" is not allowed; write "others"/,
  ],
  [
    'form-items.schema.json',
    'a cache of an entity that has none',
    [{...item, entity: 'user', useCache: true}],
    /^\$\[0\]\.entity: this is not allowed \(useCache works only/,
  ],
  [
    'form-items.schema.json',
    'a cache without entity',
    [{...item, useCache: true}],
    /"entity" is missing \(useCache works only/,
  ],
  ['store-data-source.schema.json', 'a missing key', {Data: []}, /"Filters" is missing/],
  ['store-data-source.schema.json', 'a wrong type', {Data: {}, Filters: []}, /^\$\.Data: .* allowed: array/],
  [
    'store-data-source.schema.json',
    'an unknown key',
    {Data: [], Filters: [], data: []},
    /^\$\.data: unknown key; write "Data"/,
  ],
  ['workspace-definition.schema.json', 'a missing key', {Name: 'All', Location: 'Menu'}, /"Platform" is missing/],
  ['workspace-definition.schema.json', 'a wrong type', {...place, Version: '1'}, /^\$\.Version: .* allowed: integer/],
  [
    'workspace-definition.schema.json',
    'an unknown location',
    {...place, Location: 'Left'},
    /"Left" is not allowed; allowed: "Configuration"/,
  ],
  ['panel-layout.schema.json', 'a wrong type', {All: {x: '1'}}, /^\$\.All\.x: .* allowed: number/],
  [
    'panel-layout.schema.json',
    'an unknown key',
    {All: {columns: 1}},
    /^\$\.All\.columns: unknown key; allowed: x, y, cols, rows/,
  ],
] as const) {
  test(`${schema}: ${what} is refused`, () => {
    expect(mistakes(document, schema)).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  });
}
