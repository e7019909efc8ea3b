import { AppError } from '../../../http/app-error.ts';
import { assets } from '../../../http/assets.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { randomId } from '../../../security/random-id.ts';
import { renderDesk } from '../../render-desk.tsx';
import { type DeskContext, type Editor, loadEditor } from './load-editor.ts';
import type { PageMessage } from './quote.page.tsx';
import { type QuoteView, quoteView } from './quote-view.ts';
import { previewOf } from './send/preview.ts';

/** Returns the redirect to the page of a quote. @param query with `#` and the ID of a section */
export const backTo = (c: DeskContext, { quote }: Pick<Editor, 'quote'>, query = ''): Response =>
  redirectTo(c, sitePath(`/desk/quotes/${quote.number}`, query), 303);

interface PageOptions {
  readonly message?: PageMessage | null;
  /** Whether the dialog that sends the quote is open. */
  readonly isReview?: boolean;
  readonly status?: 403 | 409 | 413 | 422 | 429 | 503;
}

/** Renders the page of a quote. */
export const showView = async (c: DeskContext, view: QuoteView, options: PageOptions = {}): Promise<Response> => {
  const { message = null, isReview = false, status } = options;
  if (status !== undefined) c.status(status);
  const { settings } = c.var.services;
  const review = isReview ? await previewOf(view, settings) : null;
  const props = { view, message, review, staff: c.var.staff, formKey: randomId(), salesEmail: settings.salesEmail };
  return renderDesk(c, () => import('./quote.page.tsx'), props, assets.desk.quote);
};

/** Loads the quote of the URL and renders its page. */
export const showQuote = async (c: DeskContext, options: PageOptions = {}): Promise<Response> => {
  const now = Date.now();
  const editor = await loadEditor(c, now);
  const line = Number(c.req.query('line') ?? '');
  const open = Number.isSafeInteger(line) && line > 0 ? line : 0;
  return showView(c, await quoteView(c, editor, { now, open }), options);
};

/** Returns the message of a rejected form. */
export const danger = (text: string): PageMessage => ({ tone: 'danger', text });

/** Throws if the quote's draft cannot be edited now. */
export const requireEditable = ({ mode, quote }: Editor): void => {
  if (mode === 'edit') return;
  const message =
    mode === 'sent'
      ? `${quote.number} was sent. Start a new revision to change it.`
      : `${quote.number} can no longer be changed. Agree on changes with the customer.`;
  throw new AppError('bad-input', { message });
};
