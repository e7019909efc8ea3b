import type { Context } from 'hono';
import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { isDay } from '../../../../domain/kit/text/date-format.ts';
import { isLostReason } from '../../../../domain/order/quotes/desk/lost-reason.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { AppError } from '../../../http/app-error.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import type { ShownRef, UndoRange, WorkResult } from '../../../quotes/desk/quote-work.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { actorOf } from '../../../staff/record-audit.ts';
import { renderDesk } from '../../render-desk.tsx';
import { assignees } from './assignees.ts';
import { type ChangeKind, isChangeKind, LONGEST_NOTE, type TypedChange } from './change-forms.tsx';
import { backOf, refsIn, textsIn } from './list-refs.ts';
import { addResult, type Done } from './list-result.ts';

type ChangeContext = Context<AppBindings>;

/** 50 references with a note. */
const RULES = { staff: 'quotes', body: 8 * KB } as const;

interface Shown {
  readonly kind: ChangeKind;
  readonly refs: readonly ShownRef[];
  readonly back: string;
  readonly typed?: TypedChange;
  readonly problem?: string;
  readonly refused?: readonly string[];
}

/** Renders the form of a change on its own page. */
const changePage = async (c: ChangeContext, shown: Shown): Promise<Response> => {
  const { kind, refs, back, typed = {}, problem = '', refused = [] } = shown;
  const { services, staff } = c.var;
  const [quotes, people] = await Promise.all([
    services.quoteInbox.byIds(refs.map(({ id }) => id)),
    assignees(services.staff.members),
  ]);
  const [first] = quotes;
  const current = {
    ...(quotes.length === 1 &&
      kind === 'follow-up' && { date: first?.followUpOn ?? '', note: first?.followUpNote ?? '' }),
  };
  if (problem !== '' || refused.length > 0) c.status(422);
  const { path, query } = backOf(back);
  const href = query.size === 0 ? path : `${path}?${query}`;
  const props = { kind, quotes, people, self: staff.id, typed: { ...current, ...typed }, problem, refused, back: href };
  return renderDesk(c, () => import('./change.page.tsx'), props);
};

const backWith = (c: ChangeContext, back: string, done: Done): Response => {
  const { path, query } = backOf(back);
  return redirectTo(c, sitePath(path, `?${addResult(query, done)}`), 303);
};

const undoText = (range: UndoRange | null): string => (range === null ? '' : `${range.first}-${range.last}`);

const doneOf = (kind: Done['kind'], { changed, conflicts, undo }: WorkResult): Done => ({
  kind,
  changed,
  conflicts,
  undo: undoText(undo),
});

const refsOf = (form: FormData): readonly ShownRef[] => {
  const refs = refsIn(textsIn(form, 'quote'));
  if (refs.length === 0) throw new AppError('bad-input', { message: 'Select at least one quote.' });
  return refs;
};

const noteIn = (form: FormData): string => cutText((textIn(form, 'note') ?? '').trim(), LONGEST_NOTE);
const backIn = (form: FormData): string => textIn(form, 'back') ?? '';

const OWNER_ID = /^[0-9a-f]{32}$/;

const isAssignee = async (c: ChangeContext, id: string): Promise<boolean> =>
  (await assignees(c.var.services.staff.members)).some((person) => person.id === id);

/** `POST /desk/quotes/owner`, `/follow-up`, `/lost`, `/reopen` and `/undo`: what staff change in the list. */
export const changeQuotes = defineDeskRoutes('/quotes')
  .get('/change', { staff: 'quotes', parameters: ['action', 'quote', 'back'] }, (c) => {
    const kind = c.req.query('action');
    if (!isChangeKind(kind)) throw new AppError('not-found');
    return changePage(c, { kind, refs: refsIn(c.req.queries('quote') ?? []), back: c.req.query('back') ?? '' });
  })
  .post('/owner', RULES, async (c) => {
    const { services, staff } = c.var;
    const form = await readForm(c);
    const taken = textIn(form, 'take');
    const refs = taken === undefined ? refsOf(form) : refsIn([taken]);
    const owner = taken === undefined ? (textIn(form, 'owner') ?? '') : staff.id;
    if (owner !== '' && (!OWNER_ID.test(owner) || !(await isAssignee(c, owner))))
      throw new AppError('bad-input', { message: 'Choose a person who may work on quotes.' });
    const result = await services.quoteInbox.setOwner(refs, owner === '' ? null : owner, actorOf(c));
    return backWith(c, backIn(form), doneOf('owner', result));
  })
  .post('/follow-up', RULES, async (c) => {
    const form = await readForm(c);
    const refs = refsOf(form);
    const [date, note] = [(textIn(form, 'date') ?? '').trim(), noteIn(form)];
    if (date !== '' && !isDay(date)) {
      const problem = 'Enter a date such as 2026-12-01, or leave it empty to remove the follow-up.';
      return changePage(c, { kind: 'follow-up', refs, back: backIn(form), typed: { date, note }, problem });
    }
    const followUp = { on: date === '' ? null : date, note };
    const result = await c.var.services.quoteInbox.setFollowUp(refs, followUp, actorOf(c));
    return backWith(c, backIn(form), doneOf('follow-up', result));
  })
  .post('/lost', RULES, async (c) => {
    const form = await readForm(c);
    const refs = refsOf(form);
    const back = backIn(form);
    const [reason, note] = [textIn(form, 'reason') ?? '', noteIn(form)];
    if (!isLostReason(reason))
      return changePage(c, { kind: 'lost', refs, back, typed: { note }, problem: 'Choose a reason.' });
    const { changed, refused } = await c.var.services.quoteInbox.markLost(refs, { reason, note }, actorOf(c));
    if (refused.length === 0) return backWith(c, back, { kind: 'lost', changed, conflicts: [], undo: '' });
    const left = new Set(refused.map(({ number }) => number));
    const quotes = await c.var.services.quoteInbox.byIds(refs.map(({ id }) => id));
    return changePage(c, {
      kind: 'lost',
      refs: quotes.filter(({ number }) => left.has(number)),
      back,
      typed: { note, reason },
      refused: refused.map(({ number, reason: why }) => `${number} was not marked lost. ${why}`),
    });
  })
  .post('/reopen', RULES, async (c) => {
    const form = await readForm(c);
    const ids = refsOf(form).map(({ id }) => id);
    const { changed, refused } = await c.var.services.quoteInbox.reopen(ids, actorOf(c));
    const conflicts = refused.map(({ number }) => number);
    return backWith(c, backIn(form), { kind: 'reopened', changed, conflicts, undo: '' });
  })
  .post('/undo', RULES, async (c) => {
    const form = await readForm(c);
    const [first = 0, last = 0] = (textIn(form, 'undo') ?? '').split('-').map(Number);
    if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw new AppError('bad-input');
    const result = await c.var.services.quoteInbox.undo({ first, last }, actorOf(c));
    return backWith(c, backIn(form), doneOf('undone', result));
  });
