import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { LONGEST_MESSAGE } from '../../../../domain/order/quotes/quote-limits.ts';
import { nextState } from '../../../../domain/order/quotes/quote-state.ts';
import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { finished, waitUntilOf } from '../../../http/wait-until.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { randomId } from '../../../security/random-id.ts';
import { actorOf, recordAudit } from '../../../staff/record-audit.ts';
import { deskTime } from '../../desk-time.ts';
import { sendUpload } from '../../files/send-upload.ts';
import { renderDesk } from '../../render-desk.tsx';
import { type DeskContext, type Editor, loadEditor } from './load-editor.ts';
import { newQuoteRoutes } from './new-quote.ts';
import type { PageMessage } from './quote.page.tsx';
import { type QuoteView, quoteView } from './quote-view.ts';
import { saveDraft, sentDraft } from './save-draft.ts';
import { previewOf } from './send/preview.ts';
import { sendQuote } from './send/send-quote.ts';

/** A draft of 1,000 lines. */
const DRAFT_BODY = 1024 * KB;
const TEXT_BODY = 24 * KB;
const LONGEST_NOTE = 2000;

const hrefOf = ({ quote }: Pick<Editor, 'quote'>, query = ''): Response['url'] =>
  `/desk/quotes/${quote.number}${query}`;

const backTo = (c: DeskContext, editor: Pick<Editor, 'quote'>, query = ''): Response =>
  redirectTo(c, sitePath(hrefOf(editor), query), 303);

interface PageOptions {
  readonly message?: PageMessage | null;
  /** Whether the dialog that sends the quote is open. */
  readonly isReview?: boolean;
  readonly status?: 409 | 422;
}

const page = async (c: DeskContext, view: QuoteView, options: PageOptions = {}): Promise<Response> => {
  const { message = null, isReview = false, status } = options;
  if (status !== undefined) c.status(status);
  const { settings } = c.var.services;
  const review = isReview ? await previewOf(view, settings) : null;
  const props = { view, message, review, staff: c.var.staff, formKey: randomId(), salesEmail: settings.salesEmail };
  return renderDesk(c, () => import('./quote.page.tsx'), props, assets.desk.quote);
};

const show = async (c: DeskContext, options: PageOptions = {}): Promise<Response> => {
  const now = Date.now();
  const editor = await loadEditor(c, now);
  const line = Number(c.req.query('line') ?? '');
  const open = Number.isSafeInteger(line) && line > 0 ? line : 0;
  return page(c, await quoteView(c, editor, { now, open }), options);
};

const danger = (text: string): PageMessage => ({ tone: 'danger', text });

/** Throws if the quote's draft cannot be edited now. */
const requireEditable = ({ mode, quote }: Editor): void => {
  if (mode === 'edit') return;
  const message =
    mode === 'sent'
      ? `${quote.number} was sent. Start a new revision to change it.`
      : `${quote.number} can no longer be changed. Agree on changes with the customer.`;
  throw new AppError('bad-input', { message });
};

/** Sets a new request in review once somebody works on it; the next save tries again if the backend does not respond. */
const noteInReview = (c: DeskContext, { quote, desk }: Editor): void => {
  if (quote.state !== 'received') return;
  const { services } = c.var;
  const work = async (): Promise<void> => {
    const written = await services.writeReply(desk.submissionKey, { status: 'in_work' });
    if (written.kind === 'written') await services.quoteRound();
  };
  waitUntilOf(c)(work().catch(() => undefined));
};

const wantsJson = (c: DeskContext): boolean => c.req.header('Accept') === 'application/json';

/** Where the page of a saved draft continues: the line of the button. */
const queryAfter = (action: { readonly name: string; readonly line: number }): string => {
  if (action.name === 'open') return `?line=${action.line}#line-${action.line}`;
  return action.line > 0 ? `#line-${action.line}` : '';
};

const save = async (c: DeskContext): Promise<Response> => {
  const now = Date.now();
  const editor = await loadEditor(c, now);
  requireEditable(editor);
  const sent = sentDraft(await readForm(c));
  const result = await finished(c, saveDraft(c, editor, sent));
  if ('refusal' in result) {
    const { conflicts, fields, state } = result.refusal;
    if (wantsJson(c)) return c.json({ conflicts: conflicts.length }, 409);
    const view = await quoteView(c, { ...editor, draft: state }, { now, fields, conflicts, open: sent.open });
    return page(c, view, { status: 409 });
  }
  noteInReview(c, editor);
  if (wantsJson(c)) {
    const { draft, version } = result.state;
    const view = await quoteView(
      c,
      { ...editor, draft: result.state, mayEdit: false },
      { now, fields: draft?.fields ?? editor.fields },
    );
    const blocking = view.checks.find(({ tone }) => tone === 'error');
    return c.json({ version, saved: deskTime(now, now), blocking: blocking?.text ?? '' });
  }
  if (sent.action.name === 'review') return backTo(c, editor, '/review');
  const open = sent.open > 0 && sent.action.name === 'save' ? `?line=${sent.open}#line-${sent.open}` : '';
  return backTo(c, editor, queryAfter(sent.action) || open);
};

/** Reads a text that a person typed: with line breaks, without other invisible characters. */
const typedText = (form: FormData, name: string, longest: number): string =>
  cutText(
    (textIn(form, name) ?? '').replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, ' '),
    longest,
  ).trim();

/**
 * `/desk/quotes/{number}`: one quote. Reading needs `read`, every change `quotes`. A discount above the limit needs
 * `discounts`, which the checks before sending enforce.
 */
