import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../../domain/site/api/v1/glands.ts';
import { respond } from '../../../http/respond.ts';
import { KB } from '../../../routing/route-rules.ts';
import { defineRoutes } from '../../../routing/routes.ts';
import { FOR_PROGRAMS } from '../../api/api-rules.ts';
import { checked } from '../../api/validation.ts';

const RULES = { ...FOR_PROGRAMS, body: 64 * KB } as const;

/** The gland tools in the API: check a ring in a gland, design a gland, list rings for a gland. */
export const glandsApi = defineRoutes()
  .post(glandCheckEndpoint.path, RULES, checked(glandCheckEndpoint), async (c) => {
    const { checkResponse: checkedAnswer } = await import('./gland-responses.ts');
    return respond(c, glandCheckEndpoint, checkedAnswer(c.req.valid('json')));
  })
  .post(glandDesignEndpoint.path, RULES, checked(glandDesignEndpoint), async (c) => {
    const { designResponse: designedAnswer } = await import('./gland-responses.ts');
    return respond(c, glandDesignEndpoint, designedAnswer(c.req.valid('json')));
  })
  .post(glandRingsEndpoint.path, RULES, checked(glandRingsEndpoint), async (c) => {
    const { ringsResponse: ringsAnswer } = await import('./gland-responses.ts');
    return respond(c, glandRingsEndpoint, ringsAnswer(c.req.valid('json')));
  });
