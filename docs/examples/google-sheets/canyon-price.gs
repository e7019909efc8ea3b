/**
 * Prices of O-rings and seals in Google Sheets. Paste this file into Extensions > Apps Script and set BASE_URL.
 *
 *   =CANYON_PRICE("FK7502-214", 200)                      total of the line in US dollars, with the line minimum
 *   =CANYON_PRICE(A2:A50, B2:B50)                         one total per row, in one request
 *   =CANYON_PRICE(A2:A50, B2:B50, "unit_price")           price of one piece
 *   =CANYON_PRICE(A2:A50, 200, "lead_time_days")          business days until all pieces can ship
 */

const BASE_URL = 'https://canyonseals.example';

const LINES_PER_REQUEST = 500;
const CACHE_SECONDS = 600;
const FIELDS = ['total', 'unit_price', 'lead_time_days'];

/**
 * Returns prices or lead times, or the reason why a line has none.
 *
 * @param {string|string[][]} part Part number, or a range of them.
 * @param {number|number[][]} quantity Pieces: one number, or a range of the same size.
 * @param {string} field total (default), unit_price or lead_time_days.
 * @return The total in US dollars, the unit price in US dollars, or business days.
 * @customfunction
 */
function CANYON_PRICE(part, quantity, field) {
  const wanted = field || 'total';
  if (!FIELDS.includes(wanted)) return `The third value must be ${FIELDS.join(', ')}.`;
  const parts = Array.isArray(part) ? part : [[part]];
  const lines = parts.map((row, y) =>
    row.map((name, x) => ({
      part_number: String(name).trim(),
      quantity: Array.isArray(quantity) ? (quantity[y] || [])[x] : quantity,
    })),
  );
  const known = pricesOf_(lines.flat().filter((line) => problemOf_(line) === null));
  const cells = lines.map((row) => row.map((line) => cellOf_(line, known[keyOf_(line)], wanted)));
  return Array.isArray(part) ? cells : cells[0][0];
}

function problemOf_(line) {
  if (line.part_number === '') return '';
  if (line.part_number.length > 60) return 'This is not a part number.';
  const isNumber = typeof line.quantity === 'number' && Number.isFinite(line.quantity);
  return isNumber ? null : 'The quantity must be a whole number.';
}

function keyOf_(line) {
  return `canyon:${line.quantity}:${line.part_number.toUpperCase()}`;
}

function cellOf_(line, priced, field) {
  const problem = problemOf_(line);
  if (problem !== null) return problem;
  if (typeof priced === 'string') return priced;
  const value = priced[field];
  if (value === null) return priced.problem ? priced.problem.message : 'On request';
  return field === 'lead_time_days' ? value : Number(value.amount);
}

/** Returns what is known about lines by their keys: a priced line, or text about an error. */
function pricesOf_(lines) {
  const cache = CacheService.getScriptCache();
  const byKey = Object.fromEntries(lines.map((line) => [keyOf_(line), line]));
  const cached = cache.getAll(Object.keys(byKey));
  const known = Object.fromEntries(Object.entries(cached).map(([key, text]) => [key, JSON.parse(text)]));
  const missing = Object.keys(byKey).filter((key) => known[key] === undefined);
  for (let from = 0; from < missing.length; from += LINES_PER_REQUEST) {
    const keys = missing.slice(from, from + LINES_PER_REQUEST);
    const read = requestPrices_(keys.map((key) => byKey[key]));
    const fresh = {};
    keys.forEach((key, at) => {
      known[key] = typeof read === 'string' ? read : read[at];
      if (typeof read !== 'string' && read[at].problem === null) fresh[key] = JSON.stringify(read[at]);
    });
    cache.putAll(fresh, CACHE_SECONDS);
  }
  return known;
}

/** Returns the priced lines, or text about an error of the whole request. */
function requestPrices_(lines) {
  try {
    const response = UrlFetchApp.fetch(`${BASE_URL}/api/v1/prices`, {
      method: 'post',
      contentType: 'application/json',
      payload: JSON.stringify({ lines: lines }),
      muteHttpExceptions: true,
    });
    const status = response.getResponseCode();
    if (status === 429) return 'Too many requests. Wait a minute, then edit the cell.';
    const body = JSON.parse(response.getContentText());
    return status === 200 ? body.lines : body.detail || body.title;
  } catch (error) {
    return 'The prices could not be read. Try again in a minute.';
  }
}
