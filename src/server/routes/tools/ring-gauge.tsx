import { RING_GAUGE_PATH } from '../../../domain/size-finder/gauge-path.ts';
import { defineRoutes } from '../../http/routes.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

const RULES = { policy: sharedPage(anyOf(['series', 'paper']), []), sitemap: true } as const;

/** `/tools/ring-gauge?series=&paper=`: rings of a part of a chart at true size, to print. */
export const ringGauge = defineRoutes(RING_GAUGE_PATH).get('/', RULES, async (c) => {
  const { series = '', paper } = c.req.query();
  const [{ gaugeSheet }, { RingGaugePage }] = await Promise.all([
    import('../../../domain/size-finder/ring-gauge.ts'),
    import('./ring-gauge.page.tsx'),
  ]);
  const sheet = gaugeSheet(series, paper === 'letter' ? 'letter' : 'a4');
  return c.render(<RingGaugePage sheet={sheet} />, {
    head: {
      sheets: ['measuring'],
      title: 'Printable O-ring gauge: rings at true size',
      description:
        'Rings of AS568, JIS and metric sizes drawn at true size on A4 or Letter, with a bar that shows whether the printer keeps the scale.',
      canonical: RING_GAUGE_PATH,
    },
  });
});
