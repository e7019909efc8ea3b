import { formatCount } from '../../../../../domain/kit/text/counted.ts';
import {
  checkStock,
  checkVendorStock,
  type TypedVendorStock,
  typedVendorStock,
  type VendorStockRow,
} from '../../../../../domain/shop/catalog-edits/part-edit.ts';
import type { VendorEntry } from '../../../../../domain/shop/catalog-files/catalog-tables.ts';
import type { PartRecord } from '../../../../catalog-edits/catalog-edits.ts';
import { type CheckedEdit, differingFacts, type Facts } from './edit-plan.ts';

/** Checks typed stock and returns the change. */
export const planStock = (typed: string, part: PartRecord, number: string): CheckedEdit => {
  const checked = checkStock(part, typed);
  if (checked.pieces === null) return { plan: null, problems: checked.problems };
  const [before, after] = [part.stock.value, checked.pieces];
  const change = {
    label: 'On hand',
    before: formatCount(before),
    after: formatCount(after),
    note: 'pieces',
    isLarge: false,
  };
  return {
    plan: {
      heading: `Change the stock of ${number}?`,
      changes: before === after ? [] : [change],
      affects: `1 part: ${number}.`,
      action: 'stock-changed',
      subject: number,
      ...differingFacts({ on_hand_pcs: String(before) }, { on_hand_pcs: String(after) }),
      sync: 'refresh',
      save: (edits, edit) => edits.saveStock(part.id, checked.pieces, edit),
    },
    problems: [],
  };
};

const rowText = ({ vendor, quantity, hidden }: VendorStockRow): string =>
  `${vendor || 'Unknown vendor'}: ${quantity === null ? 'unknown' : formatCount(quantity)}${hidden ? ', hidden' : ''}`;

/** Vendor stock as JSON: names of vendors may have any character. */
const vendorFacts = (rows: readonly VendorStockRow[]): Facts => ({
  vendor_stock: JSON.stringify(
    typedVendorStock(rows).map(({ vendor, quantity, hidden }) => [vendor, quantity, hidden]),
  ),
});

/** Returns the typed rows of recorded facts. */
export const factVendorStock = ({ vendor_stock: rows = '[]' }: Facts): readonly TypedVendorStock[] =>
  (JSON.parse(rows) as readonly (readonly [string, string, string])[]).map(([vendor, quantity, hidden]) => ({
    vendor,
    quantity,
    hidden,
  }));

/** Checks typed vendor stock and returns the change. */
export const planVendorStock = (
  typed: readonly TypedVendorStock[],
  part: PartRecord,
  number: string,
  vendors: readonly VendorEntry[],
): CheckedEdit => {
  const checked = checkVendorStock(part, typed, vendors);
  if (checked.rows === null) return { plan: null, problems: checked.problems };
  const { rows } = checked;
  const [before, after] = [part.vendorStock.value, rows].map((list) => list.map(rowText));
  const changes = Array.from({ length: Math.max(before?.length ?? 0, after?.length ?? 0) }, (_, at) => ({
    label: `Row ${at + 1}`,
    before: before?.[at] ?? '',
    after: after?.[at] ?? '',
    note: '',
    isLarge: false,
  })).filter((row) => row.before !== row.after);
  return {
    plan: {
      heading: `Change the vendor stock of ${number}?`,
      changes,
      affects: `1 part: ${number}.`,
      action: 'vendor-stock-changed',
      subject: number,
      ...differingFacts(vendorFacts(part.vendorStock.value), vendorFacts(rows)),
      sync: 'refresh',
      save: (edits, edit) => edits.saveVendorStock(part.id, rows, edit),
    },
    problems: [],
  };
};
