import type { FieldProblem } from '../../../../../domain/shop/catalog-edits/typed-rows.ts';
import type { AuditAction } from '../../../../../domain/site/staff/audit-entry.ts';
import type { CatalogEdits, Edit, Saved } from '../../../../catalog-edits/catalog-edits.ts';
import type { SyncKind } from '../../../../sync/sync-run.ts';

/** One value of a change, as people compare it. */
export interface ChangedValue {
  readonly label: string;
  /** '': none. */
  readonly before: string;
  readonly after: string;
  /** Remark, such as the percentage. */
  readonly note: string;
  /** Whether the person has to confirm it separately. */
  readonly isLarge: boolean;
}

/** Values of a record in the audit log. `undo` reads them again. */
export type Facts = Readonly<Record<string, string>>;

/** A valid change that nobody has saved yet. */
export interface EditPlan {
  /** Heading of the confirmation. */
  readonly heading: string;
  /** Empty: nothing differs. */
  readonly changes: readonly ChangedValue[];
  /** Which and how many parts change. */
  readonly affects: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: Facts;
  readonly after: Facts;
  /** The synchronization that brings it into the search index. */
  readonly sync: SyncKind;
  readonly save: (edits: CatalogEdits, edit: Edit) => Saved;
}

export type CheckedEdit =
  | { readonly plan: EditPlan; readonly problems: readonly [] }
  | { readonly plan: null; readonly problems: readonly FieldProblem[] };

/** Returns the facts that differ, before and after. */
export const differingFacts = (before: Facts, after: Facts): Pick<EditPlan, 'before' | 'after'> => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  const only = (facts: Facts): Facts =>
    Object.fromEntries(differing.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));
  return { before: only(before), after: only(after) };
};
