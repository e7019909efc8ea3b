import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { CartPage } from './cart.page.tsx';

/** `/cart`: the quote cart lives in the visitor's browser; the server sends its frame. */
export const cart = new Hono<AppBindings>().get('/', (c) => {
  c.header('Cache-Control', 'private, no-cache');
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