export const quoteEditor = newQuoteRoutes(defineDeskRoutes('/quotes'))
  .get('/:number', { staff: 'read', parameters: ['line'] }, (c) => show(c))
  .get('/:number/review', { staff: 'quotes' }, (c) => show(c, { isReview: true }))
  .post('/:number/draft', { staff: 'quotes', body: DRAFT_BODY }, save)
  .post('/:number/start', { staff: 'quotes' }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    if (editor.mode === 'locked') requireEditable(editor);
    const { drafts } = await c.var.services.editedQuotes();
    await drafts.save(editor.desk.id, c.var.staff.name, ({ draft }) =>
      draft === null
        ? { fields: editor.fields, followUp: editor.desk.work.followUpOn, base: editor.quote.answeredAt }
        : { refusal: null },
    );
    return backTo(c, editor);
  })
  .post('/:number/discard', { staff: 'quotes' }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const version = Number(textIn(await readForm(c), 'version') ?? '');
    const { drafts } = await c.var.services.editedQuotes();
    if (!(await drafts.discard(editor.desk.id, Number.isSafeInteger(version) ? version : -1))) {
      return show(c, { message: danger('The draft changed meanwhile, so it was not discarded.'), status: 409 });
    }
    return backTo(c, editor);
  })
  .post('/:number/send', { staff: 'quotes' }, async (c) => {
    const form = await readForm(c);
    const refused = await finished(c, sendQuote(c, form));
    if (refused !== null) return page(c, refused.view, { message: danger(refused.message), status: 422 });
    return redirectTo(c, sitePath(`/desk/quotes/${c.req.param('number')}`), 303);
  })
  .post('/:number/withdraw', { staff: 'quotes', body: TEXT_BODY }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const reason = typedText(await readForm(c), 'reason', LONGEST_NOTE);
    if (reason === '')
      return show(c, { message: danger('Say why the quote is withdrawn: the customer reads it.'), status: 422 });
    if (nextState(editor.state, 'withdrawn') === null) {
      return show(c, { message: danger('This quote can no longer be withdrawn.'), status: 422 });
    }
    const written = await finished(
      c,
      c.var.services.writeReply(editor.desk.submissionKey, { status: 'withdrawn', answer: reason }),
    );
    if (written.kind !== 'written') {
      const why = written.kind === 'refused' ? written.reason : 'The backend does not respond. Try again in a minute.';
      return show(c, { message: danger(`Nothing was withdrawn. ${why}`), status: 422 });
    }
    await c.var.services.quoteRound();
    await recordAudit(c, { action: 'quote-withdrawn', subject: editor.quote.number, after: { reason } });
    return backTo(c, editor);
  })
  .post('/:number/notes', { staff: 'quotes', body: TEXT_BODY }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const form = await readForm(c);
    const words = typedText(form, 'note', LONGEST_NOTE);
    if (words === '') return show(c, { message: danger('Write a note before you add it.'), status: 422 });
    const line = Number(textIn(form, 'line') ?? '');
    const note = { words, line: Number.isSafeInteger(line) && line > 0 ? line : null, who: c.var.staff.name };
    const { notes } = await c.var.services.editedQuotes();
    const { audit } = c.var.services.staff;
    await audit.batch([
      notes.statement(editor.desk.id, note),
      audit.statement(actorOf(c), { action: 'quote-noted', subject: editor.quote.number, after: { note: words } }),
    ]);
    return backTo(c, editor, '#notes');
  })
  .post('/:number/messages', { staff: 'quotes', body: TEXT_BODY }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const form = await readForm(c);
    const words = typedText(form, 'message', LONGEST_MESSAGE);
    if (words === '') return show(c, { message: danger('Write a message before you send it.'), status: 422 });
    const message = { key: cutText(textIn(form, 'key') ?? '', 100), words };
    const outcome = await finished(c, c.var.services.sendStaffMessage(editor.desk.id, message, actorOf(c)));
    if (outcome !== 'done')
      return show(c, { message: danger('The quote changed meanwhile. Read it, then send again.'), status: 409 });
    waitUntilOf(c)(c.var.services.sendQuoteMails());
    return backTo(c, editor, '#messages');
  })
  .post('/:number/presence', { staff: 'read' }, async (c) => {
    const desk = await c.var.services.editedQuotes();
    const id = await desk.idOf(c.req.param('number'));
    if (id === null) throw new AppError('not-found');
    const [others, { version, by }] = await Promise.all([
      desk.presence.report(id, c.var.staff.id),
      desk.drafts.read(id),
    ]);
    return c.json({ others, version, by });
  })
  .get('/:number/quote.pdf', { staff: 'read' }, async (c) => {
    const { quote } = await loadEditor(c, Date.now());
    const { quoteFile } = await import('../../../quotes/quote-file.ts');
    const file = await quoteFile(quote, c.var.services.settings, {
      waitUntil: waitUntilOf(c),
      onLarge: async () => undefined,
    });
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quote.number}.pdf"`,
    });
  })
  .get('/:number/files/:event/:file', { staff: 'read' }, async (c) => {
    const desk = await c.var.services.editedQuotes();
    const id = await desk.idOf(c.req.param('number'));
    const [event, file] = [c.req.param('event'), c.req.param('file')].map((text) =>
      /^\d{1,4}$/.test(text) ? Number(text) : -1,
    );
    const stored =
      id === null || event === undefined || file === undefined || event < 0 || file < 0
        ? null
        : await desk.file(id, event, file);
    if (stored === null) throw new AppError('not-found');
    return sendUpload(c, stored);
  });
