import type { Celsius, UsdE5 } from '../../kit/units.ts';
import type { Size } from '../../reference/sizes/size.ts';
import type { ModifierType } from './facets.ts';

/** One property a compound can have: `{type: 'material', key: 'fkm', label: 'FKM'}`. */
export interface Modifier {
  readonly type: ModifierType;
  readonly key: string;
  readonly label: string;
  /** `#rrggbb` for colors, else null. */
  readonly color: string | null;
  readonly hidden: boolean;
  readonly hiddenFull: boolean;
}

/** One rubber, plastic or metal recipe. Temperatures in whole degrees. */
export interface Compound {
  readonly id: number;
  /** Key used in addresses and part names: `FK7502`. */
  readonly label: string;
  /** The label as shown to people. */
  readonly labelDisplay: string;
  /** `#rrggbb`, the color its rings are drawn in. */
  readonly backgroundColor: string;
  readonly datasheet: boolean;
  /** Hardness number on `durometerScale`; null for metals and spring-energized parts. */
  readonly durometer: number | null;
  /** `Shore A`, `Shore D`, `Spring Steel` or `` when there is no hardness. */
  readonly durometerScale: string;
  readonly temperatureLowC: Celsius | null;
  readonly temperatureHighC: Celsius | null;
  /** Key features, one line of plain text. */
  readonly description: string;
  /** Indexes into the catalog's list of modifiers. */
  readonly modifiers: readonly number[];
}

/** What changes about a part from day to day. */
export interface PartValues {
  readonly id: number;
  /** Starting unit price in 1/100,000 USD; 0 = unpriced. */
  readonly priceE5: UsdE5;
  /** Own stock on hand, pieces. */
  readonly onHand: number;
  /** Sum of the visible vendor quantities, pieces. */
  readonly vendorQuantity: number;
}

/** One part as the backend holds it, on its way into the index. */
export interface PartRecord extends PartValues {
  readonly name: string;
  /** Index into the catalog's list of compounds. */
  readonly compound: number;
  /** Index into the catalog's list of sizes. */
  readonly size: number;
}

/** A part read back from the index. */
export interface Part extends PartRecord {
  readonly sizeRecord: Size;
  readonly compoundRecord: Compound;
}
