import { lineTotal } from '../../pricing/price-tier.ts';
import type { CatalogPriceLists } from '../index/catalog.ts';
import { eachStoredList } from '../snapshot/price-table.ts';

/** The price lists of a catalog by the total of one line for a quantity. Lists with equal totals form a run. */
export interface QuantityOrder {
  /** Indexes of all lists, 0 included: ascending by total, then those without a total as the last run. */
  readonly lists: Uint16Array;
  /** Start of each run in `lists`, followed by the end. */
  readonly starts: Uint32Array;
  /** The run of each list. */
  readonly runOf: Uint16Array;
}

const WITHOUT_TOTAL = Number.POSITIVE_INFINITY;

const sortLists = (prices: CatalogPriceLists, quantity: number): QuantityOrder => {
  // The parts without a list have no total, so that there is always a last run.
  const totals = [WITHOUT_TOTAL];
  eachStoredList(prices, (list) => totals.push(lineTotal(list, quantity) ?? WITHOUT_TOTAL));
  const runs = new Map<number, number>();
  for (const total of Float64Array.from(totals).sort()) if (!runs.has(total)) runs.set(total, runs.size);
  const runOf = Uint16Array.from(totals, (total) => runs.get(total) as number);

  const starts = new Uint32Array(runs.size + 1);
  for (const run of runOf) starts[run + 1] = (starts[run + 1] as number) + 1;
  for (let run = 0; run < runs.size; run++) starts[run + 1] = (starts[run + 1] as number) + (starts[run] as number);
  const next = starts.slice();
  const lists = new Uint16Array(runOf.length);
  runOf.forEach((run, list) => {
    lists[next[run] as number] = list;
    next[run] = (next[run] as number) + 1;
  });
  return { lists, starts, runOf };
};

/** Number of quantities whose order is stored per catalog: at most 100 KB each with 13,000 lists. */
const REMEMBERED = 4;

const ordersByColumn = new WeakMap<Uint16Array, Map<number, QuantityOrder>>();

/** Returns the order of the price lists for a quantity. It is computed once and stored for the latest quantities. */
export const quantityOrder = (prices: CatalogPriceLists, quantity: number): QuantityOrder => {
  const orders = ordersByColumn.get(prices.listOf) ?? new Map<number, QuantityOrder>();
  ordersByColumn.set(prices.listOf, orders);
  const order = orders.get(quantity) ?? sortLists(prices, quantity);
  orders.delete(quantity);
  orders.set(quantity, order);
  const [oldest = quantity] = orders.keys();
  if (orders.size > REMEMBERED) orders.delete(oldest);
  return order;
};

/** Returns whether the catalog has price lists. Without them, only starting prices can be compared. */
export const hasPriceLists = ({ lists }: CatalogPriceLists): boolean => lists.length > 0;
