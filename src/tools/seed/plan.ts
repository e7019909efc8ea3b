import { type CompoundSeed, compoundSeeds } from './compounds.ts';
import { colorCode, type ModifierRow, modifierRegistry } from './modifiers.ts';
import { leftOutCounts, sizeRangeNamed } from './offering.ts';
import { type PriceGroupRow, priceGroups } from './price-groups.ts';
import { type SizeRow, sizeRows } from './sizes.ts';

/** Rows of the small tables, before SQL combines sizes × compounds. */
export interface SeedPlan {
  readonly sizes: readonly SizeRow[];
  readonly compounds: readonly CompoundSeed[];
  readonly modifiers: readonly ModifierRow[];
  readonly priceGroups: readonly PriceGroupRow[];
  readonly compoundRows: readonly CompoundRow[];
  readonly offers: readonly OfferRow[];
  readonly links: readonly { id: number; compounds_id: number; modifiers_id: number }[];
}

export interface CompoundRow {
  readonly id: number;
  readonly label: string;
  readonly label_display: string;
  readonly background_color: string;
  readonly datasheet: boolean;
  readonly durometer: number | null;
  readonly durometer_scale: string;
  readonly temperature_low_c: number;
  readonly temperature_high_c: number;
  readonly line_min: number | null;
  readonly line_max: number | null;
  readonly description: string;
}

export interface OfferRow {
  readonly compound_id: number;
  readonly price_group_id: number;
  readonly size_range_id: number;
  readonly is_stocked: boolean;
  readonly left_out: number;
}

const compoundRow = (compound: CompoundSeed): CompoundRow => ({
  id: compound.id,
  label: compound.label,
  label_display: compound.label,
  background_color: colorCode(compound.color),
  datasheet: compound.datasheet,
  durometer: compound.durometer,
  durometer_scale: compound.durometerScale,
  temperature_low_c: compound.temperatureLowC,
  temperature_high_c: compound.temperatureHighC,
  line_min: compound.lineMin,
  line_max: compound.lineMax,
  description: compound.description,
});

/** Computes all rows that are not generated in SQLite. */
export const seedPlan = (): SeedPlan => {
  const sizes = sizeRows();
  const compounds = compoundSeeds();
  const groups = priceGroups(compounds);
  const registry = modifierRegistry();
  const ranges = compounds.map((compound) => sizeRangeNamed(compound.range));
  const leftOut = leftOutCounts(ranges, sizes);
  const links = compounds
    .flatMap(({ id, modifiers }) => modifiers.map(([type, name]) => [id, registry.idOf(type, name)] as const))
    .map(([compounds_id, modifiers_id], index) => ({ id: index + 1, compounds_id, modifiers_id }));
  return {
    sizes,
    compounds,
    modifiers: registry.rows(),
    priceGroups: groups.rows,
    compoundRows: compounds.map(compoundRow),
    offers: compounds.map((compound, index) => ({
      compound_id: compound.id,
      price_group_id: groups.idOf(compound),
      size_range_id: ranges[index]?.id ?? 1,
      is_stocked: compound.isStocked,
      left_out: leftOut[index] ?? 0,
    })),
    links,
  };
};
