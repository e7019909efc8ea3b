import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type DraftSource, draftLines, type ListDraft, listDraft } from '../../domain/order/lists/draft.ts';
import type { ReviewLine } from '../../domain/order/lists/review-line.ts';
import { withStore } from './database.ts';

/** Key of the only draft: the list that was under review last. */
const ONE = 'last';

/** The list that was under review last; `null` without one or if the device does not store data. */
export const readDraft = async (): Promise<ListDraft | null> => {
  try {
    return parsedOrNull(listDraft, await withStore('draft', 'readonly', (store) => store.get(ONE)));
  } catch {
    return null;
  }
};

/** Saves a list under review as the draft. Does nothing if the device does not store data. */
export const saveDraft = async (source: DraftSource, lines: readonly ReviewLine[]): Promise<void> => {
  const { name, sheet, notices, table, columns, isRemembered } = source;
  const draft = { name, sheet, notices, table, columns, isRemembered, changedAt: new Date().toISOString() };
  const whole = { ...draft, lines: draftLines(lines) };
  await withStore('draft', 'readwrite', (store) => store.put(whole, ONE)).catch(() => undefined);
};

export const dropDraft = async (): Promise<void> => {
  await withStore('draft', 'readwrite', (store) => store.delete(ONE)).catch(() => undefined);
};
