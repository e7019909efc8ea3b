import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { missingQuote } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.tsx';

/** `/quotes/{id}`: whoever has the address may read the request; nobody else finds it. */
export const quote = new Hono<AppBindings>().get('/:id', async (c) => {
  const { services } = c.var;
  const id = c.req.param('id');
  const found = /^[0-9a-f]{32}$/.test(id) ? await services.quotes.read(id) : null;
  if (found === null) return pageNotFound(c, { missing: missingQuote(), nearest: [] });
  const address = services.settings.siteUrl + c.req.path;
  const { QuotePage } = await import('./quote.page.tsx');
  return c.render(<QuotePage quote={found} address={address} settings={services.settings} />, {
    head: {
      title: `Quote request ${found.number}`,
      description: 'The lines of a quote request with price and ship time, as requested.',
      noindex: true,
    },
  });
});
