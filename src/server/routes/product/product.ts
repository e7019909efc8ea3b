import { fileNameOf } from '../../../domain/engineering/part-files/file-kinds.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { unreadPricing } from '../../../domain/shop/pricing/pricing-data.ts';
import { LONGEST_QUANTITY } from '../../../domain/shop/pricing/quantity.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { renderPage } from '../../render/page.tsx';
import { settleSoon } from '../../resilience/settle-soon.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { REVALIDATE, sharedFile, sharedPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { DRAWING_POLICY } from '../../security/content-policy.ts';
import { redirectToPath } from './redirect-to-path.ts';
import { pageWithoutCompound } from './without-compound.ts';

const DRAWING = {
  policy: sharedFile({ parameters: anyOf(['unit']), view: ['measurement'], browser: REVALIDATE }),
};

/** `/product/{lowercased part name}`: the part first, its prices and comparisons as soon as the backend responds. */
export const product = defineRoutes('/product')
  .get('/:name', { policy: sharedPage(anyOf(['quantity']), ['catalog']), markdown: true }, async (c) => {
    const name = c.req.param('name');
    const { services, preferences } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const part = findPart(catalog, name);
    if (part === null) return pageWithoutCompound(c, name);
    const canonical = partHref(part.name);
    if (name !== part.name.toLowerCase()) return redirectToPath(c, canonical);

    const { loadComparisons, loadProduct } = await import('./product.load.ts');
    const quantity = cutText(c.req.query('quantity') ?? '', LONGEST_QUANTITY);
    const reading = services.pricing
      .read(part.id)
      .catch(() => unreadPricing(part, services.catalog.state()?.publishedAt ?? null));
    const comparing = loadComparisons(services.backend, part);
    // The URL of the form without JavaScript: its result must be in place.
    if (quantity !== '') await reading;
    const [pricing, comparisons] = await Promise.all([settleSoon(reading), settleSoon(comparing)]);
    c.header('X-Catalog-Version', catalog.version);
    return renderPage(c, () => import('./product.page.tsx'), {
      ...loadProduct(catalog, part, preferences.measurement),
      pricing,
      comparisons,
      preferences,
      quantity,
      settings: services.settings,
    });
  })
  .get('/:name/drawing.svg', DRAWING, async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const part = findPart(catalog, c.req.param('name'));
    if (part === null) return c.notFound();
    const { services, preferences } = c.var;
    const requested = c.req.query('unit');
    const unit = requested === 'mm' || requested === 'in' ? requested : preferences.measurement;
    const [{ loadProduct }, { renderPartDrawing }] = await Promise.all([
      import('./product.load.ts'),
      import('./product.drawing.tsx'),
    ]);
    return c.body(renderPartDrawing(loadProduct(catalog, part, unit), unit, services.settings.brandName), 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': DRAWING_POLICY,
      'Content-Disposition': `inline; filename="${fileNameOf(part.name, 'svg')}"`,
    });
  });
