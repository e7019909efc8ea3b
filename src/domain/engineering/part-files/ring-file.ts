import { exactInches, formatLength, type LengthUnit, type Mm } from '../../kit/units.ts';
import { outsideDiameter, withTolerance } from '../../reference/sizes/ring-lengths.ts';
import type { RingSection } from '../../shop/catalog/rows/ring-section.ts';

/** Input data of the files of one part. Lengths are in mm. Tolerances are null if none is on file. */
export interface RingFile {
  readonly partName: string;
  /** `AS568-214` */
  readonly sizeName: string;
  /** Material, hardness and color: `FKM 75 Shore A, brown`. */
  readonly material: string;
  /** `#rrggbb` of the compound. */
  readonly color: string;
  readonly section: RingSection;
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly idTolMm: Mm | null;
  readonly csTolMm: Mm | null;
  readonly brandName: string;
  /** URL of the part's page. */
  readonly address: string;
  readonly catalog: CatalogState;
}

/**
 * The state of the catalog from which a file is generated. The file contains its time instead of the current one, so
 * that equal states yield equal files.
 */
export interface CatalogState {
  readonly version: string;
  /** ISO time. null = unknown. */
  readonly publishedAt: string | null;
}

/** A ring as a solid of revolution: radius of the section's center line, and of the section. */
export interface Torus {
  readonly major: number;
  readonly minor: number;
}

export const torusOf = ({ idMm, csMm }: Pick<RingFile, 'idMm' | 'csMm'>): Torus => ({
  major: (idMm + csMm) / 2,
  minor: csMm / 2,
});

/** Returns the volume in the cube of the radii's unit. @example torusVolume({ major: 14.26, minor: 1.765 }) // 876.9 */
export const torusVolume = ({ major, minor }: Torus): number => 2 * Math.PI ** 2 * major * minor ** 2;

/**
 * Formats the volume of a ring given in millimeters.
 *
 * @example volumeText({ major: 14.26, minor: 1.765 }, 'mm') // '876.9 mm³'
 */
export const volumeText = (torus: Torus, unit: LengthUnit): string => {
  const volume = torusVolume(torus);
  return unit === 'mm' ? `${volume.toFixed(1)} mm³` : `${(volume * exactInches(1) ** 3).toFixed(4)} in³`;
};

/** Rings whose solid is not a full torus, or is not known well enough for a model. */
const WITHOUT_SOLID: Readonly<Partial<Record<RingSection, string>>> = {
  tube: 'The wall of this hollow metal ring is not on file, so there is no model. Ask an engineer for its drawing.',
  'spring-energized':
    'The jacket and spring of this seal are not on file to scale, so there is no model. Ask an engineer for its drawing.',
};

/** Returns why a part has no files with its solid, or null if it has. */
export const whyNoSolid = ({ idMm, csMm, section }: Pick<RingFile, 'idMm' | 'csMm' | 'section'>): string | null => {
  if (!(idMm > 0 && csMm > 0)) return 'The dimensions of this part are not on file, so there is no model.';
  return WITHOUT_SOLID[section] ?? null;
};

/** Returns the dimensions of a ring as written in files, without the unit. */
export const ringTexts = (
  { idMm, csMm, idTolMm, csTolMm }: RingFile,
  unit: LengthUnit,
): { readonly id: string; readonly cs: string; readonly od: string } => ({
  id: withTolerance(unit, idMm, idTolMm),
  cs: withTolerance(unit, csMm, csTolMm),
  od: formatLength(unit, outsideDiameter({ idMm, csMm })),
});

/** Returns the note about a file's tolerances. */
export const toleranceText = ({ idTolMm }: RingFile): string =>
  idTolMm === null ? 'Nominal dimensions, no tolerance on file' : 'Tolerances: AS568';

/**
 * Returns the part on one line.
 *
 * @example 'O-ring AS568-214, FKM 75 Shore A, brown, ID 24.99 ±0.25 mm, CS 3.53 ±0.10 mm'
 */
export const ringLine = (ring: RingFile): string => {
  const { id, cs } = ringTexts(ring, 'mm');
  return `O-ring ${ring.sizeName}, ${ring.material}, ID ${id} mm, CS ${cs} mm`;
};

/** Returns red, green and blue of `#rrggbb` as sRGB values from 0 to 1, or gray for anything else. */
export const rgbOf = (hex: string): readonly [red: number, green: number, blue: number] => {
  const [, ...pairs] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? ['', '80', '80', '80'];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue];
};
