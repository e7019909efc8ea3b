import { ADVISOR_PATH } from '../../../domain/advisor/advisor-path.ts';
import { defineRoutes } from '../../http/routes.ts';
import { advisorParameters } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

const RULES = { policy: sharedPage(advisorParameters, ['catalog']), sitemap: true } as const;

/** `/tools/material-advisor?media=acetone&low=-20&high=80`: the advisor, complete in HTML. */
export const materialAdvisor = defineRoutes(ADVISOR_PATH).get('/', RULES, async (c) => {
  const [{ loadAdvisor }, { MaterialAdvisorPage }] = await Promise.all([
    import('./material-advisor.load.ts'),
    import('./material-advisor.page.tsx'),
  ]);
  const { props, hasParts, names } = await loadAdvisor(c);
  return c.render(<MaterialAdvisorPage advisor={props} hasParts={hasParts} />, {
    head: {
      sheets: ['advice'],
      title: ['Material advisor', names.join(', ')].filter(Boolean).join(': '),
      description:
        'Seal materials for a medium, a temperature and a movement: every material that is sold weighed with reasons, sources that differ, and parts in stock.',
      canonical: ADVISOR_PATH,
      preload: ['material-advisor'],
    },
  });
});
