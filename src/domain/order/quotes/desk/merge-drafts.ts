import { type DraftFields, fieldIn } from './draft-fields.ts';

/** A field that two people changed to different values. */
export interface DraftConflict {
  /** Name of the field; of price and discount, that of the price. */
  readonly field: string;
  readonly before: string;
  readonly theirs: string;
  readonly yours: string;
}

/** The result of a merge: the fields with every change that only one side made, and the fields that both changed. */
export interface MergedDraft {
  readonly fields: DraftFields;
  readonly conflicts: readonly DraftConflict[];
}

const PRICE = /^(\d+)\.(?:price|discount|typed|list)$/;

/** Returns the fields that change together: the price of a line, its discount, and which of them was typed. */
const groupOf = (name: string): readonly string[] => {
  const line = PRICE.exec(name)?.[1];
  return line === undefined ? [name] : ['price', 'discount', 'typed', 'list'].map((field) => `${line}.${field}`);
};

/** Names whose values decide whether a group changed: the rest is computed or says how. */
const isMain = (name: string): boolean => !/\.(?:discount|typed|list)$/.test(name);

/**
 * Merges the fields that a person submitted with those that another person saved since.
 *
 * @param before the fields that both started from
 * @param isSent whether the form had a field; others keep their stored value
 */
export const mergeDrafts = (
  { before, theirs, yours }: Readonly<Record<'before' | 'theirs' | 'yours', DraftFields>>,
  isSent: (name: string) => boolean,
): MergedDraft => {
  const fields: Record<string, string> = { ...theirs };
  const conflicts: DraftConflict[] = [];
  const names = new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(yours)]);
  const groups = new Map([...names].map((name) => [groupOf(name)[0] ?? name, groupOf(name)]));
  for (const [main, group] of groups) {
    if (!group.some(isSent)) continue;
    const differs = (one: DraftFields, other: DraftFields): boolean =>
      group.filter(isMain).some((name) => fieldIn(one, name) !== fieldIn(other, name));
    const [yoursChanged, theirsChanged] = [differs(before, yours), differs(before, theirs)];
    if (yoursChanged && theirsChanged && differs(yours, theirs)) {
      const valueIn = (side: DraftFields): string => fieldIn(side, main);
      conflicts.push({ field: main, before: valueIn(before), theirs: valueIn(theirs), yours: valueIn(yours) });
    } else if (!theirsChanged) {
      for (const name of group) fields[name] = fieldIn(yours, name);
    }
  }
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), conflicts };
};

/** A change of a draft: the fields that it changed, with the values before it. */
export interface DraftChange {
  /** Version that it created. */
  readonly version: number;
  readonly before: DraftFields;
}

/** Returns the fields that differ, with their values before. */
export const changedFields = (before: DraftFields, after: DraftFields): DraftFields =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => fieldIn(before, name) !== fieldIn(after, name))
      .map((name) => [name, fieldIn(before, name)]),
  );

/**
 * Returns the fields of an earlier version by undoing later changes, or `null` if that version is older than the stored
 * changes.
 *
 * @param latest the latest version: its fields, and the changes that led to it, oldest first
 */
export const fieldsAt = (
  latest: { readonly version: number; readonly fields: DraftFields; readonly changes: readonly DraftChange[] },
  version: number,
): DraftFields | null => {
  const later = latest.changes.filter((change) => change.version > version);
  if (version > latest.version || later.length !== latest.version - version) return null;
  const earlier: Record<string, string> = { ...latest.fields };
  for (const { before } of later.toReversed()) Object.assign(earlier, before);
  return Object.fromEntries(Object.entries(earlier).filter(([, value]) => value !== ''));
};
