import { findPart } from '../../../domain/catalog/rows/parts.ts';
import { comparedLabels } from '../../../domain/compare/compared-compounds.ts';
import { COMPARE_PATH } from '../../../domain/reference/store-links.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest, REVALIDATE } from '../../shared/policies.ts';

const RULES = { policy: perRequest(REVALIDATE), parameters: ['compounds'] };

/** `/compare?compounds=FK7502,NB7001-214`: compounds, and parts with their prices, side by side at an address that can be shared. */
export const compare = defineRoutes(COMPARE_PATH).get('/', RULES, async (c) => {
  const [{ sheetOf }, { ComparePage }] = await Promise.all([
    import('../datasheets/datasheets.load.ts'),
    import('./compare.page.tsx'),
  ]);
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const { labels, dropped } = comparedLabels(c.req.queries('compounds') ?? []);
  const found = labels.map((name) => {
    const part = findPart(catalog, name);
    return { name, part, sheet: sheetOf(catalog, part?.compoundRecord.label ?? name) };
  });
  const compared = found.flatMap(({ part, sheet }) =>
    sheet ? [{ name: part?.name ?? sheet.label, part, sheet }] : [],
  );
  const unknown = found.filter(({ sheet }) => sheet === null).map(({ name }) => name);
  const props = { compared, unknown, dropped, preferences: c.var.preferences, origin: new URL(c.req.url).origin };
  return c.render(<ComparePage {...props} />, {
    head: {
      title: ['Compare compounds', compared.map(({ name }) => name).join(', ')].filter(Boolean).join(': '),
      description:
        'Sealing compounds side by side: material, hardness, temperature, compliance and fluids, differences marked.',
      canonical: COMPARE_PATH,
      noindex: true,
    },
  });
});
