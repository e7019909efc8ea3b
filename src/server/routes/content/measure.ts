import * as v from 'valibot';
import { measureEndpoint } from '../../../domain/site/api/measure.ts';
import { trackMeasured } from '../../content/ab-visit.ts';
import { badBody, readJsonObject } from '../../http/json-body.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';

const RULES = { body: 8 * KB, limit: 'MEASURE_LIMIT' } as const;

const ASKED = 'send contentId and events.';

/** `POST /api/measure`: where a visitor with consent clicked on a hosted page. Without consent nothing is forwarded. */
export const measure = defineRoutes().post(measureEndpoint.path, RULES, async (c) => {
  const parsed = v.safeParse(measureEndpoint.request, await readJsonObject(c, ASKED));
  if (!parsed.success) throw badBody(`The body is not of this form: ${ASKED}`);
  const { contentId, events } = parsed.output;
  const tracked = trackMeasured(c, contentId, events);
  if (tracked) waitUntilOf(c)(tracked);
  return c.body(null, 204);
});
