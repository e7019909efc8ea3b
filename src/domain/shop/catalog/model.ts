import type { Celsius, UsdE5 } from '../../kit/units.ts';
import type { Size } from '../../reference/sizes/size.ts';
import type { PriceList } from '../pricing/price-list.ts';
import type { ModifierType } from './facets.ts';

/** A property that a compound can have: `{type: 'material', key: 'fkm', label: 'FKM'}`. */
export interface Modifier {
  readonly type: ModifierType;
  readonly key: string;
  readonly label: string;
  /** `#rrggbb` for colors, otherwise null. */
  readonly color: string | null;
  readonly hidden: boolean;
  readonly hiddenFull: boolean;
}

/** A rubber, plastic or metal recipe. Temperatures are in whole degrees. */
export interface Compound {
  readonly id: number;
  /** Key in URLs and part names: `FK7502`. */
  readonly label: string;
  /** The label in display form. */
  readonly labelDisplay: string;
  /** `#rrggbb`, the color of its rings in drawings. */
  readonly backgroundColor: string;
  readonly datasheet: boolean;
  /** Hardness number on `durometerScale`. null for metals and spring-energized parts. */
  readonly durometer: number | null;
  /** `Shore A`, `Shore D`, `Spring Steel`, or '' without a hardness. */
  readonly durometerScale: string;
  readonly temperatureLowC: Celsius | null;
  readonly temperatureHighC: Celsius | null;
  /** Key features, one line of plain text. */
  readonly description: string;
  /** Indexes into the catalog's list of modifiers. */
  readonly modifiers: readonly number[];
}

/** The values of a part that change from day to day. */
export interface PartValues {
  readonly id: number;
  /** Starting unit price in 1/100,000 USD. 0 = unpriced. */
  readonly priceE5: UsdE5;
  /** Own stock on hand, in pieces. */
  readonly onHand: number;
  /** Sum of the visible vendor quantities, in pieces. */
  readonly vendorQuantity: number;
  /** Prices for any quantity. null or absent: not published or unknown. */
  readonly priceList?: PriceList | null;
}

/** A part from the backend, as input of the index. */
export interface PartRecord extends PartValues {
  readonly name: string;
  /** Index into the catalog's list of compounds. */
  readonly compound: number;
  /** Index into the catalog's list of sizes. */
  readonly size: number;
}

/** A part read from the index. */
export interface Part extends PartRecord {
  readonly sizeRecord: Size;
  readonly compoundRecord: Compound;
}
