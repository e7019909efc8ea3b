import type { Context } from 'hono';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { fieldsOf, NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { validateSent } from '../../../domain/kit/forms/sent-texts.ts';
import { parseSentLines, parseSentTexts } from '../../../domain/order/quotes/parse-quote.ts';
import { contactOf } from '../../../domain/order/quotes/quote-contact.ts';
import { quoteForm } from '../../../domain/order/quotes/quote-form.ts';
import { quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { INVALID_QUANTITY } from '../../../domain/shop/pricing/pricing-rules.ts';
import { quantityProblem } from '../../../domain/shop/pricing/quantity.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { formRefused, wrongFields } from '../../forms/form-response.ts';
import { AppError } from '../../http/app-error.ts';
import { textIn } from '../../http/read-form.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { requestOf, type TypedList } from '../../lists/typed-list.ts';
import { placeQuote } from '../../quotes/place-quote.ts';
import { randomId } from '../../security/random-id.ts';
import { clientOf } from '../../security/request-limit.ts';
import type { SentContact } from './read-list.page.tsx';

/** Sends a list that was read without JavaScript as a quote request, and redirects to the page of the quote. */
export const sendList = async (
  c: Context<AppBindings>,
  list: TypedList,
  form: FormData,
  page: (sent: SentContact) => Promise<Response> | Response,
): Promise<Response> => {
  if (!(await c.var.services.mayPost(clientOf(c)))) throw new AppError('too-many');
  const key = textIn(form, KEY_FIELD) || randomId();
  const typed = Object.fromEntries(fieldsOf(quoteForm).map(({ name }) => [name, textIn(form, name) ?? '']));
  const contact = validateSent(quoteForm, { texts: typed, wrongTypes: [] }, NO_UNITS);
  const wanted = requestOf(list);
  const texts = parseSentTexts(wanted.texts);
  const items = parseSentLines(wanted.items, texts.ok && texts.value.length > 0);
  const quantities = [...list.unreadable].map(([line, quantity]) => ({
    parameter: `items.${line}`,
    message: `Line ${line}: ${quantityProblem(quantity) ?? INVALID_QUANTITY}.`,
  }));
  const problems = [...[contact, items, texts].flatMap((one) => (one.ok ? [] : one.problems)), ...quantities];
  if (!contact.ok || !items.ok || !texts.ok || quantities.length > 0)
    return formRefused(c, wrongFields(problems), () => page({ texts: typed, problems, key }));
  const { publicId } = await placeQuote(c, {
    contact: contactOf(contact.values),
    items: wanted.items,
    texts: texts.value,
    key,
    isUnpriced: true,
  });
  return redirectTo(c, sitePath(quoteHref(publicId)), 303);
};
