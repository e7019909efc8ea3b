import { exactInches, type LengthUnit } from '../../kit/units.ts';
import type { DxfEntity, Point } from '../dxf/dxf-entity.ts';
import { type DxfLayer, dxfFile } from '../dxf/dxf-file.ts';
import { heightFor, horizontalDimension, line, textAt } from './dxf-dimension.ts';
import { HATCH_OF, type HatchKind, hatchLines } from './hatch-lines.ts';
import { type RingFile, ringTexts, type Torus, toleranceText, torusOf } from './ring-file.ts';

const LAYERS: readonly DxfLayer[] = [
  { name: 'OUTLINE', color: 7, lineType: 'CONTINUOUS' },
  { name: 'HATCH', color: 8, lineType: 'CONTINUOUS' },
  { name: 'CENTER', color: 1, lineType: 'CENTER' },
  { name: 'DIM', color: 5, lineType: 'CONTINUOUS' },
  { name: 'TEXT', color: 7, lineType: 'CONTINUOUS' },
];

const circle = (layer: string, center: Point, radius: number): DxfEntity => ({ kind: 'circle', layer, center, radius });

/** Returns center lines that cross at a point and extend beyond a radius. */
const cross = ([x, y]: Point, reach: number): readonly DxfEntity[] => [
  line('CENTER', [x - reach, y], [x + reach, y]),
  line('CENTER', [x, y - reach], [x, y + reach]),
];

/** Returns the view along the axis, with the plane of the section marked. */
const plan = ({ major, minor }: Torus, height: number): readonly DxfEntity[] => {
  const outer = major + minor;
  const ends = [1, -1].flatMap((side): DxfEntity[] => [
    line('OUTLINE', [0, side * (outer + 2 * height)], [0, side * (outer + 3 * height)]),
    textAt('TEXT', [0.6 * height, side * (outer + 2.5 * height) - height / 2], height, 'A'),
  ]);
  return [
    circle('OUTLINE', [0, 0], outer),
    circle('OUTLINE', [0, 0], major - minor),
    circle('CENTER', [0, 0], major),
    ...cross([0, 0], outer + height),
    ...ends,
  ];
};

const hatching = (center: Point, radius: number, kind: HatchKind): readonly DxfEntity[] =>
  hatchLines(center, radius, kind).map(([from, to]) => line('HATCH', from, to));

/** Returns section A-A: two cut faces and the far side between them. */
const section = ({ major, minor }: Torus, x: number, height: number, kind: HatchKind): readonly DxfEntity[] => {
  const faces = [major, -major].flatMap((y) => [
    circle('OUTLINE', [x, y], minor),
    ...hatching([x, y], minor, kind),
    ...cross([x, y], minor + height),
  ]);
  return [
    ...faces,
    line('OUTLINE', [x - minor, major], [x - minor, -major]),
    line('OUTLINE', [x + minor, major], [x + minor, -major]),
    line('CENTER', [x - minor - height, 0], [x + minor + height, 0]),
  ];
};

const notesOf = (ring: RingFile, unit: LengthUnit): readonly string[] => [
  ring.partName,
  `O-ring ${ring.sizeName}, ${ring.material}`,
  `Dimensions in ${unit === 'mm' ? 'mm' : 'inches'}. ${toleranceText(ring)}.`,
  `${ring.brandName}, catalog ${ring.catalog.version.slice(0, 8)}`,
  ring.address,
];

const scaleIn = (unit: LengthUnit): number => (unit === 'mm' ? 1 : exactInches(1));

/** Returns plan and section of a ring at true size in a unit, around the origin. */
export const ringEntities = (ring: RingFile, unit: LengthUnit): readonly DxfEntity[] => {
  const scale = scaleIn(unit);
  const exact = torusOf(ring);
  const torus = { major: exact.major * scale, minor: exact.minor * scale };
  const outer = torus.major + torus.minor;
  const inner = torus.major - torus.minor;
  const height = heightFor(outer);
  const texts = ringTexts(ring, unit);
  const x = outer + 14 * height + torus.minor;
  const dimension = (ends: readonly [number, number], from: number, y: number, text: string) =>
    horizontalDimension({ ends, from, y, height, text: `⌀${text}` });
  const below = -outer - 9 * height;
  return [
    ...plan(torus, height),
    ...section(torus, x, height, HATCH_OF[ring.section]),
    ...dimension([-inner, inner], 0, -outer - 4.5 * height, texts.id),
    ...dimension([-outer, outer], 0, below + 2 * height, texts.od),
    ...dimension([x - torus.minor, x + torus.minor], torus.major, outer + 3 * height, texts.cs),
    textAt('TEXT', [x - 1.5 * height, -outer - 3 * height], height, 'A-A'),
    ...notesOf(ring, unit).map((text, index) =>
      textAt('TEXT', [-outer, below - 1.8 * height * (index + 1)], height, text),
    ),
  ];
};

/** Returns a part as a DXF file: plan and section at true size, dimensions, number and material. */
export const ringDxf = (ring: RingFile, unit: LengthUnit): string => {
  const dash = heightFor(torusOf(ring).major) * scaleIn(unit);
  return dxfFile(LAYERS, ringEntities(ring, unit), { unit, dash: 2 * dash });
};
