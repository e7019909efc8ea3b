import * as v from 'valibot';
import { LONGEST_EMAIL } from '../../domain/kit/forms/form-field.ts';
import { parsedOrNull, readable } from '../../domain/kit/schema/tolerant.ts';
import { REMEMBERED_QUOTES_KEY } from '../../domain/site/storage-keys.ts';

/** Older requests are forgotten. */
const MAX_REMEMBERED = 20;

const quote = v.object({
  number: v.pipe(v.string(), v.regex(/^Q-\d{4}-\d{6,12}$/)),
  /** Path of the quote's page, which is secret. */
  href: v.pipe(v.string(), v.regex(/^\/quotes\/[0-9a-f]{32}$/)),
});

const text = v.pipe(v.string(), v.maxLength(LONGEST_EMAIL));

const remembered = v.object({
  /** Newest first. */
  quotes: v.fallback(readable(quote), []),
  /** Contact details of the newest request, by form field. */
  contact: v.fallback(v.record(v.string(), text), {}),
});

export type RememberedQuote = v.InferOutput<typeof quote>;
export type RememberedContact = Readonly<Record<string, string>>;

interface Remembered {
  readonly quotes: readonly RememberedQuote[];
  readonly contact: RememberedContact;
}

const NOTHING: Remembered = { quotes: [], contact: {} };

const read = (): Remembered => {
  try {
    return parsedOrNull(remembered, JSON.parse(localStorage.getItem(REMEMBERED_QUOTES_KEY) ?? 'null')) ?? NOTHING;
  } catch {
    return NOTHING;
  }
};

const write = (next: Remembered): void => {
  try {
    if (next.quotes.length === 0) localStorage.removeItem(REMEMBERED_QUOTES_KEY);
    else localStorage.setItem(REMEMBERED_QUOTES_KEY, JSON.stringify(next));
  } catch {
    // The device stores nothing, so nothing is remembered.
  }
};

/** Returns the quote requests that the visitor wants to find again on this device, newest first. */
export const rememberedQuotes = (): readonly RememberedQuote[] => read().quotes;

/** Returns the contact details of the newest remembered request, by form field. */
export const rememberedContact = (): RememberedContact => read().contact;

/** Remembers a request and its contact details. An invalid request is ignored. */
export const rememberQuote = (request: RememberedQuote, contact: RememberedContact): void => {
  if (parsedOrNull(quote, request) === null) return;
  const others = rememberedQuotes().filter(({ href }) => href !== request.href);
  write({ quotes: [request, ...others].slice(0, MAX_REMEMBERED), contact });
};

/** Forgets a request. With the last one, the contact details are forgotten too. */
export const forgetQuote = (href: string): void => {
  const { quotes, contact } = read();
  write({ quotes: quotes.filter((one) => one.href !== href), contact });
};
