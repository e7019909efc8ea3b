import { PRICE_LIST_STRIDE } from '../expansion.ts';
import { breakRows, SCHEDULE_LIMITS_E5 } from '../prices.ts';
import { insertStatements } from './sql.ts';

const STARTING_PRICE = 'c.base_price_e5 * g.factor_e3 / 1000';

/** Rounds starting prices to whole cents, at least one cent. */
const inCents = (priceE5: string): string => `MAX(1000, (${priceE5} + 500) / 1000 * 1000)`;

/** Breaks are whole cents in a list that starts at a dollar or more, and hundredths of a cent in a cheaper one. */
const BREAK_PRICE = `CASE WHEN l.price_e5 >= 100000
    THEN (l.price_e5 * b.share_e3 / 1000 + 500) / 1000 * 1000
    ELSE (l.price_e5 * b.share_e3 / 1000 + 5) / 10 * 10
  END`;

/** One list per price group and size class. A group with hidden prices has a starting price of 0. */
const LISTS = `
INSERT INTO price_lists (id, unit_price_e5, hide_pricing)
SELECT
  g.id * ${PRICE_LIST_STRIDE} + c.id,
  CASE WHEN g.hide_pricing THEN 0 ELSE ${inCents(STARTING_PRICE)} END,
  g.hide_pricing
FROM price_groups g JOIN size_classes c
ORDER BY 1`;

/** Names for the files of the catalog: `FKM × 7, size class 40`. */
const NAMES = `
INSERT INTO price_list_names (price_list_id, name)
SELECT g.id * ${PRICE_LIST_STRIDE} + c.id, g.name || ', size class ' || c.id
FROM price_groups g JOIN size_classes c`;

const SCHEDULE = `CASE
    WHEN price_e5 < ${SCHEDULE_LIMITS_E5[0]} THEN 0
    WHEN price_e5 < ${SCHEDULE_LIMITS_E5[1]} THEN 1
    ELSE 2
  END`;

/** Lines of all lists. Every seventh list is stored out of order, as a backend may do. */
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

/** Returns the statements that create all price lists from price groups and size classes. */
export const priceStatements = (): string[] => [
  `CREATE TABLE seed_breaks (
  schedule INTEGER NOT NULL, place INTEGER NOT NULL, min_quantity INTEGER NOT NULL, share_e3 INTEGER NOT NULL,
  PRIMARY KEY (schedule, place)
)`,
  ...insertStatements('seed_breaks', ['schedule', 'place', 'min_quantity', 'share_e3'], breakRows()),
  LISTS,
  NAMES,
  LINES,
  'DROP TABLE seed_breaks',
];
