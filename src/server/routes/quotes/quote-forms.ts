import type { Context } from 'hono';
import { checkAttachments } from '../../../domain/kit/forms/attachment.ts';
import { ANSWER_FIELD, KEY_FIELD, LINE_FIELD, TOTAL_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { hasHiddenCharacter, hiddenCharacterProblem } from '../../../domain/kit/text/hidden-characters.ts';
import { tidyLines } from '../../../domain/kit/text/tidy-lines.ts';
import { parseSelection } from '../../../domain/order/quotes/acceptance.ts';
import { parseChoices } from '../../../domain/order/quotes/line-choices.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { LONGEST_MESSAGE, LONGEST_ORDER_NUMBER } from '../../../domain/order/quotes/quote-limits.ts';
import { quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { nextState, stateAt } from '../../../domain/order/quotes/quote-state.ts';
import { shownQuote } from '../../../domain/order/quotes/shown-line.ts';
import type { AppBindings } from '../../app-bindings.ts';
import {
  formRefused,
  RETRY_AFTER_S,
  type Refusal,
  respondToForm,
  storageRefusal,
  WRONG_FIELDS,
  wrongFields,
} from '../../forms/form-response.ts';
import { readFiles } from '../../forms/read-files.ts';
import { readSubmission } from '../../forms/read-submission.ts';
import { type CheckedFile, type StoredFile, uploadCost } from '../../forms/uploads.ts';
import { AppError } from '../../http/app-error.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { finished, waitUntilOf } from '../../http/wait-until.ts';
import type { ReturnedForm } from '../../quotes/page/actions.tsx';
import type { MessageOutcome, QuoteActionOutcome } from '../../quotes/quote-actions.ts';
import { clientOf } from '../../security/request-limit.ts';
import { recordBytes } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';

type QuoteContext = Context<AppBindings>;
type PageAgain = (returned: ReturnedForm) => Promise<Response>;

const LONGEST_KEY = 100;

const CHANGED = 'The quote has changed meanwhile. Look at it as it is now, then try again.';
const MESSAGES: Readonly<Record<Exclude<QuoteActionOutcome, 'done'>, string>> = {
  'not-now': CHANGED,
  'other-answer': 'The answer changed since you opened this page. Look at it and accept again.',
  'no-such-quote': CHANGED,
  'too-many': 'There are many messages about this quote already. Write to us by email.',
};

const outcomeRefusal = (outcome: Exclude<QuoteActionOutcome, 'done'>): Refusal => ({
  status: 422,
  message: MESSAGES[outcome],
  problems: [],
});

const requireMayPost = async (c: QuoteContext): Promise<void> => {
  if (!(await c.var.services.mayPost(clientOf(c)))) throw new AppError('too-many', { retryAfterS: RETRY_AFTER_S });
};

/** Starts sending the pending mail and redirects to the page. */
const redirectToQuote = (c: QuoteContext, { publicId }: QuoteRequest): Response => {
  const href = quoteHref(publicId);
  waitUntilOf(c)(c.var.services.sendQuoteMails());
  return respondToForm(c, href, { ok: true, redirect: href });
};

/** Returns the submitted line numbers. */
const selectedIn = (form: FormData): readonly string[] =>
  form.getAll(LINE_FIELD).filter((value) => typeof value === 'string');

/**
 * `POST …/accept` with `_answer`, the version of the reply on the page, a `line` for each accepted line, and
 * `order_number`: requests an order. With `_total`, shows the page with the total of these lines instead.
 */
export const acceptQuote = async (c: QuoteContext, quote: QuoteRequest, page: PageAgain): Promise<Response> => {
  await requireMayPost(c);
  const form = await readForm(c);
  const orderNumber = (textIn(form, 'order_number') ?? '').trim();
  const answeredAt = textIn(form, ANSWER_FIELD) ?? '';
  const sent = selectedIn(form);
  const isLatest = answeredAt === quote.answeredAt;
  const chosen = parseChoices(isLatest ? (quote.answer?.lines ?? []) : [], (name) => textIn(form, name) ?? '');
  const choices = chosen.ok ? chosen.value : [];
  const returned = {
    form: 'accept',
    text: cutText(orderNumber, LONGEST_ORDER_NUMBER),
    selected: sent,
    choices,
  } as const;
  const refuse = (refusal: Refusal) => formRefused(c, refusal, () => page({ ...returned, refusal }));
  if (textIn(form, TOTAL_FIELD) !== undefined) return page({ ...returned, refusal: null });
  if (orderNumber.length > LONGEST_ORDER_NUMBER) {
    const message = `Enter an order number of at most ${LONGEST_ORDER_NUMBER} characters`;
    return refuse(wrongFields([{ parameter: 'order_number', message }]));
  }
  if (hasHiddenCharacter(orderNumber)) {
    return refuse(wrongFields([{ parameter: 'order_number', message: hiddenCharacterProblem('Your order number') }]));
  }
  // Lines of an earlier reply are not checked against this one, because the form is rejected anyway.
  const selection = isLatest ? parseSelection(shownQuote(quote), sent) : null;
  const problems = [chosen, selection].flatMap((one) => (one?.ok === false ? one.problems : []));
  const [problem] = problems;
  if (problem !== undefined) return refuse({ status: 422, message: problem.message || WRONG_FIELDS, problems });
  const lines = selection?.ok === true ? selection.value : [];
  const ofLines = choices.filter(({ line }) => lines.includes(line));
  const acceptance = { answeredAt, lines, ...(ofLines.length > 0 && { choices: ofLines }) };
  const outcome = await c.var.services.quoteDesk.accept(quote.publicId, acceptance, orderNumber);
  return outcome === 'done' ? redirectToQuote(c, quote) : refuse(outcomeRefusal(outcome));
};

/**
 * Stores a message with its files. Files are stored for a new message only, and removed if the message is not stored.
 */
const storeMessage = async (
  c: QuoteContext,
  { publicId }: QuoteRequest,
  { key, words, files }: { readonly key: string; readonly words: string; readonly files: readonly CheckedFile[] },
): Promise<MessageOutcome> => {
  const { uploads, quoteDesk, storage } = c.var.services;
  const sent = { key, words, digests: files.map(({ digest }) => digest) };
  const { isStored, ownerId } = await quoteDesk.look(publicId, sent);
  if (isStored) return 'was-stored';
  return storage.spend(
    storerOf(c, ownerId),
    [{ kind: 'quote-message', bytes: recordBytes(sent) }, uploadCost(files)],
    async () => {
      const stored: readonly StoredFile[] = files.length === 0 ? [] : await uploads.store(files);
      const outcome = await quoteDesk.ask(publicId, { ...sent, files: stored }).catch(async (error) => {
        await uploads.remove(stored).catch(() => undefined);
        throw error;
      });
      if (outcome !== 'done') await uploads.remove(stored);
      return outcome;
    },
    (outcome) => outcome === 'done',
  );
};

/** `POST …/messages` with `message` and `files`: sends a message. For an expired quote it requests new prices. */
export const askAgain = async (c: QuoteContext, quote: QuoteRequest, page: PageAgain): Promise<Response> => {
  await requireMayPost(c);
  const { texts, files } = await readSubmission(c);
  const words = tidyLines(texts.message ?? '');
  const refuse = (refusal: Refusal) =>
    formRefused(c, refusal, () => page({ form: 'message', text: cutText(words, LONGEST_MESSAGE), refusal }));
  const wrong = (parameter: string, message: string) => refuse(wrongFields([{ parameter, message }]));

  if (words === '') return wrong('message', 'Write what you would like to know or change');
  if (words.length > LONGEST_MESSAGE) return wrong('message', `Write at most ${LONGEST_MESSAGE} characters`);
  const aboutFiles = checkAttachments(files);
  if (aboutFiles !== null) return wrong('files', aboutFiles);
  const state = stateAt(quote.state, quote.validUntil, Date.now());
  if (nextState(state, 'message') === null) return refuse(outcomeRefusal('not-now'));

  const checked = await readFiles(files);
  if (!Array.isArray(checked)) return refuse(wrongFields([checked]));
  const key = cutText(texts[KEY_FIELD] ?? '', LONGEST_KEY);
  // An interrupted request would leave files without their message.
  const stored = finished(c, storeMessage(c, quote, { key, words, files: checked }));
  const outcome = await stored.catch((error: unknown) => storageRefusal(error) ?? Promise.reject(error));
  if (outcome === 'done' || outcome === 'was-stored') return redirectToQuote(c, quote);
  return refuse(typeof outcome === 'string' ? outcomeRefusal(outcome) : outcome);
};
