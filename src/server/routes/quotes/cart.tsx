import type { Context } from 'hono';
import { askedParts } from '../../../domain/lists/asked-parts.ts';
import { CART_PATH } from '../../../domain/reference/store-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest, REVALIDATE } from '../../shared/policies.ts';

const RULES = { policy: perRequest(REVALIDATE), parameters: ['add'] };

/** What `?add=FK7502-214:100,…` asks for; null where it asks for nothing. Reading it changes nothing. */
const askedBy = async (c: Context<AppBindings>) => {
  const asked = askedParts(c.req.query('add') ?? '');
  if (asked.length === 0) return null;
  const [catalog, { askedLines }] = await Promise.all([
    c.var.services.catalog.get(waitUntilOf(c)),
    import('../../lists/asked-lines.ts'),
  ]);
  return askedLines(catalog, asked, c.var.preferences.measurement);
};

/** `/cart`: the quote cart lives in the visitor's browser; the server sends its frame. */
export const cart = defineRoutes(CART_PATH).get('/', RULES, async (c) => {
  const asked = await askedBy(c);
  const { CartPage } = await import('./cart.page.tsx');
  return c.render(<CartPage salesEmail={c.var.services.settings.salesEmail} asked={asked} />, {
    head: {
      sheets: ['cart'],
      title: 'Quote cart',
      description: 'Parts chosen for a quote, with price, ship time and notes per line.',
      canonical: '/cart',
      preload: ['cart'],
      noindex: true,
    },
  });
});
