import { Hono } from 'hono';
import * as v from 'valibot';
import { type QuoteAccepted, quotesEndpoint } from '../../../domain/api/quotes.ts';
import { partById } from '../../../domain/catalog/rows/parts.ts';
import { KEY_FIELD } from '../../../domain/forms/control-fields.ts';
import { sentTexts, validateSent } from '../../../domain/forms/sent-texts.ts';
import { parseQuoteContact, parseSentLines, parseSentTexts } from '../../../domain/quotes/parse-quote.ts';
import { quoteForm } from '../../../domain/quotes/quote-form.ts';
import { quoteHref } from '../../../domain/quotes/quote-links.ts';
import type { JsonObject } from '../../../domain/schema/json-object.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { userIfKnown } from '../../auth/bearer.ts';
import { formRefused, wrongFields } from '../../forms/form-answer.ts';
import { answer } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { readJsonObject } from '../../http/json-body.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { priceLines } from '../../quotes/price-lines.ts';
import { digestOf } from '../../security/digest.ts';
import { randomId } from '../../security/random-id.ts';
import { clientOf } from '../../security/request-limit.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';

const LONGEST_KEY = 100;
const UNITS = { length: 'mm', temperature: 'C' } as const;

const readBody = (body: JsonObject) => {
  const sent = v.parse(quotesEndpoint.request, body);
  const contact = validateSent(quoteForm, sentTexts(sent.contact, v.string()), UNITS);
  const texts = parseSentTexts(sent.texts);
  const lines = parseSentLines(sent.items, texts.ok && texts.value.length > 0);
  const problems = [contact, lines, texts].flatMap((one) => (one.ok ? [] : one.problems));
  if (!contact.ok || !lines.ok || !texts.ok) return { ok: false as const, problems };
  const key = sent[KEY_FIELD] || randomId();
  return { ok: true as const, contact: parseQuoteContact(contact.values), items: lines.value, texts: texts.value, key };
};

/** `POST /api/quotes` with `{contact, items, texts, _key}`: prices the lines, stores the request, answers with its page. */
export const quotesApi = new Hono<AppBindings>().post('/', async (c) => {
  requireSameOrigin(c);
  const body = await readJsonObject(c, 'send contact and items of the cart.');
  const { services } = c.var;
  if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
  const read = readBody(body);
  if (!read.ok) return formRefused(c, wrongFields(read.problems), () => Promise.resolve(null));

  const { contact, items, texts, key } = read;
  const submissionKey = await digestOf(JSON.stringify([cutText(key, LONGEST_KEY), contact, items, texts]));
  const earlier = await services.quotes.placeOf(submissionKey);
  if (earlier !== null) return answer(c, quotesEndpoint, acceptedAt(earlier));
  const catalog = await services.catalog.get(waitUntilOf(c));
  const pricing = { partOf: (id: number) => partById(catalog, id), pricing: services.prices, now: Date.now };
  // At once: while the backend is away each of the two waits for it.
  const [user, lines] = await Promise.all([userIfKnown(c), priceLines(items, pricing)]);
  const requestedAt = new Date().toISOString();
  const place = await services.quotes.insert({
    publicId: randomId(),
    submissionKey,
    requestedAt,
    userId: user?.id ?? null,
    contact,
    lines,
    texts,
  });
  waitUntilOf(c)(services.sendQuoteMails());
  return answer(c, quotesEndpoint, acceptedAt(place));
});

const acceptedAt = ({ number, publicId }: { number: string; publicId: string }): QuoteAccepted => ({
  ok: true,
  number,
  url: quoteHref(publicId),
});
