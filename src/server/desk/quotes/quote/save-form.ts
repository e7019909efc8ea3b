import { draftFiles } from '../../../../domain/order/quotes/desk/draft-files.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { finished, waitUntilOf } from '../../../http/wait-until.ts';
import { KB } from '../../../routing/route-rules.ts';
import { recordAudit } from '../../../staff/record-audit.ts';
import { deskTime } from '../../desk-time.ts';
import { type DeskContext, type Editor, loadEditor } from './load-editor.ts';
import { quoteView } from './quote-view.ts';
import { type SentDraft, saveDraft, sentDraft } from './save-draft.ts';
import { backTo, danger, requireEditable, showQuote, showView } from './show-quote.ts';

/** Body of the form of a draft with 1,000 lines. */
export const DRAFT_BODY = 1024 * KB;

/** Sets a new request in review once somebody works on it; the next save tries again if the backend does not respond. */
export const noteInReview = (c: DeskContext, { quote, desk }: Editor): void => {
  if (quote.state !== 'received') return;
  const { services } = c.var;
  const work = async (): Promise<void> => {
    const written = await services.writeReply(desk.submissionKey, { status: 'in_work' });
    if (written.kind === 'written') await services.quoteRound();
  };
  waitUntilOf(c)(work().catch(() => undefined));
};

const wantsJson = (c: DeskContext): boolean => c.req.header('Accept') === 'application/json';

/** Where the page of a saved draft continues: the section or the line of the button. */
const queryAfter = (action: SentDraft['action']): string => {
  if (action.name.startsWith('file-')) return '#files';
  if (action.name === 'open') return `?line=${action.line}#line-${action.line}`;
  return action.line > 0 ? `#line-${action.line}` : '';
};

/** Records that a file was removed from the draft. */
const recordRemoval = async (c: DeskContext, { quote, fields }: Editor, { action }: SentDraft): Promise<void> => {
  if (action.name !== 'file-remove') return;
  const removed = draftFiles(fields).find(({ position }) => position === action.line);
  if (removed === undefined) return;
  const { label, url } = removed;
  await recordAudit(c, { action: 'quote-file-removed', subject: quote.number, before: { label, url } });
};

/** `POST …/draft`: saves the form of the draft, and does what its button says. */
export const saveForm = async (c: DeskContext): Promise<Response> => {
  const now = Date.now();
  const editor = await loadEditor(c, now);
  requireEditable(editor);
  const form = await readForm(c);
  const sent = sentDraft(form);
  const result = await finished(c, saveDraft(c, editor, sent));
  if ('refusal' in result) {
    const { conflicts, fields, state } = result.refusal;
    if (wantsJson(c)) return c.json({ conflicts: conflicts.length }, 409);
    const view = await quoteView(c, { ...editor, draft: state }, { now, fields, conflicts, open: sent.open });
    return showView(c, view, { status: 409 });
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
  await recordRemoval(c, editor, sent);
  // Without JavaScript, only the button “Upload files” sends the content of chosen files; all others send their names.
  if ((textIn(form, 'files') ?? '') !== '') {
    const text = 'The draft is saved, but the chosen files are not. Choose them again, then press “Upload files”.';
    return showQuote(c, { message: danger(text), status: 422 });
  }
  if (sent.action.name === 'review') return backTo(c, editor, '/review');
  const open = sent.open > 0 && sent.action.name === 'save' ? `?line=${sent.open}#line-${sent.open}` : '';
  return backTo(c, editor, queryAfter(sent.action) || open);
};
