/**
 * The words that authors may use in the props of screens. They're separate from the components, so the build can check
 * articles against them and report file and line.
 */

export const tones = ['neutral', 'accent', 'good', 'done', 'warn', 'bad', 'info'] as const;
export type Tone = (typeof tones)[number];

/**
 * States of a day or cell in a time sheet or leave calendar. Each has a tone close to the product's color (bright
 * green: to approve; dark green: approved) and a sign, because color alone isn't enough.
 */
export const states = {
  incomplete: {tone: 'warn', sign: '◔'},
  complete: {tone: 'info', sign: '●'},
  'to-send': {tone: 'warn', sign: '△'},
  'to-approve': {tone: 'good', sign: '➤'},
  approved: {tone: 'done', sign: '✓'},
  spent: {tone: 'info', sign: '■'},
  rejected: {tone: 'bad', sign: '✕'},
  error: {tone: 'bad', sign: '!'},
  disabled: {tone: 'neutral', sign: '/'},
  leave: {tone: 'accent', sign: '☂'},
  holiday: {tone: 'neutral', sign: '★'},
} as const satisfies Record<string, {tone: Tone; sign: string}>;
export type State = keyof typeof states;

export const fieldKinds = ['text', 'select', 'date', 'check', 'area'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** How a grid draws its lines, or the state in which a form field is shown. */
export const looks = ['dotted', 'ruled', 'striped', 'missing', 'readonly', 'selected'] as const;
export type Look = (typeof looks)[number];

export const aligns = ['start', 'end'] as const;
export type Align = (typeof aligns)[number];

/** The props of each screen component. */
export const screenProps: Record<string, readonly string[]> = {
  AppWindow: ['title', 'tabs', 'activeTab', 'toolbar', 'children'],
  DataGrid: ['columns', 'rows', 'footer', 'look'],
  FormFields: ['fields', 'columns'],
  Popup: ['title', 'buttons', 'children', 'mark'],
  Tiles: ['tiles'],
  MonthCalendar: ['month', 'weekdays', 'offset', 'days', 'legend', 'mark'],
  Stages: ['stages'],
  Kanban: ['columns'],
  Schedule: ['units', 'rows'],
  Notifications: ['items'],
  Phone: ['title', 'children'],
  SideMenu: ['items'],
  Swatches: ['colors'],
  Guidance: ['children'],
  Do: ['title', 'children'],
  Dont: ['title', 'children'],
};

/** Allowed values of the props and keys that accept only values from a list. */
export const limitedValues: Record<string, readonly string[]> = {
  tone: tones,
  state: Object.keys(states),
  days: [...Object.keys(states), 'null'],
  kind: fieldKinds,
  align: aligns,
  look: looks,
};
