import type { Celsius } from '../../kit/units.ts';
import type { SizeStandard } from '../../reference/sizes/size-standard.ts';
import type { ShelfLife } from '../../reference/tables/materials.ts';
import type { ModifierType } from '../catalog/facets.ts';
import type { RingSection } from '../catalog/rows/ring-section.ts';

/** Typical properties of a polymer family, not measured on the compound. */
export interface FamilyFacts {
  /** `Nitrile (Buna-N)`. */
  readonly name: string;
  /** Path of its page, or '' without a page. */
  readonly page: string;
  /** Designation of ASTM D1418, or '' if the standard does not cover it. */
  readonly astm: string;
  readonly goodFor: readonly string[];
  readonly poorFor: readonly string[];
  readonly shelfLife: ShelfLife;
  /** Density in g/cm³ of common compounds, as a string. '' = not on file. */
  readonly density: string;
  /** `none`, `very low` … `very high`. '' = not on file. */
  readonly permeability: string;
  /** Chemicals of the compatibility table. null if it does not rate the family. */
  readonly chemicals: { readonly rated: number; readonly good: number; readonly poor: number } | null;
}

/** The content of a compound's datasheet. */
export interface Datasheet {
  readonly id: number;
  readonly label: string;
  readonly labelDisplay: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** One line: `FKM 75 Shore A, brown`. */
  readonly summary: string;
  readonly keyFeatures: string;
  /** Material of its rings: rubber, a plastic, a metal ... */
  readonly section: RingSection;
  /** Whether the datasheet is published. */
  readonly published: boolean;
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
  /** Labels of the compound's properties, with third-party trademark signs. */
  readonly labels: Readonly<Record<ModifierType, readonly string[]>>;
  /** null if the material is not in the table of materials. */
  readonly family: FamilyFacts | null;
  /** Sizes in which the compound is offered. */
  readonly sizes: { readonly total: number; readonly byStandard: Readonly<Record<SizeStandard, number>> };
  /** Checksum of the catalog from which the datasheet was generated. */
  readonly version: string;
}
