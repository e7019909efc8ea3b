import { COMPOUND_COLUMNS } from '../../../server/catalog-import/compound-columns.ts';
import { comparisonRows } from '../comparisons.ts';
import { partsStatement, vendorStockStatement } from '../expansion.ts';
import { oddityStatements } from '../oddities.ts';
import { SIZE_RANGES } from '../offering.ts';
import { type SeedPlan, seedPlan } from '../plan.ts';
import { sizeClassRows } from '../prices.ts';
import { vendorRows } from '../vendors.ts';
import { priceStatements } from './price-statements.ts';
import { insertStatements } from './sql.ts';

/** A group of statements. Progress is reported per group. */
export interface SeedStep {
  readonly title: string;
  readonly statements: readonly string[];
}

/** Compounds per statement: far below D1's limit of 30 s, with enough steps to show progress. */
const CHUNK = 17;

const CLEARED = [
  'vendor_stock',
  'vendors',
  'part_names',
  'parts',
  'price_list_lines',
  'price_list_names',
  'price_lists',
  'product_comparison',
  'compounds_modifiers',
  'compound_offers',
  'size_ranges',
  'price_groups',
  'compounds',
  'modifiers',
  'sizes',
  'size_classes',
];

const smallTables = (plan: SeedPlan): string[] => [
  ...insertStatements('size_classes', ['id', 'base_price_e5'], sizeClassRows()),
  ...insertStatements('sizes', ['id', 'standard', 'code', 'id_mm', 'cs_mm', 'size_class_id', 'is_common'], plan.sizes),
  ...insertStatements('modifiers', ['id', 'type', 'key', 'label', 'color', 'hidden', 'hidden_full'], plan.modifiers),
  ...insertStatements('compounds', COMPOUND_COLUMNS, plan.compoundRows),
  ...insertStatements('compounds_modifiers', ['id', 'compounds_id', 'modifiers_id'], plan.links),
  ...insertStatements('price_groups', ['id', 'name', 'factor_e3', 'hide_pricing'], plan.priceGroups),
  ...insertStatements(
    'size_ranges',
    ['id', 'name', 'id_low_mm', 'id_high_mm', 'cs_low_mm', 'cs_high_mm', 'standards'],
    SIZE_RANGES,
  ),
  ...insertStatements(
    'compound_offers',
    ['compound_id', 'price_group_id', 'size_range_id', 'is_stocked', 'left_out'],
    plan.offers,
  ),
  ...insertStatements('vendors', ['id', 'name', 'lead_time'], vendorRows()),
  ...insertStatements(
    'product_comparison',
    ['id', 'main_compound', 'comparison_link', 'comparison_text'],
    comparisonRows(plan.compounds),
  ),
];

const chunks = (count: number): (readonly [first: number, last: number])[] =>
  Array.from({ length: Math.ceil(count / CHUNK) }, (_, index) => [
    index * CHUNK + 1,
    Math.min(count, (index + 1) * CHUNK),
  ]);

/** Returns all statements of the seed in order, as plain SQL without parameters. Running it again starts over. */
export const seedSteps = (): SeedStep[] => {
  const plan = seedPlan();
  const count = plan.compounds.length;
  return [
    { title: 'clear', statements: CLEARED.map((table) => `DELETE FROM ${table}`) },
    { title: 'sizes, compounds, modifiers', statements: smallTables(plan) },
    { title: 'price lists', statements: priceStatements() },
    ...chunks(count).map(([first, last]) => ({
      title: `parts of compounds ${first}–${last}`,
      statements: [partsStatement(first, last), vendorStockStatement(first, last)],
    })),
    { title: 'exceptions', statements: oddityStatements(plan) },
    // Seeded rows are not changes of the catalog.
    { title: 'changes', statements: ['DELETE FROM catalog_changes'] },
  ];
};
