import type { LengthUnit } from '../../kit/units.ts';
import { type DxfEntity, extentsOf, type Point } from './dxf-entity.ts';

export interface DxfLayer {
  readonly name: string;
  /** Color number of the format: 7 is black or white. */
  readonly color: number;
  readonly lineType: 'CONTINUOUS' | 'DASHED' | 'CENTER';
}

type Pair = readonly [code: number, value: string | number];

const DECIMALS = 6;
const figure = (value: number): string => {
  const text = value.toFixed(DECIMALS);
  return Number(text) === 0 ? '0.0' : text;
};

/**
 * Converts text to ASCII, which the format requires, without line breaks, which would end a value. ⌀ and ± have special
 * codes.
 */
const asciiText = (text: string): string =>
  text
    .replaceAll('⌀', '%%c')
    .replaceAll('±', '%%p')
    .replaceAll('–', '-')
    .replaceAll('\u2212', '-')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 200);

const at = (first: number, [x, y]: Point): readonly Pair[] => [
  [first, figure(x)],
  [first + 10, figure(y)],
  [first + 20, '0.0'],
];

const entityPairs = (entity: DxfEntity): readonly Pair[] => {
  const head = (name: string): readonly Pair[] => [
    [0, name],
    [8, entity.layer],
  ];
  switch (entity.kind) {
    case 'line':
      return [...head('LINE'), ...at(10, entity.from), ...at(11, entity.to)];
    case 'circle':
      return [...head('CIRCLE'), ...at(10, entity.center), [40, figure(entity.radius)]];
    case 'arc':
      return [
        ...head('ARC'),
        ...at(10, entity.center),
        [40, figure(entity.radius)],
        [50, figure(entity.from)],
        [51, figure(entity.to)],
      ];
    case 'text':
      return [...head('TEXT'), ...at(10, entity.at), [40, figure(entity.height)], [1, asciiText(entity.text)]];
  }
};

/** Lengths of the dashes and gaps of a line type, in the drawing's unit. */
const PATTERNS: Readonly<Record<DxfLayer['lineType'], readonly number[]>> = {
  CONTINUOUS: [],
  DASHED: [0.5, -0.25],
  CENTER: [1.25, -0.25, 0.25, -0.25],
};

const lineTypePairs = (name: DxfLayer['lineType'], scale: number): readonly Pair[] => {
  const pattern = PATTERNS[name].map((length) => length * scale);
  const whole = pattern.reduce((sum, length) => sum + Math.abs(length), 0);
  return [
    [0, 'LTYPE'],
    [2, name],
    [70, 64],
    [3, name],
    [72, 65],
    [73, pattern.length],
    [40, figure(whole)],
    ...pattern.map((length): Pair => [49, figure(length)]),
  ];
};

const table = (name: string, rows: readonly (readonly Pair[])[]): readonly Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, rows.length],
  ...rows.flat(),
  [0, 'ENDTAB'],
];

const section = (name: string, pairs: readonly Pair[]): readonly Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...pairs,
  [0, 'ENDSEC'],
];

/** Unit numbers of `$INSUNITS`. Programs read it in release 12 files too, although it was introduced later. */
const UNIT_NUMBERS: Readonly<Record<LengthUnit, number>> = { in: 1, mm: 4 };

const headerPairs = (entities: readonly DxfEntity[], unit: LengthUnit): readonly Pair[] => {
  const [least, most] = extentsOf(entities);
  return [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    ...at(10, least),
    [9, '$EXTMAX'],
    ...at(10, most),
    [9, '$INSUNITS'],
    [70, UNIT_NUMBERS[unit]],
    [9, '$MEASUREMENT'],
    [70, unit === 'mm' ? 1 : 0],
  ];
};

/** Units and scale of a file. */
export interface DxfMeasures {
  readonly unit: LengthUnit;
  /** The length to which dashes are scaled. */
  readonly dash: number;
}

/** Returns a drawing as a DXF file of release 12, which every CAD program reads. */
export const dxfFile = (
  layers: readonly DxfLayer[],
  entities: readonly DxfEntity[],
  { unit, dash }: DxfMeasures,
): string => {
  const lineTypes = Object.keys(PATTERNS) as DxfLayer['lineType'][];
  const layerRows = layers.map(({ name, color, lineType }): readonly Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, lineType],
  ]);
  const pairs: readonly Pair[] = [
    ...section('HEADER', headerPairs(entities, unit)),
    ...section('TABLES', [
      ...table(
        'LTYPE',
        lineTypes.map((name) => lineTypePairs(name, dash)),
      ),
      ...table('LAYER', layerRows),
    ]),
    ...section('ENTITIES', entities.flatMap(entityPairs)),
    [0, 'EOF'],
  ];
  return `${pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join('\r\n')}\r\n`;
};
