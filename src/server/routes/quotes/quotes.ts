import { Hono } from 'hono';
import { isRecord, type JsonRecord } from '../../../domain/cart/read-json.ts';
import { partById } from '../../../domain/catalog/rows/parts.ts';
import type { Problem } from '../../../domain/errors.ts';
import { KEY_FIELD } from '../../../domain/forms/control-fields.ts';
import { fieldsOf } from '../../../domain/forms/form-field.ts';
import { type TypedTexts, validateForm } from '../../../domain/forms/validate-form.ts';
import { parseQuoteContact, parseSentLines } from '../../../domain/quotes/parse-quote.ts';
import { type QuoteAccepted, quoteHref } from '../../../domain/quotes/quote.ts';
import { quoteForm } from '../../../domain/quotes/quote-form.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { userIfKnown } from '../../auth/bearer.ts';
import { AppError } from '../../http/app-error.ts';
import { problemJson } from '../../http/problem.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { priceLines } from '../../quotes/price-lines.ts';
import { digestOf } from '../../security/digest.ts';
import { randomId } from '../../security/random-id.ts';
import { clientOf } from '../../security/request-limit.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';

const LONGEST_KEY = 100;
const UNITS = { length: 'mm', temperature: 'C' } as const;

/** The contact's texts, and a problem for each that is something else. */
const contactTexts = (value: unknown): { readonly texts: TypedTexts; readonly problems: readonly Problem[] } => {
  const contact = isRecord(value) ? value : {};
  const names = fieldsOf(quoteForm).map(({ name }) => name);
  const wrong = names.filter((name) => !['string', 'undefined'].includes(typeof (contact[name] ?? undefined)));
  const texts = names.flatMap((name) => (typeof contact[name] === 'string' ? [[name, contact[name]] as const] : []));
  return {
    texts: Object.fromEntries(texts),
    problems: wrong.map((parameter) => ({ parameter, message: 'Send this as text' })),
  };
};

const jsonOf = (text: string): JsonRecord => {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // What is not JSON is no object either.
  }
  if (isRecord(body)) return body;
  const message = 'The body is no JSON object: send contact and items of the cart.';
  throw new AppError('bad-input', { problems: [{ parameter: 'body', message }] });
};

const readBody = (body: JsonRecord) => {
  const { texts, problems: wrong } = contactTexts(body.contact);
  const contact = validateForm(quoteForm, texts, UNITS);
  const lines = parseSentLines(body.items);
  const missing = contact.ok ? [] : contact.problems.filter((one) => !wrong.some((w) => w.parameter === one.parameter));
  const problems = [...wrong, ...missing, ...(lines.ok ? [] : lines.problems)];
  const key = typeof body[KEY_FIELD] === 'string' && body[KEY_FIELD] !== '' ? body[KEY_FIELD] : randomId();
  if (problems.length > 0 || !contact.ok || !lines.ok) return { ok: false as const, problems };
  return { ok: true as const, contact: parseQuoteContact(contact.values), items: lines.value, key };
};

/** `POST /api/quotes` with `{contact, items, _key}`: prices the lines, stores the request, answers with its page. */
export const quotesApi = new Hono<AppBindings>().post('/', async (c) => {
  requireSameOrigin(c);
  if (!(c.req.header('Content-Type') ?? '').includes('application/json')) throw new AppError('unsupported-type');
  const { services } = c.var;
  if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
  const read = readBody(jsonOf(await c.req.text()));
  if (!read.ok) return problemJson(c, 422, 'Some fields need another look.', read.problems);

  const { contact, items, key } = read;
  const submissionKey = await digestOf(JSON.stringify([cutText(key, LONGEST_KEY), contact, items]));
  const earlier = await services.quotes.placeOf(submissionKey);
  if (earlier !== null) return c.json(acceptedAt(earlier));
  const catalog = await services.catalog.get(waitUntilOf(c));
  const pricing = { partOf: (id: number) => partById(catalog, id), pricing: services.pricing, now: Date.now };
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
  });
  return c.json(acceptedAt(place));
});

const acceptedAt = ({ number, publicId }: { number: string; publicId: string }): QuoteAccepted => ({
  ok: true,
  number,
  url: quoteHref(publicId),
});
