import { csvRow, protectedText } from '../catalog-files/csv-text.ts';

/** One difference between the catalog and the catalog with the file. */
export interface UploadChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Row of the file; `null`: the row is missing from the file. */
  readonly row: number | null;
  /** The part, or the entry of a table. */
  readonly name: string;
  /** Quantities of a price, or the column of a table. */
  readonly detail: string;
  readonly before: string;
  readonly after: string;
  /** Change of a price in percent; `null` without a price to compare with. */
  readonly percent: number | null;
  readonly note: string;
  /** Identifies a change that a person must confirm; '' for all others. */
  readonly confirm: string;
}

/** A price that changes by more must be confirmed. */
export const LARGEST_UNCONFIRMED_PERCENT = 50;
/** Changes to confirm one by one. A file with more is refused. */
export const MAX_CONFIRMED = 50;
const KINDS = ['added', 'changed', 'removed'] as const;
/** Differences of each kind that are listed and stored. */
const LISTED = { added: 300, changed: 600, removed: 300 };
/** Rows of the file of all differences. */
const MAX_DIFF_ROWS = 100_000;

/** Collects the differences of an upload; holds only the largest of them and the text of the file. */
export interface UploadChanges {
  add(change: UploadChange): void;
  /** Counts differences that are not listed. */
  count(more: Readonly<Record<UploadChange['kind'], number>>): void;
  /** Adds a change that a person must confirm, and that is part of other differences. */
  confirm(change: UploadChange): void;
  summary(): ChangeSummary;
}

export interface ChangeSummary {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The largest changes of prices first. */
  readonly listed: readonly UploadChange[];
  readonly toConfirm: readonly UploadChange[];
  /** Number of changes to confirm; more than `toConfirm` has if the file is refused. */
  readonly confirmCount: number;
  readonly medianPercent: number | null;
  readonly largestPercent: number | null;
  /** Identifies the differences: those of a later check are the same if it is. */
  readonly digest: string;
  /** CSV with a header. */
  readonly diffCsv: string;
}

const weightOf = ({ percent }: UploadChange): number => {
  if (percent === null) return 0;
  return Math.abs(Math.log(Math.max(1 + percent / 100, 1e-6)));
};

/** A running 64-bit checksum of texts in two words (FNV-1a). */
const createDigest = () => {
  let [one, two] = [0x811c9dc5, 0x01000193];
  return {
    add(text: string): void {
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 0x01000193);
        two = Math.imul(two + code, 0x85ebca6b) ^ (two >>> 13);
      }
    },
    text: (): string => [one, two].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(''),
  };
};

const HEADER = ['change', 'row', 'name', 'detail', 'before', 'after', 'percent', 'note'];

export const uploadChanges = (): UploadChanges => {
  const listed: Record<UploadChange['kind'], UploadChange[]> = { added: [], changed: [], removed: [] };
  const counts = { added: 0, changed: 0, removed: 0 };
  const percents: number[] = [];
  const toConfirm: UploadChange[] = [];
  const diff = [csvRow(HEADER)];
  const digest = createDigest();
  let confirmCount = 0;
  const keepLargest = (kind: UploadChange['kind']): void => {
    listed[kind] = listed[kind].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, LISTED[kind]);
  };
  const confirm = (change: UploadChange): void => {
    confirmCount++;
    digest.add(`${change.confirm}\n`);
    if (toConfirm.length < MAX_CONFIRMED) toConfirm.push(change);
  };
  return {
    confirm,
    count(more) {
      for (const kind of KINDS) counts[kind] += more[kind];
      digest.add(KINDS.map((kind) => more[kind]).join());
    },
    add(change) {
      const { kind, row, name, detail, before, after, percent, note } = change;
      counts[kind]++;
      if (percent !== null) percents.push(percent);
      digest.add(`${kind}\t${name}\t${detail}\t${before}\t${after}\n`);
      if (diff.length <= MAX_DIFF_ROWS) {
        const percentText = percent === null ? '' : percent.toFixed(1);
        const cells = [kind, row === null ? '' : String(row), name, detail, before, after, percentText, note];
        // A negative percentage is a number, not a formula.
        diff.push(csvRow(cells.map((cell, at) => (at === 6 ? cell : protectedText(cell)))));
      }
      if (change.confirm !== '') confirm(change);
      listed[kind].push(change);
      if (listed[kind].length >= 4 * LISTED[kind]) keepLargest(kind);
    },
    summary() {
      for (const kind of KINDS) keepLargest(kind);
      const sorted = Float64Array.from(percents).sort();
      const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
      return {
        ...counts,
        listed: [...listed.changed, ...listed.added, ...listed.removed],
        toConfirm,
        confirmCount,
        medianPercent: sorted.length === 0 ? null : (sorted[Math.floor(sorted.length / 2)] ?? null),
        largestPercent: sorted.length === 0 ? null : Math.abs(low) > Math.abs(high) ? low : high,
        digest: digest.text(),
        diffCsv: diff.join(''),
      };
    },
  };
};
