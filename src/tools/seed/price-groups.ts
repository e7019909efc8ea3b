import type { CompoundSeed } from './compounds.ts';

/** One row of the `price_groups` table: compounds with the same price in every size. */
export interface PriceGroupRow {
  readonly id: number;
  readonly name: string;
  readonly factor_e3: number;
  readonly hide_pricing: boolean;
}

const nameOf = ({ material, priceFactorE3, hidePricing }: CompoundSeed): string =>
  `${material} × ${priceFactorE3 / 1000}${hidePricing ? ', on request' : ''}`;

/** Returns the price groups and the group of each compound. */
export const priceGroups = (
  compounds: readonly CompoundSeed[],
): { rows: PriceGroupRow[]; idOf: (compound: CompoundSeed) => number } => {
  const byName = new Map<string, PriceGroupRow>();
  for (const compound of compounds) {
    const name = nameOf(compound);
    if (byName.has(name)) continue;
    const { priceFactorE3, hidePricing } = compound;
    byName.set(name, { id: byName.size + 1, name, factor_e3: priceFactorE3, hide_pricing: hidePricing });
  }
  return {
    rows: [...byName.values()],
    idOf(compound) {
      const group = byName.get(nameOf(compound));
      if (!group) throw new Error(`Compound ${compound.label} has no price group.`);
      return group.id;
    },
  };
};
