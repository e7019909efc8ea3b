import { Hono } from 'hono';
import { comparedLabels } from '../../../domain/compare/compared-compounds.ts';
import { COMPARE_PATH } from '../../../domain/site/store-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { sheetOf } from '../datasheets/datasheets.load.ts';
import { ComparePage } from './compare.page.tsx';

/** `/compare?compounds=FK7502,NB7001`: compounds side by side, at an address that can be shared. */
export const compare = new Hono<AppBindings>().get('/', async (c) => {
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const { labels, dropped } = comparedLabels(c.req.queries('compounds') ?? []);
  const found = labels.map((label) => ({ label, sheet: sheetOf(catalog, label) }));
  const sheets = found.flatMap(({ sheet }) => sheet ?? []);
  const unknown = found.filter(({ sheet }) => sheet === null).map(({ label }) => label);
  c.header('Cache-Control', 'private, no-cache');
  return c.render(<ComparePage sheets={sheets} unknown={unknown} dropped={dropped} preferences={c.var.preferences} />, {
    head: {
      title: ['Compare compounds', sheets.map(({ labelDisplay }) => labelDisplay).join(', ')]
        .filter(Boolean)
        .join(': '),
      description:
        'Sealing compounds side by side: material, hardness, temperature, compliance and fluids, differences marked.',
      canonical: COMPARE_PATH,
      noindex: true,
    },
  });
});
