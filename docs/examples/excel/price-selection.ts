/**
 * Office Script for Excel: prices the selected rows. Open Automate > New Script, paste this file and set BASE_URL. Select two
 * columns, part numbers and quantities, and run it: it writes unit price, total, business days and a remark beside them.
 */

const BASE_URL = 'https://canyonseals.example';

const LINES_PER_REQUEST = 500;
const HEADINGS = ['Unit price USD', 'Total USD', 'Lead time, business days', 'Remark'];

interface PricedLine {
  unit_price: { amount: string } | null;
  total: { amount: string } | null;
  lead_time_days: number | null;
  problem: { message: string } | null;
}

type Cell = string | number | boolean;

async function main(workbook: ExcelScript.Workbook) {
  const selected = workbook.getSelectedRange();
  if (selected.getColumnCount() !== 2) throw new Error('Select two columns: part numbers and quantities.');
  const rows = selected.getValues();
  const output: Cell[][] = rows.map((row) => ['', '', '', remarkOn(row)]);
  const priced = rows.map((_, at) => at).filter((at) => output[at][3] === '' && String(rows[at][0]).trim() !== '');
  for (let from = 0; from < priced.length; from += LINES_PER_REQUEST) {
    const some = priced.slice(from, from + LINES_PER_REQUEST);
    const lines = await readPrices(some.map((at) => rows[at]));
    some.forEach((at, index) => {
      output[at] = cellsOf(lines[index]);
    });
  }
  if (isHeading(rows[0])) output[0] = HEADINGS;
  selected.getOffsetRange(0, 2).getResizedRange(0, 2).setValues(output);
}

/** A first row of words, such as "Part number" and "Quantity". */
function isHeading(row: Cell[]): boolean {
  return typeof row[1] === 'string' && row[1] !== '';
}

function remarkOn(row: Cell[]): string {
  const name = String(row[0]).trim();
  if (name === '') return '';
  if (name.length > 60) return 'This is not a part number.';
  return typeof row[1] === 'number' ? '' : 'The quantity must be a whole number.';
}

function cellsOf({ unit_price: each, total, lead_time_days: days, problem }: PricedLine): Cell[] {
  return [
    each ? Number(each.amount) : '',
    total ? Number(total.amount) : '',
    days ?? 'On request',
    problem?.message ?? '',
  ];
}

async function readPrices(rows: Cell[][]): Promise<PricedLine[]> {
  const lines = rows.map(([part, quantity]) => ({ part_number: String(part).trim(), quantity }));
  const response = await fetch(`${BASE_URL}/api/v1/prices`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  if (response.status === 429) throw new Error('Too many requests. Wait a minute, then run the script again.');
  const body = (await response.json()) as { lines?: PricedLine[]; title?: string; detail?: string };
  if (body.lines === undefined) throw new Error(body.detail ?? body.title ?? 'The prices could not be read.');
  return body.lines;
}
