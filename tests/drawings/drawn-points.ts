/** A point that a drawing covers, with its element. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
  readonly of: string;
}

const attribute = (tag: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '0');

/** Character width of 11px drawing text. */
const CHARACTER = 6.7;

const arcExtent = (from: readonly [number, number], values: readonly number[]): [number, number][] => {
  const [radius = 0, other = 0, , , sweep = 0, x = 0, y = 0] = values;
  const end: [number, number] = [x, y];
  const level = Math.abs(y - from[1]) < 0.02 && Math.abs(Math.abs(x - from[0]) - 2 * radius) < 0.05;
  const over = (sweep === 1) === x > from[0] ? -other : other;
  return level ? [[(x + from[0]) / 2, y + over], end] : [end];
};

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, H: 1, V: 1 };

/** Returns end points of a path with absolute commands; for semicircles also the top and bottom. */
const pathPoints = (d: string): [number, number][] => {
  const points: [number, number][] = [];
  let here: [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (letter === 'Z') continue;
    const size = SIZES[letter];
    if (size === undefined) throw new Error(`Not an absolute path command: ${letter} in ${d}`);
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (values.length === 0 || values.length % size !== 0) throw new Error(`Wrong count of values: ${letter} in ${d}`);
    for (let at = 0; at < values.length; at += size) {
      const group = values.slice(at, at + size);
      const [first = 0] = group;
      if (letter === 'H') here = [first, here[1]];
      else if (letter === 'V') here = [here[0], first];
      else {
        if (letter === 'A') points.push(...arcExtent(here, group));
        here = [group.at(-2) ?? 0, group.at(-1) ?? 0];
      }
      points.push(here);
    }
  }
  return points;
};

const textPoints = (tag: string, text: string): [number, number][] => {
  const width = text.length * CHARACTER;
  const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1] ?? 'start';
  const left = attribute(tag, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const y = attribute(tag, 'y');
  return [
    [left, y - 9],
    [left + width, y + 3],
  ];
};

const shapePoints = (name: string, tag: string, text: string): [number, number][] => {
  const at = (key: string): number => attribute(tag, key);
  if (name === 'path') return pathPoints(/ d="([^"]*)"/.exec(tag)?.[1] ?? '');
  if (name === 'text') return textPoints(tag, text);
  if (name === 'line')
    return [
      [at('x1'), at('y1')],
      [at('x2'), at('y2')],
    ];
  if (name === 'rect')
    return [
      [at('x'), at('y')],
      [at('x') + at('width'), at('y') + at('height')],
    ];
  if (name === 'circle') {
    return [
      [at('cx') - at('r'), at('cy') - at('r')],
      [at('cx') + at('r'), at('cy') + at('r')],
    ];
  }
  return [];
};

/**
 * Returns every point that the markup of a drawing covers, without hatch patterns, which repeat inside their shapes.
 */
export const drawnPoints = (markup: string): readonly DrawnPoint[] =>
  [...markup.replace(/<defs>.*?<\/defs>/gs, '').matchAll(/<(path|line|rect|circle|text)\b([^>]*)>([^<]*)/g)].flatMap(
    ([whole, name = '', tag = '', text = '']) => shapePoints(name, tag, text).map(([x, y]) => ({ x, y, of: whole })),
  );
