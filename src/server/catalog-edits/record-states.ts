/*
 * SQL expressions that return a record as JSON text. A form contains the text that it was rendered with, and the
 * transaction that saves it demands that the text is still the same. `?1` is the ID of the part or compound.
 */

export const STOCK_STATE = '(SELECT json_array(stock) FROM parts WHERE id = ?1)';

export const VENDOR_STOCK_STATE = `(SELECT json_group_array(
    json_array(v.name, s.quantity_available, s.hide_from_store IS 1) ORDER BY s.id)
  FROM vendor_stock s LEFT JOIN vendors v ON v.id = s.vendor WHERE s.our_product = ?1)`;

const BREAKS = `(SELECT json_group_array(json_array(min_quantity, unit_price_e5) ORDER BY min_quantity, line_no)
  FROM price_list_lines WHERE price_list_id = l.id)`;

export const PRICES_STATE = `(SELECT json_array(l.id, l.hide_pricing, l.unit_price_e5, json(${BREAKS}))
  FROM parts p LEFT JOIN price_lists l ON l.id = p.price_list_id WHERE p.id = ?1)`;

export const COMPOUND_STATE = `(SELECT json_array(label_display, background_color, datasheet, durometer, durometer_scale,
    temperature_low_c, temperature_high_c, line_min, line_max, description, json(
      (SELECT json_group_array(modifiers_id ORDER BY id) FROM compounds_modifiers WHERE compounds_id = c.id)))
  FROM compounds c WHERE c.id = ?1)`;

export type StockState = readonly [stock: number];
export type VendorStockState = readonly (readonly [vendor: string | null, quantity: number | null, hidden: number])[];
export type PricesState = readonly [
  list: number | null,
  hidesPrices: number | null,
  startingE5: number | null,
  breaks: readonly (readonly [number, number])[],
];
export type CompoundState = readonly [
  display: string,
  ringColor: string,
  datasheet: number,
  hardness: number | null,
  hardnessScale: string,
  lowC: number | null,
  highC: number | null,
  lineMin: number | null,
  lineMax: number | null,
  description: string,
  modifiers: readonly number[],
];

/** Fails, and with it the transaction, unless the record (?1) has this state (?2): the other text is not JSON. */
export const demandState = (state: string): string => `SELECT json(iif(${state} IS ?2, '1', 'changed'))`;

/** Returns whether a transaction failed because a record had changed. */
export const isStateChanged = (error: unknown): boolean =>
  error instanceof Error && /malformed JSON/i.test(error.message);
