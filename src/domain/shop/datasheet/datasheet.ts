import type { Celsius } from '../../kit/units.ts';
import type { SizeStandard } from '../../reference/sizes/size-standard.ts';
import type { ShelfLife } from '../../reference/tables/materials.ts';
import type { ModifierType } from '../catalog/facets.ts';
import type { RingSection } from '../catalog/rows/ring-section.ts';

/** What is typical of a polymer family; of a compound it is not measured. */
export interface FamilyFacts {
  /** `Nitrile (Buna-N)`. */
  readonly name: string;
  /** Its page; '' when it has none. */
  readonly page: string;
  /** Designation of ASTM D1418; '' for what the standard does not cover. */
  readonly astm: string;
  readonly goodFor: readonly string[];
  readonly poorFor: readonly string[];
  readonly shelfLife: ShelfLife;
  /** g/cm³ of usual compounds, as text; '' = not on file. */
  readonly density: string;
  /** `very low` … `very high`; '' = not on file. */
  readonly permeability: string;
  /** Chemicals of the compatibility table; null when the family is not rated there. */
  readonly chemicals: { readonly rated: number; readonly good: number; readonly poor: number } | null;
}

/** Everything a compound's datasheet says. */
export interface Datasheet {
  readonly id: number;
  readonly label: string;
  readonly labelDisplay: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** One line: `FKM 75 Shore A, brown`. */
  readonly summary: string;
  readonly keyFeatures: string;
  /** What its rings are: rubber, a plastic, a metal ... */
  readonly section: RingSection;
  /** Whether the sheet is published. */
  readonly published: boolean;
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
  /** Labels of the compound's properties, marks of third parties with their sign. */
  readonly labels: Readonly<Record<ModifierType, readonly string[]>>;
  /** null when the material is not in the table of materials. */
  readonly family: FamilyFacts | null;
  /** Sizes the compound is offered in. */
  readonly sizes: { readonly total: number; readonly byStandard: Readonly<Record<SizeStandard, number>> };
  /** Checksum of the catalog the sheet was made from. */
  readonly version: string;
}
