import { dayFromText, dayToText } from '../../../../../domain/order/plan/day.ts';
import { fieldIn } from '../../../../../domain/order/quotes/desk/draft-fields.ts';
import { readDraft, replyOf } from '../../../../../domain/order/quotes/desk/read-draft.ts';
import { formatCents } from '../../../../../domain/shop/pricing/money.ts';
import { textIn } from '../../../../http/read-form.ts';
import type { Sending } from '../../../../quotes/draft-store.ts';
import { digestOf } from '../../../../security/digest.ts';
import { actorOf } from '../../../../staff/record-audit.ts';
import { type DeskContext, loadEditor } from '../load-editor.ts';
import { answerOf, type QuoteView, quoteView } from '../quote-view.ts';
import { REMIND_DAYS } from './send-options.ts';

/** Why a reply was not sent. */
export interface NotSent {
  readonly message: string;
  readonly view: QuoteView;
}

const MESSAGES = {
  pending: 'The backend does not have this request yet. It gets it within a few minutes; then send the quote again.',
  away: 'The backend does not respond, so nothing was sent. The draft is saved: send it again in a minute.',
  changed: 'The draft changed while you reviewed it. Review it again, then send.',
} as const;

const remindOn = (validUntil: string | null): string | null => {
  const last = validUntil === null ? null : dayFromText(validUntil);
  return last === null ? null : dayToText(last - REMIND_DAYS);
};

/**
 * Sends the draft as the next revision: writes it into the backend's collection, reads it from there, and checks that it is
 * frozen. Returns `null`, or why it was not sent.
 */
export const sendQuote = async (c: DeskContext, form: FormData): Promise<NotSent | null> => {
  const { services, staff } = c.var;
  const now = Date.now();
  const editor = await loadEditor(c, now);
  const view = await quoteView(c, editor, { now });
  const refuse = (message: string): NotSent => ({ message, view });
  if (editor.draft.draft === null || textIn(form, 'version') !== String(editor.draft.version)) {
    return refuse(MESSAGES.changed);
  }
  const blocking = view.checks.find(({ tone }) => tone === 'error');
  if (blocking !== undefined) return refuse(blocking.text);

  const draft = readDraft(editor.quote, view.fields, view.prices);
  const content = JSON.stringify(answerOf(draft, editor.quote));
  const { staffId, who, network } = actorOf(c);
  const revision = editor.revision + 1;
  const sending: Sending = {
    digest: await digestOf(content),
    name: staff.name,
    staffId,
    who,
    network,
    subject: `${editor.quote.number} R${revision}`,
    after: JSON.stringify({
      to: editor.quote.contact.email,
      total: formatCents(view.shown.totals.subtotalCents),
      'valid until': fieldIn(view.fields, 'valid_until'),
    }),
    copies: textIn(form, 'copy') === '1',
    remindOn: textIn(form, 'remind') === '1' ? remindOn(draft.validUntil) : null,
  };
  const { drafts } = await services.editedQuotes();
  if (!(await drafts.markSending(editor.desk.id, editor.draft.version, sending))) return refuse(MESSAGES.changed);
  const written = await services.writeReply(editor.desk.submissionKey, {
    status: 'answered',
    ...replyOf(draft, editor.quote),
    valid_until: draft.validUntil,
  });
  if (written.kind === 'refused') return refuse(`The backend refused the reply: ${written.reason}`);
  if (written.kind !== 'written') return refuse(MESSAGES[written.kind]);
  await services.quoteRound();
  const after = await loadEditor(c, now);
  return after.revision >= revision ? null : refuse(MESSAGES.away);
};
