import { counted } from '../../../../domain/kit/text/counted.ts';
import type { ListResult } from './list.page.tsx';
import { numbersIn } from './list-refs.ts';
import { quoteIdIn } from './list-view.ts';

/** Changes that the list reports. */
const DONE = {
  owner: 'assigned',
  'follow-up': 'got a new follow-up',
  lost: 'marked lost',
  reopened: 'reopened: back in review',
  undone: 'changed back',
} as const;

export type DoneKind = keyof typeof DONE;

const isDone = (text: string): text is DoneKind => Object.hasOwn(DONE, text);

/** What a change did. */
export interface Done {
  readonly kind: DoneKind;
  readonly changed: readonly string[];
  /** Numbers of quotes that somebody else had changed. */
  readonly conflicts: readonly string[];
  /** Value of `undo`; '' without one. */
  readonly undo: string;
}

/** Writes a result into the query string of the page that reports it. */
export const addResult = (query: URLSearchParams, { kind, changed, conflicts, undo }: Done): URLSearchParams => {
  query.set('did', kind);
  query.set('count', String(changed.length));
  if (conflicts.length > 0) query.set('kept', conflicts.join(','));
  if (undo !== '') query.set('undo', undo);
  if (kind === 'lost') query.set('lost', changed.join(','));
  return query;
};

const UNDO = /^\d{1,12}-\d{1,12}$/;

/** Returns the result in a query string, or `null`. */
export const resultIn = (query: Readonly<Record<string, string | undefined>>): ListResult | null => {
  const { did = '', count = '', kept = '', undo = '', lost = '' } = query;
  if (!isDone(did) || !/^\d{1,3}$/.test(count)) return null;
  const conflicts = numbersIn(kept);
  const texts = [
    Number(count) === 0 && conflicts.length > 0 ? '' : `${counted(Number(count), 'quote')} ${DONE[did]}.`,
    conflicts.length === 0
      ? ''
      : `Not changed, because somebody else changed them in the meantime: ${conflicts.join(', ')}. Look at them again.`,
  ];
  const lostIds = numbersIn(lost).map((number) => ['quote', `${quoteIdIn(number)}.0`] as const);
  const reopen = { action: '/desk/quotes/reopen', label: 'Undo', fields: lostIds };
  const revert = { action: '/desk/quotes/undo', label: 'Undo', fields: [['undo', undo] as const] };
  return {
    tone: conflicts.length === 0 ? 'ok' : 'warning',
    text: texts.filter((text) => text !== '').join(' '),
    undo: did === 'lost' && lostIds.length > 0 ? reopen : UNDO.test(undo) ? revert : null,
  };
};
