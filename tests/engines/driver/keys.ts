/** Keys and pointers as WebDriver wants them. */

/** WebDriver's characters for keys that have none, by the name that `KeyboardEvent.key` gives them. */
const characters: Record<string, string> = {
  Enter: '\uE006',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
  Shift: '\uE008',
  Meta: '\uE03D',
};

/** What one input device does: WebDriver's “action sequence”. */
export interface Device {
  type: 'key' | 'pointer';
  id: string;
  parameters?: {pointerType: 'mouse' | 'touch'};
  actions: Record<string, unknown>[];
}

const keyboard = (actions: Device['actions']): Device => ({type: 'key', id: 'keyboard', actions});

/** Each character as a key that goes down and up. */
export const typed = (text: string): Device =>
  keyboard(
    Array.from(text).flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]),
  );

/** @param chord keys that go down together, such as `Control+k` */
export function pressed(chord: string): Device {
  const values = chord.split('+').map((key) => characters[key] ?? key);
  return keyboard([
    ...values.map((value) => ({type: 'keyDown', value})),
    ...values.reverse().map((value) => ({type: 'keyUp', value})),
  ]);
}

export interface Point {
  /** Pixels from the left edge of the window. */
  x: number;
  /** Pixels from its top. */
  y: number;
}

const move = ({x, y}: Point) => ({type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport'});

const down = {type: 'pointerDown', button: 0};
const up = {type: 'pointerUp', button: 0};
const middle = 1;

const mouse = (actions: Device['actions']): Device => ({
  type: 'pointer',
  id: 'mouse',
  parameters: {pointerType: 'mouse'},
  actions,
});

/** The mouse moves to a point. */
export const hovers = (point: Point): Device => mouse([move(point)]);

/** @param pause milliseconds between press and release: the mouse of a reader stays down for a moment */
export const clicks = (point: Point, pause = 0): Device =>
  mouse([move(point), down, {type: 'pause', duration: pause}, up]);

/** The middle button of the mouse, which opens links in a new tab. */
export const middleClicks = (point: Point): Device =>
  mouse([move(point), {...down, button: middle}, {...up, button: middle}]);

/** A finger touches a point. */
export const taps = (point: Point): Device => ({
  type: 'pointer',
  id: 'finger',
  parameters: {pointerType: 'touch'},
  actions: [move(point), down, up],
});
