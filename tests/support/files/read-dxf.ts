import DxfParser from 'dxf-parser';
import { expect } from 'vitest';

type Pair = readonly [code: number, value: string];

/** Parses a file into pairs: every odd line is a code, every even one its value. */
export const dxfPairs = (file: string): readonly Pair[] => {
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, at): Pair => [Number(lines[2 * at]), lines[2 * at + 1] ?? '']);
};

/** Returns errors in the pairs of a release 12 file that its reader ignores. */
export const lintDxf = (file: string): readonly string[] => {
  const pairs = dxfPairs(file);
  const wrong: string[] = [];
  if (!/^[\x20-\x7e\r\n]+$/.test(file)) wrong.push('not ASCII');
  const sections = pairs.flatMap(([code, value], at) =>
    code === 2 && pairs[at - 1]?.[1] === 'SECTION' ? [value] : [],
  );
  if (sections.join() !== 'HEADER,TABLES,ENTITIES') wrong.push(`sections ${sections}`);
  const opened = pairs.filter(([code, value]) => code === 0 && value === 'SECTION').length;
  const closed = pairs.filter(([code, value]) => code === 0 && value === 'ENDSEC').length;
  if (opened !== closed) wrong.push('a section stays open');
  if (pairs.at(-1)?.join() !== '0,EOF') wrong.push('no end');
  for (const [code, value] of pairs) {
    const isFloat = code >= 10 && code < 60;
    if (!Number.isInteger(code)) wrong.push(`code ${code}`);
    if (isFloat && !/^-?\d+\.\d+$/.test(value)) wrong.push(`${code} ${value}`);
    if (code >= 60 && code < 80 && !/^\d+$/.test(value)) wrong.push(`${code} ${value}`);
  }
  const layers = pairs.flatMap(([code, value], at) => (code === 2 && pairs[at - 1]?.[1] === 'LAYER' ? [value] : []));
  for (const [code, value] of pairs) if (code === 8 && !layers.includes(value)) wrong.push(`layer ${value}`);
  return wrong;
};

interface Shape {
  readonly type: string;
  readonly layer: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly text: string;
}

type Read = { readonly type: string; readonly layer: string } & Readonly<Record<string, unknown>>;
type Corner = { readonly x: number; readonly y: number };

const pointsOf = (entity: Read): Shape['points'] => {
  const { center, radius, vertices, startPoint } = entity as {
    center?: Corner;
    radius?: number;
    vertices?: Corner[];
    startPoint?: Corner;
  };
  if (center && radius)
    return [
      [center.x - radius, center.y - radius],
      [center.x + radius, center.y + radius],
    ];
  return [...(vertices ?? []), ...(startPoint ? [startPoint] : [])].map(({ x, y }) => [x, y] as const);
};

/** Reads a file with an independent reader: its header, and its shapes with their extents. */
export const readDxf = (file: string) => {
  const read = new DxfParser().parseSync(file);
  if (read === null) throw new Error('The file could not be read.');
  const shapes = (read.entities as unknown as readonly Read[]).map(
    (entity): Shape => ({
      type: entity.type,
      layer: entity.layer,
      points: pointsOf(entity),
      text: typeof entity.text === 'string' ? entity.text : '',
    }),
  );
  return { header: read.header as Readonly<Record<string, unknown>>, layers: read.tables.layer.layers, shapes };
};

/** Returns the minimum and maximum x and y of shapes. */
export const roomOf = (shapes: readonly Shape[]) => {
  const points = shapes.flatMap(({ points: own }) => own);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
};
