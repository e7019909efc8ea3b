import type { RingSection } from '../../shop/catalog/rows/ring-section.ts';
import type { Point } from '../dxf/dxf-entity.ts';

/** Section lining by material: metal +45°, elastomer −45°, plastic crossed. */
export type HatchKind = 'metal' | 'elastomer' | 'plastic';

/** The lining of a ring's cut face, or of its jacket, in every drawing. */
export const HATCH_OF: Readonly<Record<RingSection, HatchKind>> = {
  elastomer: 'elastomer',
  plastic: 'plastic',
  metal: 'metal',
  tube: 'metal',
  encapsulated: 'plastic',
  'spring-energized': 'plastic',
};

type HatchLine = readonly [from: Point, to: Point];

const LINES = 9;

const slanted = ([x, y]: Point, radius: number, side: 1 | -1): readonly HatchLine[] =>
  Array.from({ length: LINES }, (_, index) => {
    const off = radius * ((2 * (index + 1)) / (LINES + 1) - 1);
    const half = Math.sqrt(radius ** 2 - off ** 2);
    const along = (length: number): Point => [
      x + (length - off) * Math.SQRT1_2,
      y + side * (length + off) * Math.SQRT1_2,
    ];
    return [along(-half), along(half)];
  });

/** Returns the lines across a circle that hatch a cut face. The y axis points up. */
export const hatchLines = (center: Point, radius: number, kind: HatchKind): readonly HatchLine[] => [
  ...(kind === 'elastomer' ? [] : slanted(center, radius, 1)),
  ...(kind === 'metal' ? [] : slanted(center, radius, -1)),
];
