import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { LONGEST_MESSAGE } from '../../../../domain/order/quotes/quote-limits.ts';
import { quoteHref } from '../../../../domain/order/quotes/quote-links.ts';
import { nextState } from '../../../../domain/order/quotes/quote-state.ts';
import { AppError } from '../../../http/app-error.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { finished, waitUntilOf } from '../../../http/wait-until.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { actorOf, recordAudit } from '../../../staff/record-audit.ts';
import { renderDesk } from '../../render-desk.tsx';
import { quoteFileRoutes } from './files/quote-file-routes.ts';
import { loadEditor } from './load-editor.ts';
import { newQuoteRoutes } from './new-quote.ts';
import { quoteView } from './quote-view.ts';
import { DRAFT_BODY, saveForm } from './save-form.ts';
import { sentQuote } from './send/preview.ts';
import { sendQuote } from './send/send-quote.ts';
import { backTo, danger, requireEditable, showQuote, showView } from './show-quote.ts';

const TEXT_BODY = 24 * KB;
const LONGEST_NOTE = 2000;

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
export const quoteEditor = quoteFileRoutes(newQuoteRoutes(defineDeskRoutes('/quotes')))
  .get('/:number', { staff: 'read', parameters: ['line'] }, (c) => showQuote(c))
  .get('/:number/review', { staff: 'quotes' }, (c) => showQuote(c, { isReview: true }))
  .post('/:number/draft', { staff: 'quotes', body: DRAFT_BODY }, saveForm)
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
      return showQuote(c, { message: danger('The draft changed meanwhile, so it was not discarded.'), status: 409 });
    }
    return backTo(c, editor);
  })
  .post('/:number/send', { staff: 'quotes' }, async (c) => {
    const form = await readForm(c);
    const refused = await finished(c, sendQuote(c, form));
    if (refused !== null) return showView(c, refused.view, { message: danger(refused.message), status: 422 });
    return redirectTo(c, sitePath(`/desk/quotes/${c.req.param('number')}`), 303);
  })
  .post('/:number/withdraw', { staff: 'quotes', body: TEXT_BODY }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const reason = typedText(await readForm(c), 'reason', LONGEST_NOTE);
    if (reason === '')
      return showQuote(c, { message: danger('Say why the quote is withdrawn: the customer reads it.'), status: 422 });
    if (nextState(editor.state, 'withdrawn') === null) {
      return showQuote(c, { message: danger('This quote can no longer be withdrawn.'), status: 422 });
    }
    const written = await finished(
      c,
      c.var.services.writeReply(editor.desk.submissionKey, { status: 'withdrawn', answer: reason }),
    );
    if (written.kind !== 'written') {
      const why = written.kind === 'refused' ? written.reason : 'The backend does not respond. Try again in a minute.';
      return showQuote(c, { message: danger(`Nothing was withdrawn. ${why}`), status: 422 });
    }
    await c.var.services.quoteRound();
    await recordAudit(c, { action: 'quote-withdrawn', subject: editor.quote.number, after: { reason } });
    return backTo(c, editor);
  })
  .post('/:number/notes', { staff: 'quotes', body: TEXT_BODY }, async (c) => {
    const editor = await loadEditor(c, Date.now());
    const form = await readForm(c);
    const words = typedText(form, 'note', LONGEST_NOTE);
    if (words === '') return showQuote(c, { message: danger('Write a note before you add it.'), status: 422 });
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
    if (words === '') return showQuote(c, { message: danger('Write a message before you send it.'), status: 422 });
    const message = { key: cutText(textIn(form, 'key') ?? '', 100), words };
    const outcome = await finished(c, c.var.services.sendStaffMessage(editor.desk.id, message, actorOf(c)));
    if (outcome !== 'done')
      return showQuote(c, { message: danger('The quote changed meanwhile. Read it, then send again.'), status: 409 });
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
  .get('/:number/preview', { staff: 'read' }, async (c) => {
    const now = Date.now();
    const editor = await loadEditor(c, now);
    const view = await quoteView(c, editor, { now });
    if (view.mode !== 'edit') return backTo(c, editor, '');
    const { settings } = c.var.services;
    return renderDesk(c, () => import('./send/page-preview.page.tsx'), {
      revision: view.revision + 1,
      page: {
        quote: sentQuote(view),
        state: 'answered',
        address: settings.siteUrl + quoteHref(view.quote.publicId),
        settings,
        formKey: '',
        returned: null,
        earlier: null,
        files: editor.desk.files,
      },
    });
  })
  // The PDF as sending the draft creates it; without a draft to send, the PDF that was sent.
  .get('/:number/quote.pdf', { staff: 'read' }, async (c) => {
    const now = Date.now();
    const view = await quoteView(c, await loadEditor(c, now), { now });
    const isDraft = view.mode === 'edit';
    const { quoteFile } = await import('../../../quotes/quote-file.ts');
    const file = await quoteFile(isDraft ? sentQuote(view) : view.quote, c.var.services.settings, {
      waitUntil: waitUntilOf(c),
      onLarge: async () => undefined,
    });
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${view.quote.number}${isDraft ? `-R${view.revision + 1}-draft` : ''}.pdf"`,
    });
  });
