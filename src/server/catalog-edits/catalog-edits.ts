import type { SizeStandard } from '../../domain/reference/sizes/size-standard.ts';
import type { Modifier } from '../../domain/shop/catalog/model.ts';
import type { VendorStockRow } from '../../domain/shop/catalog-edits/part-edit.ts';
import type { CompoundEntry, PriceListEntry, VendorEntry } from '../../domain/shop/catalog-files/catalog-tables.ts';
import type { AuditAction } from '../../domain/site/staff/audit-entry.ts';
import type { AuditActor } from '../staff/audit-log.ts';

/** A record and the text that changes with it. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

/** A part as staff edit it. */
export interface PartRecord {
  readonly id: number;
  readonly compound: string;
  readonly standard: SizeStandard;
  readonly size: string;
  /** `null`: visitors request the cost. */
  readonly prices: Versioned<PriceListEntry | null>;
  /** Number of parts with its price list; 0 without one. */
  readonly sharing: number;
  readonly stock: Versioned<number>;
  readonly vendorStock: Versioned<readonly VendorStockRow[]>;
}

/** A compound as staff edit it. */
export interface CompoundRecord {
  readonly id: number;
  readonly entry: Versioned<CompoundEntry>;
  /** All modifiers of the catalog, to which the entry refers by index. */
  readonly modifiers: readonly Modifier[];
  readonly parts: number;
}

/** A change in the audit log. */
export interface RecordedChange {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** ID of the person; `null` for the system. */
  readonly staffId: string | null;
  readonly who: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** JSON. */
  readonly before: string;
  readonly after: string;
}

/** Who saves a change of what, and what the audit log records. */
export interface Edit {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Version of the record that was edited. */
  readonly version: string;
}

/** The ID of the entry in the audit log; `null`: the record has another version by now, and nothing was saved. */
export type Saved = Promise<number | null>;

/** Single changes of the catalog in D1. Each is one transaction with its entry in the audit log. */
export interface CatalogEdits {
  part(id: number): Promise<PartRecord | null>;
  /** @param label in any case */
  compound(label: string): Promise<CompoundRecord | null>;
  vendors(): Promise<readonly VendorEntry[]>;
  /** Returns a price list by its name, or `null`. */
  listNamed(name: string): Promise<PriceListEntry | null>;
  /** Changes the price list of a part, for all parts that share it. */
  savePrices(part: number, list: PriceListEntry, edit: Edit): Saved;
  /** Returns a name for the price list of a single part. */
  ownListName(partNumber: string): Promise<string>;
  /** Gives a part a price list that no other part has. */
  detachPrices(part: number, list: PriceListEntry, edit: Edit): Saved;
  /** Gives a part another price list that exists. */
  moveToList(part: number, list: string, edit: Edit): Saved;
  saveStock(part: number, pieces: number, edit: Edit): Saved;
  saveVendorStock(part: number, rows: readonly VendorStockRow[], edit: Edit): Saved;
  saveCompound(compound: number, entry: CompoundEntry, edit: Edit): Saved;
  /** Returns an entry of the audit log. */
  change(id: number): Promise<RecordedChange | null>;
  /** Returns the newest change of a subject, or `null`. */
  lastChange(action: AuditAction, subject: string): Promise<RecordedChange | null>;
}

/** Where the catalog is edited: in this site's database, or in the connected backend at its URL. */
export type CatalogHome =
  | { readonly edits: CatalogEdits; readonly url: null }
  | { readonly edits: null; readonly url: string };
