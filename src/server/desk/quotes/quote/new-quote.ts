import { fieldsOf, NO_UNITS } from '../../../../domain/kit/forms/form-field.ts';
import { validateSent } from '../../../../domain/kit/forms/sent-texts.ts';
import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { type DraftFields, fieldIn, lineField } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { initialFields } from '../../../../domain/order/quotes/desk/initial-fields.ts';
import { parseSentTexts } from '../../../../domain/order/quotes/parse-quote.ts';
import type { QuoteRequest } from '../../../../domain/order/quotes/quote.ts';
import { contactOf } from '../../../../domain/order/quotes/quote-contact.ts';
import { quoteForm } from '../../../../domain/order/quotes/quote-form.ts';
import { shownQuote } from '../../../../domain/order/quotes/shown-line.ts';
import { partById } from '../../../../domain/shop/catalog/rows/parts.ts';
import { readForm, textIn } from '../../../http/read-form.ts';
import { redirectTo, sitePath } from '../../../http/redirect.ts';
import { finished, waitUntilOf } from '../../../http/wait-until.ts';
import { readTypedList, requestOf } from '../../../lists/typed-list.ts';
import { priceLines } from '../../../quotes/price-lines.ts';
import { type DeskRules, KB } from '../../../routing/route-rules.ts';
import type { Routes } from '../../../routing/routes.ts';
import { digestOf } from '../../../security/digest.ts';
import { randomId } from '../../../security/random-id.ts';
import { recordAudit } from '../../../staff/record-audit.ts';
import { renderDesk } from '../../render-desk.tsx';
import { type DeskContext, startFields } from './load-editor.ts';
import type { NewQuoteForm } from './new-quote.page.tsx';

const LONGEST_LIST = 60_000;
const LONGEST_KEY = 100;

/** Returns the lines of a quote as a list that people can edit. */
const listOf = (quote: QuoteRequest): string => {
  const { lines, texts } = shownQuote({ ...quote, acceptance: null, state: 'answered' });
  return [
    ...lines.map(({ item }) => `${item.productName}, ${item.quantity}`),
    ...texts.map(({ text, part, description, offer }) =>
      offer === null || part === '' ? text || `${description} × ${offer?.quantity ?? 1}` : `${part}, ${offer.quantity}`,
    ),
  ].join('\n');
};

const source = async (c: DeskContext, number: string): Promise<QuoteRequest | null> =>
  number === '' ? null : ((await (await c.var.services.editedQuotes()).find(number))?.quote ?? null);

const page = (c: DeskContext, form: NewQuoteForm): Promise<Response> => {
  if (form.problems.length > 0) c.status(422);
  return renderDesk(c, () => import('./new-quote.page.tsx'), { form });
};

/** Returns the fields of the draft with the prices of the copied quote, for lines of the same part and quantity. */
const withCopiedPrices = (fields: DraftFields, quote: QuoteRequest, copied: QuoteRequest): DraftFields => {
  const old = initialFields(copied);
  const { lines } = shownQuote({ ...copied, acceptance: null, state: 'answered' });
  const changes: Record<string, string> = {};
  quote.lines.forEach(({ offered }, at) => {
    const same = lines.find(
      ({ item }) => item.productName === offered.productName && item.quantity === offered.quantity,
    );
    const price = same === undefined ? '' : fieldIn(old, lineField(same.position, 'price'));
    if (price !== '') changes[lineField(at + 1, 'price')] = price;
  });
  return { ...fields, ...changes };
};

/** Stores a quote that staff made. Returns its number. */
const store = async (
  c: DeskContext,
  {
    contact,
    list,
    key,
  }: { readonly contact: ReturnType<typeof contactOf>; readonly list: string; readonly key: string },
): Promise<string> => {
  const { services } = c.var;
  const catalog = await services.catalog.get(waitUntilOf(c));
  const read = await readTypedList(catalog, list, 'mm', { part: () => '', quantity: () => '' });
  const { items, texts } = requestOf(read);
  const parsed = parseSentTexts(texts);
  const pricing = { partOf: (id: number) => partById(catalog, id), pricing: services.prices, now: Date.now };
  const lines = (await priceLines(items, pricing)).map((line) => ({ ...line, sent: line.offered }));
  const { number } = await services.quotes.insert({
    publicId: randomId(),
    submissionKey: await digestOf(JSON.stringify(['quote of staff', key, contact, list])),
    requestedAt: new Date().toISOString(),
    userId: null,
    isMadeByStaff: true,
    contact,
    lines,
    texts: parsed.ok ? parsed.value : [],
  });
  return number;
};

/** Starts the draft of a new quote, so that the inbox shows it in review. */
const startDraft = async (c: DeskContext, number: string, copied: QuoteRequest | null): Promise<void> => {
  const desk = await c.var.services.editedQuotes();
  const found = await desk.find(number);
  if (found === null) return;
  const fields = startFields(found.quote, Date.now());
  await desk.drafts.save(found.id, c.var.staff.name, ({ draft }) =>
    draft === null
      ? {
          fields: copied === null ? fields : withCopiedPrices(fields, found.quote, copied),
          followUp: null,
          base: null,
        }
      : { refusal: null },
  );
  const written = await c.var.services.writeReply(found.submissionKey, { status: 'in_work' });
  if (written.kind === 'written') await c.var.services.quoteRound();
};

const create = async (c: DeskContext): Promise<Response> => {
  const form = await readForm(c);
  const texts = Object.fromEntries(fieldsOf(quoteForm).map(({ name }) => [name, textIn(form, name) ?? '']));
  const list = cutText(textIn(form, 'list') ?? '', LONGEST_LIST);
  const from = textIn(form, 'from') ?? '';
  const key = cutText(textIn(form, 'key') ?? '', LONGEST_KEY) || randomId();
  const contact = validateSent(quoteForm, { texts, wrongTypes: [] }, NO_UNITS);
  const problems = [
    ...(contact.ok ? [] : contact.problems),
    ...(list.trim() === '' ? [{ parameter: 'list', message: 'Paste or type at least one line' }] : []),
  ];
  if (!contact.ok || problems.length > 0) return page(c, { texts, list, from, key, problems });
  const copied = await source(c, from);
  const number = await finished(c, store(c, { contact: contactOf(contact.values), list, key }));
  await recordAudit(c, {
    action: 'quote-made',
    subject: number,
    after: { by: c.var.staff.name, ...(copied !== null && { from: copied.number }) },
  });
  await finished(c, startDraft(c, number, copied));
  return redirectTo(c, sitePath(`/desk/quotes/${number}`), 303);
};

/** Adds the routes of quotes that staff make: from a pasted list, or from an earlier quote. */
export const newQuoteRoutes = (routes: Routes<DeskRules>): Routes<DeskRules> =>
  routes
    .get('/new', { staff: 'quotes', parameters: ['from'] }, async (c) => {
      const copied = await source(c, c.req.query('from') ?? '');
      return page(c, {
        texts: copied === null ? {} : { ...copied.contact, message: '' },
        list: copied === null ? '' : listOf(copied),
        from: copied?.number ?? '',
        key: randomId(),
        problems: [],
      });
    })
    .post('/new', { staff: 'quotes', body: 128 * KB }, create);
