import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';

/** `/cart`: the quote cart lives in the visitor's browser; the server sends its frame. */
export const cart = new Hono<AppBindings>().get('/', async (c) => {
  const { CartPage } = await import('./cart.page.tsx');
  return c.render(<CartPage salesEmail={c.var.services.settings.salesEmail} />, {
    head: {
      title: 'Quote cart',
      description: 'Parts chosen for a quote, with price, ship time and notes per line.',
      canonical: '/cart',
      preload: ['cart'],
      noindex: true,
    },
  });
});
