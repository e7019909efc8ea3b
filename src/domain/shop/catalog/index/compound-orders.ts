import type { ModifierType } from '../facets.ts';
import type { Compound, Modifier } from '../model.ts';
import { type BothWays, bothWays } from './both-ways.ts';
import { compareText, positionsOf } from './default-order.ts';

export const COMPOUND_ORDER_KEYS = [
  'name',
  'material',
  'color',
  'hardness',
  'temperature_low',
  'temperature_high',
] as const;
export type CompoundColumn = (typeof COMPOUND_ORDER_KEYS)[number];
export type CompoundOrders = Readonly<Record<CompoundColumn, BothWays>>;

type Key = string | number | null;

const labelAt = (compounds: readonly Compound[], at: number): string => compounds[at]?.label ?? '';

const SCALES = ['Shore A', 'Shore D'];

/** Shore A numbers sort before Shore D numbers, which sort before those of any other scale. */
const hardness = ({ durometer, durometerScale }: Compound): number | null => {
  if (durometer === null) return null;
  const scale = SCALES.indexOf(durometerScale);
  return (scale === -1 ? SCALES.length : scale) * 1000 + durometer;
};

const compareKeys = (a: Key, b: Key): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));

const both = (keys: readonly Key[]): BothWays => {
  const places = keys.map((_, compound) => compound);
  const known = places.filter((place) => keys[place] !== null);
  const unknown = places.filter((place) => keys[place] === null);
  const keyOf = (place: number): Key => keys[place] ?? null;
  const { asc, desc } = bothWays(known, (a, b) => compareKeys(keyOf(a), keyOf(b)));
  return { asc: Uint16Array.from([...asc, ...unknown]), desc: Uint16Array.from([...desc, ...unknown]) };
};

/**
 * Returns the rank of each compound by label. Equal labels get distinct ranks, so that descending is the exact reverse
 * of ascending.
 */
const namePlaces = (compounds: readonly Compound[]): readonly number[] => {
  const order = compounds.map((_, at) => at).sort((a, b) => compareText(labelAt(compounds, a), labelAt(compounds, b)));
  return [...positionsOf(order)];
};

/**
 * Returns compounds, given in default order, in the order of each compound column. Equal ones stay in default order,
 * and those without a value come last, in both directions. Material and color sort by the label of the first visible
 * modifier.
 */
export const compoundOrders = (compounds: readonly Compound[], modifiers: readonly Modifier[]): CompoundOrders => {
  const first = (type: ModifierType): readonly Key[] =>
    compounds.map((compound) => {
      const at = compound.modifiers.find((n) => modifiers[n]?.type === type && !modifiers[n]?.hidden);
      return at === undefined ? null : (modifiers[at]?.label ?? null);
    });
  return {
    name: both(namePlaces(compounds)),
    material: both(first('material')),
    color: both(first('color')),
    hardness: both(compounds.map(hardness)),
    temperature_low: both(compounds.map((compound) => compound.temperatureLowC)),
    temperature_high: both(compounds.map((compound) => compound.temperatureHighC)),
  };
};
