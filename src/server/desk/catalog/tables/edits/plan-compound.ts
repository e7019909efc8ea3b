import { counted } from '../../../../../domain/kit/text/counted.ts';
import { checkCompound, compoundRow } from '../../../../../domain/shop/catalog-edits/compound-edit.ts';
import { COMPOUND_COLUMNS } from '../../../../../domain/shop/catalog-edits/edited-columns.ts';
import type { TypedRow } from '../../../../../domain/shop/catalog-edits/typed-rows.ts';
import type { CompoundRecord } from '../../../../catalog-edits/catalog-edits.ts';
import { columnTitle } from '../forms/column-titles.ts';
import { type CheckedEdit, differingFacts } from './edit-plan.ts';

/** Checks the typed row of a compound and returns the change. The code of a compound is not edited. */
export const planCompound = (typed: TypedRow, { id, entry, modifiers, parts }: CompoundRecord): CheckedEdit => {
  const { label } = entry.value;
  const checked = checkCompound({ ...typed, compound: label }, modifiers);
  if (checked.entry === null) return { plan: null, problems: checked.problems };
  const next = checked.entry;
  const [before, after] = [compoundRow(entry.value, modifiers), compoundRow(next, modifiers)];
  const changes = COMPOUND_COLUMNS.filter(({ name }) => before[name] !== after[name]).map(({ name }) => ({
    label: columnTitle(name),
    before: before[name] ?? '',
    after: after[name] ?? '',
    note: '',
    isLarge: false,
  }));
  return {
    plan: {
      heading: `Change ${label}?`,
      changes,
      affects: `${counted(parts, 'part')} of this compound, its page and its datasheet.`,
      action: 'compound-changed',
      subject: label,
      ...differingFacts(before, after),
      sync: 'full',
      save: (edits, edit) => edits.saveCompound(id, next, edit),
    },
    problems: [],
  };
};
