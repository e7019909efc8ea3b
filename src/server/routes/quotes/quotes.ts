import * as v from 'valibot';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { sentTexts, validateSent } from '../../../domain/kit/forms/sent-texts.ts';
import type { JsonObject } from '../../../domain/kit/schema/json-object.ts';
import { parseSentLines, parseSentTexts } from '../../../domain/order/quotes/parse-quote.ts';
import { contactOf } from '../../../domain/order/quotes/quote-contact.ts';
import { quoteForm } from '../../../domain/order/quotes/quote-form.ts';
import { quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { quotesEndpoint } from '../../../domain/site/api/quotes.ts';
import { formRefused, wrongFields } from '../../forms/form-response.ts';
import { AppError } from '../../http/app-error.ts';
import { readJsonObject } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { randomId } from '../../security/random-id.ts';
import { clientOf } from '../../security/request-limit.ts';

/** 1,000 lines with notes, and 500 lines of text. */
const RULES = { body: 1024 * KB };

const WRONG_CONFIRMED = {
  parameter: 'confirmed',
  message: 'Send the confirmed line totals in cents by line ID, or null for a line without a price.',
};

const readBody = (body: JsonObject) => {
  const parsed = v.safeParse(quotesEndpoint.request, body);
  // Every other field has a default or its own problems.
  if (!parsed.success) return { ok: false as const, problems: [WRONG_CONFIRMED] };
  const sent = parsed.output;
  const contact = validateSent(quoteForm, sentTexts(sent.contact, v.string()), NO_UNITS);
  const texts = parseSentTexts(sent.texts);
  const lines = parseSentLines(sent.items, texts.ok && texts.value.length > 0);
  const problems = [contact, lines, texts].flatMap((one) => (one.ok ? [] : one.problems));
  if (!contact.ok || !lines.ok || !texts.ok) return { ok: false as const, problems };
  const key = sent[KEY_FIELD] || randomId();
  const { confirmed } = sent;
  return {
    ok: true as const,
    contact: contactOf(contact.values),
    items: lines.value,
    texts: texts.value,
    key,
    confirmed,
  };
};

/**
 * `POST /api/quotes` with `{contact, items, texts, _key, confirmed}`: prices the lines, stores the request, and returns the URL of
 * its page.
 */
export const quotesApi = defineRoutes().post(quotesEndpoint.path, RULES, async (c) => {
  const body = await readJsonObject(c, 'send contact and items of the cart.');
  const { services } = c.var;
  if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
  const read = readBody(body);
  if (!read.ok) return formRefused(c, wrongFields(read.problems), () => Promise.resolve(null));

  // Loaded on demand: few isolates receive a quote request.
  const { placeQuote } = await import('../../quotes/place-quote.ts');
  const { number, publicId, moves } = await placeQuote(c, read);
  return respond(c, quotesEndpoint, { ok: true, number, url: quoteHref(publicId), moves });
});
