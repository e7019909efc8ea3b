import type { RingFile } from '../../../src/domain/engineering/part-files/ring-file.ts';
import { mm } from '../../../src/domain/kit/units.ts';
import { publishedSizes } from '../../../src/domain/reference/sizes/size-candidate.ts';
import { displaySize } from '../../../src/domain/reference/sizes/size-standard.ts';
import { toleranceOf } from '../../../src/domain/reference/sizes/tolerances.ts';
import { tolerances } from '../../../src/domain/reference/tables/tables.ts';
import { type Random, seededRandom } from '../random.ts';

const MATERIALS = [
  'FKM 75 Shore A, brown',
  'NBR 70 Shore A, black',
  "Kalrez® 6375 'special'",
  'PTFE 55 Shore D, white',
];
const SECTIONS = ['elastomer', 'plastic', 'metal', 'encapsulated'] as const;

const color = (random: Random): string => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;

/** A ring as drawn in its files: FK7502-214 with `changes` applied. */
export const ringOf = (changes: Partial<RingFile> = {}): RingFile => ({
  partName: 'FK7502-214',
  sizeName: 'AS568-214',
  material: 'FKM 75 Shore A, brown',
  color: '#6b4226',
  section: 'elastomer',
  idMm: mm(24.99),
  csMm: mm(3.53),
  idTolMm: mm(0.254),
  csTolMm: mm(0.1016),
  brandName: 'Canyon Seals',
  address: 'https://example.com/product/fk7502-214',
  catalog: { version: '3f2a9c1b77d0e4aa', publishedAt: '2026-11-22T13:00:00.000Z' },
  ...changes,
});

/** Rings of published sizes in random colors and materials, the same for a seed. */
export const randomRings = (count: number, seed: number): readonly RingFile[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const size = random.pick(publishedSizes());
    const tolerance = toleranceOf(tolerances(), size);
    return ringOf({
      partName: `XX${random.below(10_000)}-${size.code}`,
      sizeName: displaySize(size.standard, size.code),
      material: random.pick(MATERIALS),
      color: color(random),
      section: random.pick(SECTIONS),
      idMm: size.idMm,
      csMm: size.csMm,
      idTolMm: tolerance?.idMm ?? null,
      csTolMm: tolerance?.csMm ?? null,
    });
  });
};
