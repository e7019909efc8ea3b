import { Hono } from 'hono';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../domain/api/glands.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answer } from '../../http/answer.ts';
import { limited } from '../../security/rate-limits.ts';
import { checked } from '../api/validation.ts';

/** The gland tools for programs: a ring in a gland judged, a gland designed, the rings for a gland. */
export const glandsApi = new Hono<AppBindings>()
  .post(glandCheckEndpoint.path, limited('SEARCH_LIMIT'), checked(glandCheckEndpoint), async (c) => {
    const { checkedAnswer } = await import('./gland-answers.ts');
    return answer(c, glandCheckEndpoint, checkedAnswer(c.req.valid('json')));
  })
  .post(glandDesignEndpoint.path, limited('SEARCH_LIMIT'), checked(glandDesignEndpoint), async (c) => {
    const { designedAnswer } = await import('./gland-answers.ts');
    return answer(c, glandDesignEndpoint, designedAnswer(c.req.valid('json')));
  })
  .post(glandRingsEndpoint.path, limited('SEARCH_LIMIT'), checked(glandRingsEndpoint), async (c) => {
    const { ringsAnswer } = await import('./gland-answers.ts');
    return answer(c, glandRingsEndpoint, ringsAnswer(c.req.valid('json')));
  });
