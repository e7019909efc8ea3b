import { type SizeStandard, standardTitle } from '../../reference/sizes/size-standard.ts';
import {
  type CompoundEntry,
  NO_LIST,
  type SizeEntry,
  sizeKey,
  type VendorEntry,
} from '../catalog-files/catalog-tables.ts';
import { type DraftCatalog, draftCatalog } from '../catalog-files/draft-catalog.ts';
import { type FieldProblem, fieldProblems, readTypedRows } from './typed-rows.ts';

/** The part whose stock is edited. */
export interface EditedPart {
  readonly compound: string;
  readonly standard: SizeStandard;
  readonly size: string;
}

/** A row of vendor stock as a form has it. */
export interface TypedVendorStock {
  readonly vendor: string;
  readonly quantity: string;
  /** `yes`: not counted in the shop. */
  readonly hidden: string;
}

/** A row of vendor stock. */
export interface VendorStockRow {
  /** '': unknown. */
  readonly vendor: string;
  /** Pieces; `null`: unknown. */
  readonly quantity: number | null;
  readonly hidden: boolean;
}

const BLANK_COMPOUND: Omit<CompoundEntry, 'label'> = {
  labelDisplay: '',
  ringColor: '',
  datasheet: false,
  hardness: null,
  hardnessScale: '',
  temperatureLowC: null,
  temperatureHighC: null,
  lineMinCents: null,
  lineMaxCents: null,
  description: '',
  modifiers: [],
};

const BLANK_SIZE: Pick<SizeEntry, 'idMm' | 'csMm'> = { idMm: 1, csMm: 1 };

/** A catalog of one part. */
const draftOf = ({ compound, standard, size }: EditedPart): DraftCatalog => {
  const draft = draftCatalog();
  draft.compounds.push({ ...BLANK_COMPOUND, label: compound });
  draft.compoundAt.set(compound.toLowerCase(), 0);
  draft.sizes.push({ ...BLANK_SIZE, standard, code: size });
  draft.sizeAt.set(sizeKey({ standard, code: size.toLowerCase() }), 0);
  draft.parts()?.offers.fill(NO_LIST);
  return draft;
};

const partColumns = ({ compound, standard, size }: EditedPart): Record<string, string> => ({
  compound,
  standard: standardTitle(standard),
  size,
});

export type CheckedStock =
  | { readonly pieces: number; readonly problems: readonly [] }
  | { readonly pieces: null; readonly problems: readonly FieldProblem[] };

/** Reads the stock of a part with the rules of stock.csv. Nothing means none. */
export const checkStock = (part: EditedPart, typed: string): CheckedStock => {
  const draft = draftOf(part);
  const problems = readTypedRows(draft, 'stock.csv', [{ ...partColumns(part), on_hand_pcs: typed.trim() }]);
  if (problems.count() > 0) return { pieces: null, problems: fieldProblems(problems, null) };
  return { pieces: draft.parts()?.stock[0] ?? 0, problems: [] };
};

export type CheckedVendorStock =
  | { readonly rows: readonly VendorStockRow[]; readonly problems: readonly [] }
  | { readonly rows: null; readonly problems: readonly FieldProblem[] };

const isBlank = ({ vendor, quantity }: TypedVendorStock): boolean => vendor.trim() === '' && quantity.trim() === '';

/**
 * Reads the vendor stock of a part with the rules of vendor-stock.csv. Rows without a vendor and a quantity are left out,
 * but counted.
 */
export const checkVendorStock = (
  part: EditedPart,
  typed: readonly TypedVendorStock[],
  vendors: readonly VendorEntry[],
): CheckedVendorStock => {
  const draft = draftOf(part);
  for (const vendor of vendors) draft.vendorAt.set(vendor.name, draft.vendors.push(vendor) - 1);
  const columns = partColumns(part);
  const rows = typed.map((row) =>
    isBlank(row)
      ? null
      : { ...columns, vendor: row.vendor.trim(), quantity_pcs: row.quantity.trim(), hidden: row.hidden },
  );
  const problems = readTypedRows(draft, 'vendor-stock.csv', rows);
  if (problems.count() > 0) return { rows: null, problems: fieldProblems(problems, 'vendor-stock.csv') };
  const { vendors: names, quantities, hidden } = draft.vendorStock.finish();
  const found = [...names].map((vendor, at): VendorStockRow => {
    const quantity = quantities[at] ?? -1;
    return {
      vendor: draft.vendors[vendor]?.name ?? '',
      quantity: quantity === -1 ? null : quantity,
      hidden: hidden[at] === 1,
    };
  });
  return { rows: found, problems: [] };
};

/** Returns rows of vendor stock as a form has them. */
export const typedVendorStock = (rows: readonly VendorStockRow[]): readonly TypedVendorStock[] =>
  rows.map(({ vendor, quantity, hidden }) => ({
    vendor,
    quantity: quantity === null ? '' : String(quantity),
    hidden: hidden ? 'yes' : 'no',
  }));
