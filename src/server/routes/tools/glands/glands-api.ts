import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../../domain/site/api/glands.ts';
import { answer } from '../../../http/answer.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineRoutes } from '../../../routing/routes.ts';
import { FOR_PROGRAMS } from '../../api/api-rules.ts';
import { checked } from '../../api/validation.ts';

const RULES = { ...FOR_PROGRAMS, body: 64 * KB } as const;

/** The gland tools in the API: check a ring in a gland, design a gland, list rings for a gland. */
export const glandsApi = defineRoutes()
  .post(glandCheckEndpoint.path, RULES, checked(glandCheckEndpoint), async (c) => {
    const { checkedAnswer } = await import('./gland-answers.ts');
    return answer(c, glandCheckEndpoint, checkedAnswer(c.req.valid('json')));
  })
  .post(glandDesignEndpoint.path, RULES, checked(glandDesignEndpoint), async (c) => {
    const { designedAnswer } = await import('./gland-answers.ts');
    return answer(c, glandDesignEndpoint, designedAnswer(c.req.valid('json')));
  })
  .post(glandRingsEndpoint.path, RULES, checked(glandRingsEndpoint), async (c) => {
    const { ringsAnswer } = await import('./gland-answers.ts');
    return answer(c, glandRingsEndpoint, ringsAnswer(c.req.valid('json')));
  });
