/* The whole grammar of statements that reads of the collections can produce. */

const TABLES = [
  ...'parts part_names sizes price_lists price_lists_v2 vendor_stock vendors compounds'.split(' '),
  ...'compounds_modifiers modifiers metric_sizes product_comparison pages'.split(' '),
];
const COLUMNS = [
  ...'id name part_id code standard cs_mm id_mm size_id stock compound_id product'.split(' '),
  ...'price_list_id unit_price_e5 hide_pricing minQuantity fixedPrice is_min_value value'.split(' '),
  ...'quantity_available hide_from_store our_product vendor lead_time label label_display'.split(' '),
  ...'background_color datasheet durometer durometer_scale temperature_low_c temperature_high_c'.split(' '),
  ...'line_min line_max description type color hidden hidden_full compounds_id modifiers_id'.split(' '),
  ...'size_metric main_compound comparison_link comparison_text title url'.split(' '),
];
const WORDS = [
  ...'SELECT FROM LEFT JOIN ON WHERE AND OR GROUP ORDER BY DESC LIMIT OFFSET'.split(' '),
  ...'AS IN IS NOT NULL BETWEEN CASE WHEN THEN ELSE END'.split(' '),
  ...'coalesce nullif iif printf count sum max json_each'.split(' '),
];
const LITERALS = ["''", "'-'", "'0'", "'0.00'", "'%d.%05d'", '0', '1', '2', '100000', '"key"'];
const TOKEN = /\s+|[A-Za-z_]\w*|'[^']*'|"[^"]*"|\d+|<>|>=|\|\||[?,.()=><*/%]/y;
const ALLOWED = new Set([...TABLES, ...COLUMNS, ...WORDS, ...LITERALS]);

/** Subqueries: the store's rows, keys of a list, and the size check of a table. */
const INNER = [
  '(SELECT * FROM vendor_stock WHERE hide_from_store IS NOT 1)',
  '(SELECT value FROM json_each(?))',
  '(SELECT 1 FROM parts LIMIT ?)',
  '(SELECT 1 FROM vendor_stock LIMIT ?)',
];

const SHAPE =
  /^SELECT .+ FROM (?:\w+ t0|~)(?: LEFT JOIN \w+ t\d ON .+?){0,4}(?: WHERE .+)?(?: GROUP BY .+)?(?: ORDER BY .+)?(?: LIMIT \?(?: OFFSET \?)?| LIMIT 1)?$/;

/** Returns why a string is not a statement of the grammar, or `null` if it is. */
export const faultOf = (statement: string): string | null => {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < statement.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(statement)?.[0];
    if (token === undefined) return `no token at ${statement.slice(from, from + 40)}`;
    const isName = /^[ct]\d{1,2}$/.test(token);
    const isSign = /^[^A-Za-z_'"\d]/.test(token);
    if (!isName && !isSign && !ALLOWED.has(token)) return `the word ${token}`;
  }
  const plain = INNER.reduce((text, inner) => text.replaceAll(inner, '~'), statement.replace(/\s+/g, ' '))
    .replaceAll('~ t', 'x t')
    .trim();
  if (plain.split('SELECT').length !== 2) return 'a select within another';
  if (plain.split('LEFT JOIN').length > 5) return 'more joins than four';
  return SHAPE.test(plain) ? null : 'another shape';
};
