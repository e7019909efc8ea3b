import { PRICE_LIST_STRIDE } from '../expansion.ts';
import { breakRows, SCHEDULE_LIMITS_E5 } from '../prices.ts';
import { insertStatements } from './sql.ts';

const STARTING_PRICE = 'c.base_price_e5 * g.factor_e3 / 1000';

/** Starting prices are whole cents, one at the least. */
const inCents = (priceE5: string): string => `MAX(1000, (${priceE5} + 500) / 1000 * 1000)`;

/** Breaks of a list that starts at a dollar or more are whole cents, those of a cheaper one hundredths of a cent. */
const BREAK_PRICE = `CASE WHEN l.price_e5 >= 100000
    THEN (l.price_e5 * b.share_e3 / 1000 + 500) / 1000 * 1000
    ELSE (l.price_e5 * b.share_e3 / 1000 + 5) / 10 * 10
  END`;

/** A list per price group and size class; a group that hides its prices has 0 as starting price. */
const LISTS = `
INSERT INTO price_lists (id, unit_price_e5, hide_pricing)
SELECT
  g.id * ${PRICE_LIST_STRIDE} + c.id,
  CASE WHEN g.hide_pricing THEN 0 ELSE ${inCents(STARTING_PRICE)} END,
  g.hide_pricing
FROM price_groups g JOIN size_classes c
ORDER BY 1`;

const SCHEDULE = `CASE
    WHEN price_e5 < ${SCHEDULE_LIMITS_E5[0]} THEN 0
    WHEN price_e5 < ${SCHEDULE_LIMITS_E5[1]} THEN 1
    ELSE 2
  END`;

/** Lines of every list; those of every seventh are stored out of order, as a backend may. */
const LINES = `
INSERT INTO price_list_lines (price_list_id, line_no, min_quantity, unit_price_e5, is_min_value)
SELECT
  l.id,
  CASE WHEN l.id % 7 = 3 THEN (b.place * 3 + 5) % 8 ELSE b.place END,
  b.min_quantity,
  ${BREAK_PRICE},
  b.place = 0
FROM (
  SELECT g.id * ${PRICE_LIST_STRIDE} + c.id AS id, ${inCents(STARTING_PRICE)} AS price_e5
  FROM price_groups g JOIN size_classes c
) l
JOIN seed_breaks b ON b.schedule = ${SCHEDULE}
ORDER BY 1, 2`;

/** Statements that make all price lists from price groups and size classes. */
export const priceStatements = (): string[] => [
  `CREATE TABLE seed_breaks (
  schedule INTEGER NOT NULL, place INTEGER NOT NULL, min_quantity INTEGER NOT NULL, share_e3 INTEGER NOT NULL,
  PRIMARY KEY (schedule, place)
)`,
  ...insertStatements('seed_breaks', ['schedule', 'place', 'min_quantity', 'share_e3'], breakRows()),
  LISTS,
  LINES,
  'DROP TABLE seed_breaks',
];
