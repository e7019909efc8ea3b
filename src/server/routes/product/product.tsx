import { fileNameOf } from '../../../domain/engineering/part-files/file-kinds.ts';
import { cutText, LONGEST_NUMBER } from '../../../domain/kit/text/bounded-text.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { unreadPricing } from '../../../domain/shop/pricing/pricing-data.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { renderPage } from '../../render/page.tsx';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { REVALIDATE, sharedFile, sharedPage } from '../../response-cache/cache-policy.ts';
import { renderPerVisitor } from '../../response-cache/index.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { DRAWING_POLICY } from '../../security/content-policy.ts';
import { toOwnAddress } from './to-own-address.ts';
import { pageWithoutCompound } from './without-compound.ts';

const DRAWING = {
  policy: sharedFile({ parameters: anyOf(['unit']), view: ['measurement'], browser: REVALIDATE }),
};

/** One more than the maximum length of a number, so that a longer one is still recognized as too long. */
const LONGEST_QUANTITY = LONGEST_NUMBER + 1;

/** `/product/{lowercased part name}`: renders the part immediately and streams its prices when the backend responds. */
export const product = defineRoutes('/product')
  .get('/:name', { policy: sharedPage(anyOf(['quantity']), ['catalog']) }, async (c) => {
    const name = c.req.param('name');
    const { services, preferences } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const part = findPart(catalog, name);
    if (part === null) return pageWithoutCompound(c, name);
    const canonical = partHref(part.name);
    if (name !== part.name.toLowerCase()) return toOwnAddress(c, canonical);

    const { loadComparisons, loadProduct, settleSoon } = await import('./product.load.ts');
    const quantity = cutText(c.req.query('quantity') ?? '', LONGEST_QUANTITY);
    const reading = services.pricing
      .read(part.id)
      .catch(() => unreadPricing(part, services.catalog.state()?.publishedAt ?? null));
    const [pricing, comparisons] = await Promise.all([
      quantity === '' ? settleSoon(reading) : reading.then((data) => ({ data })),
      loadComparisons(services.backend, part),
    ]);
    // Late prices are streamed, which only a page rendered per visitor can do.
    if (c.var.isShared && pricing === null) return renderPerVisitor();
    const data = loadProduct(catalog, part, preferences.measurement);
    c.header('X-Catalog-Version', catalog.version);
    const { PricingPanel } = await import('./product.pricing.tsx');
    return renderPage(c, () => import('./product.page.tsx'), {
      ...data,
      comparisons,
      preferences,
      quantity,
      settings: services.settings,
      streams: pricing === null,
      pricing: <PricingPanel product={data} settled={pricing} reading={reading} quantity={quantity} />,
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
