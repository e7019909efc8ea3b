/** Stride of part ids per compound, enough for 4,096 sizes. */
export const PART_ID_STRIDE = 4096;

/** The price lists of a price group start at this multiple of its id. */
export const PRICE_LIST_STRIDE = 128;

/**
 * Returns a pseudo-random SQL expression over two integer columns: two rounds of squaring and reducing modulo a prime,
 * within SQLite's 64 bits. Its value is below 1,000,003.
 */
const mixed = (a: string, b: string, salt: number): string => {
  const first = `(${a} * 7919 + ${b} * 104729 + ${a} * ${b} * 31 + ${salt * 7753}) % 1000003`;
  return `((${first}) * (${first}) % 999983 * 48271 + ${salt}) % 1000003`;
};

/**
 * Returns the statement that inserts the parts of some compounds. A compound is offered in every size of its range
 * except the first `left_out` sizes in an order that depends on the compound. Common sizes of stocked compounds come
 * last. The number is exact because the order has no ties: 10,007 is prime and larger than any size id.
 */
export const partsStatement = (firstCompound: number, lastCompound: number): string => `
INSERT INTO parts (id, compound_id, size_id, price_list_id, stock)
SELECT
  compound_id * ${PART_ID_STRIDE} + size_id,
  compound_id,
  size_id,
  CASE WHEN is_familiar OR price_roll % 1000 >= 57 THEN price_group_id * ${PRICE_LIST_STRIDE} + size_class_id END,
  CASE
    WHEN stock_roll % 1000 < (CASE WHEN is_familiar THEN 450 ELSE 61 END)
      THEN 1 + (stock_roll / 1000 % 97) * (quantity_roll % 53)
    ELSE 0
  END
FROM (
  SELECT
    o.compound_id, s.id AS size_id, o.price_group_id, s.size_class_id, o.left_out,
    o.is_stocked AND s.is_common AS is_familiar,
    ${mixed('o.compound_id', 's.id', 1)} AS price_roll,
    ${mixed('o.compound_id', 's.id', 2)} AS stock_roll,
    ${mixed('o.compound_id', 's.id', 3)} AS quantity_roll,
    row_number() OVER (
      PARTITION BY o.compound_id
      ORDER BY
        o.is_stocked AND s.is_common,
        (s.id * (7919 + 37 * o.compound_id) + o.compound_id * o.compound_id * 101) % 10007
    ) AS place
  FROM compound_offers o
  JOIN size_ranges r ON r.id = o.size_range_id
  JOIN sizes s
    ON s.id_mm BETWEEN r.id_low_mm AND r.id_high_mm
    AND s.cs_mm BETWEEN r.cs_low_mm AND r.cs_high_mm
    AND r.standards LIKE '%,' || s.standard || ',%'
  WHERE o.compound_id BETWEEN ${firstCompound} AND ${lastCompound}
)
WHERE place > left_out
ORDER BY compound_id, size_id`;

/**
 * Returns the statement that inserts vendor rows for the parts of some compounds: up to four per part, hidden, visible
 * and unmarked, some without a vendor.
 */
export const vendorStockStatement = (firstCompound: number, lastCompound: number): string => `
INSERT INTO vendor_stock (our_product, id, quantity_available, hide_from_store, vendor)
SELECT
  part_id,
  part_id * 8 + slot,
  CASE WHEN roll % 211 = 0 THEN NULL ELSE (1 + roll % 89) * (1 + roll / 89 % 61) END,
  CASE WHEN roll % 23 = 0 THEN 1 WHEN roll % 5 = 0 THEN NULL ELSE 0 END,
  CASE WHEN roll % 307 = 0 THEN NULL ELSE 1 + (roll / 7 + slot * 5) % 12 END
FROM (
  SELECT
    p.id AS part_id,
    k.slot,
    ${mixed('p.compound_id', 'p.size_id', 4)} AS part_roll,
    ${mixed('p.compound_id', 'p.size_id * 4 + k.slot', 5)} AS roll
  FROM parts p
  JOIN (SELECT 0 AS slot UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) k
  WHERE p.id >= ${firstCompound * PART_ID_STRIDE} AND p.id < ${(lastCompound + 1) * PART_ID_STRIDE}
)
WHERE part_roll % 1000 < 206 AND part_roll / 1000 % 12 >= slot * 3 + (slot > 0)
ORDER BY part_id, slot`;
