import type { Size } from '../../../reference/sizes/size.ts';
import { type BothWays, bothWays } from './both-ways.ts';

export type SizeColumn = 'size' | 'cs' | 'id';
export type SizeOrders = Readonly<Record<SizeColumn, BothWays>>;

/** Returns the sizes in the order of each size column, with equal ones in default order in both directions. */
export const sizeOrders = (sizes: readonly Size[]): SizeOrders => {
  const places = sizes.map((_, size) => size);
  const byKey = (keys: readonly number[]): BothWays => {
    const { asc, desc } = bothWays(places, (a, b) => (keys[a] as number) - (keys[b] as number));
    return { asc: Uint16Array.from(asc), desc: Uint16Array.from(desc) };
  };
  return { size: byKey(places), cs: byKey(sizes.map(({ csMm }) => csMm)), id: byKey(sizes.map(({ idMm }) => idMm)) };
};
