import type { UploadReport } from '../../../catalog-import/uploads/upload-report.ts';
import type { ShownRow } from './changes-table.tsx';

/** What the counts filter by. */
export const SHOWN = ['all', 'added', 'changed', 'removed', 'errors'] as const;
export type Shown = (typeof SHOWN)[number];

export interface RowFilter {
  readonly show: Shown;
  /** Only prices that change by more than 10%. */
  readonly isOver: boolean;
  /** Only parts of open quotes. */
  readonly isQuoted: boolean;
  /** Part of a name. */
  readonly text: string;
}

/** Rows of the table; the files to download have all. */
const MAX_ROWS = 200;
/** Rows of each kind if all kinds are shown. */
const PER_KIND = { changed: 60, added: 20, removed: 20, errors: 40 };
const OVER_PERCENT = 10;

export const isOver = ({ percent }: { readonly percent: number | null }): boolean =>
  percent !== null && Math.abs(percent) > OVER_PERCENT;

/** Returns the rows that the page shows: prices to confirm first, then by the size of the change, errors last. */
export const shownRows = (
  report: UploadReport,
  { show, isOver: onlyOver, isQuoted, text }: RowFilter,
): readonly ShownRow[] => {
  const isNamed = (name: string): boolean => text === '' || name.toLowerCase().includes(text.toLowerCase());
  const quoted = new Set(report.quotes.flatMap(({ parts }) => parts));
  const changes = report.listed
    .filter(({ name }) => isNamed(name) && (!isQuoted || quoted.has(name)))
    .filter((change) => !onlyOver || isOver(change));
  const confirmed = report.toConfirm.filter(
    (change) => !report.listed.some(({ confirm }) => confirm === change.confirm),
  );
  const problems = onlyOver || isQuoted ? [] : report.problems.filter(({ name }) => isNamed(name));
  const ofKind = (kind: 'added' | 'changed' | 'removed', most: number): ShownRow[] =>
    changes
      .filter((change) => change.kind === kind)
      .slice(0, most)
      .map((change) => ({ change, problem: null }));
  const errors = (most: number): ShownRow[] => problems.slice(0, most).map((problem) => ({ change: null, problem }));
  if (show === 'errors') return errors(MAX_ROWS);
  if (show !== 'all') return ofKind(show, MAX_ROWS);
  return [
    ...confirmed.map((change): ShownRow => ({ change, problem: null })),
    ...ofKind('changed', PER_KIND.changed),
    ...ofKind('added', PER_KIND.added),
    ...ofKind('removed', PER_KIND.removed),
    ...errors(PER_KIND.errors),
  ];
};
