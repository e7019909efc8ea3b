import { PART_ID_STRIDE } from './expansion.ts';
import type { SeedPlan } from './plan.ts';
import { insertStatements } from './sql/sql.ts';

/** Returns the id of a part by compound label and AS568 number. Throws if the plan has no such compound or size. */
const partIdIn = (plan: SeedPlan, label: string, code: string): number => {
  const compound = plan.compoundRows.find((candidate) => candidate.label === label);
  const size = plan.sizes.find((candidate) => candidate.standard === 'usa' && candidate.code === code);
  if (!compound || !size) throw new Error(`The seed plans no part ${label}-${code}.`);
  return compound.id * PART_ID_STRIDE + size.id;
};

const LONG_LIST = 1_000_000;
const EMPTY_LIST = 1_000_001;
const ON_REQUEST_LIST = 1_000_002;

/** Returns 40 price lines in a shuffled order. Clients request 30. */
const longList = (): string[] => [
  `INSERT INTO price_lists (id, unit_price_e5, hide_pricing) VALUES (${LONG_LIST}, 21000, 0)`,
  ...insertStatements(
    'price_list_lines',
    ['price_list_id', 'line_no', 'min_quantity', 'unit_price_e5', 'is_min_value'],
    Array.from({ length: 40 }, (_, place) => ({
      price_list_id: LONG_LIST,
      line_no: (place * 7 + 3) % 40,
      min_quantity: place === 0 ? 1 : place * 25,
      unit_price_e5: 21_000 - place * 350,
      is_min_value: place === 0,
    })),
  ),
];

/**
 * Returns rows that real backends have and clients must handle: a list of 40 lines, a list without lines, one product
 * on request in a compound that shows its prices, vendor rows with every combination of nulls, and unusual names.
 */
export const oddityStatements = (plan: SeedPlan): string[] => {
  const part = (label: string, code: string): number => partIdIn(plan, label, code);
  const example = part('FK7502', '214');
  const vendorOddity = part('NB7001', '013');
  const vendorRow = (
    product: number,
    slot: number,
    quantity: number | null,
    hide: boolean | null,
    vendor: number | null,
  ) => ({
    id: product * 8 + slot,
    our_product: product,
    quantity_available: quantity,
    hide_from_store: hide,
    vendor,
  });
  return [
    ...longList(),
    `INSERT INTO price_lists (id, unit_price_e5, hide_pricing) VALUES (${EMPTY_LIST}, 18000, 0)`,
    `INSERT INTO price_lists (id, unit_price_e5, hide_pricing) VALUES (${ON_REQUEST_LIST}, 0, 1)`,
    `INSERT INTO price_list_lines (price_list_id, line_no, min_quantity, unit_price_e5, is_min_value)
SELECT ${ON_REQUEST_LIST}, line_no, min_quantity, unit_price_e5, is_min_value
FROM price_list_lines WHERE price_list_id = ${LONG_LIST} AND line_no < 6`,
    `UPDATE parts SET price_list_id = ${LONG_LIST} WHERE id = ${part('NB7001', '012')}`,
    `UPDATE parts SET price_list_id = ${EMPTY_LIST} WHERE id = ${part('NB7001', '014')}`,
    `UPDATE parts SET price_list_id = ${ON_REQUEST_LIST} WHERE id = ${part('NB7001', '015')}`,
    `UPDATE parts SET price_list_id = NULL WHERE id = ${part('NB7001', '016')}`,
    `UPDATE parts SET stock = 1284 WHERE id = ${example}`,
    `UPDATE parts SET stock = 0 WHERE id IN (${vendorOddity}, ${part('NB7001', '016')})`,
    `DELETE FROM vendor_stock WHERE our_product IN (${vendorOddity}, ${example}, ${part('NB7001', '016')})`,
    ...insertStatements(
      'vendor_stock',
      ['our_product', 'id', 'quantity_available', 'hide_from_store', 'vendor'],
      [
        vendorRow(example, 0, 1500, false, 1),
        vendorRow(example, 1, 2700, null, 2),
        vendorRow(vendorOddity, 0, 40, true, 1),
        vendorRow(vendorOddity, 1, 60, false, 1),
        vendorRow(vendorOddity, 2, 70, null, 6),
        vendorRow(vendorOddity, 3, null, false, 3),
        vendorRow(vendorOddity, 4, 80, false, 10),
        vendorRow(vendorOddity, 5, 90, null, null),
      ],
    ),
    `INSERT INTO part_names (part_id, name)
SELECT p.id, CASE WHEN p.id % 3 = 0 THEN 'CY' || p.id ELSE 'CS-' || s.code || '-' || c.label END
FROM parts p JOIN compounds c ON c.id = p.compound_id JOIN sizes s ON s.id = p.size_id
JOIN compound_offers o ON o.compound_id = p.compound_id
WHERE p.id % 4999 = 1234 AND NOT (o.is_stocked AND s.is_common)`,
  ];
};
