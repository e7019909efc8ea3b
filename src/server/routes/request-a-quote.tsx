import { Hono } from 'hono';
import { findPart } from '../../domain/catalog/parts.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../wait-until.ts';
import { RequestAQuotePage } from './request-a-quote.page.tsx';

const MOST_DIGITS = 9;

/** `/request-a-quote?part=&quantity=`: a request by e-mail for one part, for the cart, or for anything else. */
export const requestAQuote = new Hono<AppBindings>().get('/', async (c) => {
  const { services } = c.var;
  const name = (c.req.query('part') ?? '').slice(0, 80);
  const digits = (c.req.query('quantity') ?? '').replace(/\D/g, '').slice(0, MOST_DIGITS);
  const catalog = name === '' ? null : await services.catalog.get(waitUntilOf(c));
  const part = catalog === null ? null : findPart(catalog, name);
  c.header('Cache-Control', 'private, no-cache');
  return c.render(<RequestAQuotePage settings={services.settings} part={part} asked={name} quantity={digits} />, {
    head: {
      title: 'Request a quote',
      description:
        'Send the lines of your quote cart, a part number or a drawing, and we answer with price and ship date.',
      canonical: '/request-a-quote',
      preload: ['quote-request'],
    },
  });
});
