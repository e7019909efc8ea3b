import type { QuoteRequest } from '../../../../../domain/order/quotes/quote.ts';
import type { MailContent } from '../../../../mail/mail-layout.tsx';
import { partDescriber } from '../../../../quotes/part-describer.ts';
import { quoteMail } from '../../../../quotes/quote-mail.ts';
import type { Settings } from '../../../../settings.ts';
import type { QuoteView } from '../quote-view.ts';

/** The email that sending a draft causes. */
export interface MailPreview {
  readonly from: string;
  readonly to: string;
  readonly content: MailContent;
}

/** Returns a quote as it will be once the draft is sent. */
export const sentQuote = ({ quote, answer, read, revision, now }: QuoteView): QuoteRequest => {
  const at = new Date(now).toISOString();
  const { answer: last, answeredAt, validUntil } = quote;
  const replaced =
    last === null || answeredAt === null
      ? undefined
      : { revision, answer: last, answeredAt, validUntil: validUntil ?? '', who: '' };
  return {
    ...quote,
    state: 'answered',
    answer,
    answeredAt: at,
    validUntil: read.validUntil,
    acceptance: null,
    events: [...quote.events, { kind: 'answered', actor: 'staff', at, words: read.words, files: [] }],
    replaced,
  };
};

/** Returns the email as the customer will get it. */
export const previewOf = async (
  view: QuoteView,
  settings: Pick<Settings, 'brandName' | 'siteUrl' | 'salesEmail'>,
): Promise<MailPreview> => ({
  from: `${settings.brandName} <${settings.salesEmail}>`,
  to: view.quote.contact.email,
  content: quoteMail('answered', sentQuote(view), {
    settings,
    words: view.read.words,
    describe: partDescriber(view.catalog),
  }),
});
