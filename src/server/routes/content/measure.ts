import { Hono } from 'hono';
import * as v from 'valibot';
import { measureEndpoint } from '../../../domain/api/measure.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { trackMeasured } from '../../content/ab-visit.ts';
import { badBody, readJsonObject } from '../../http/json-body.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';

const ASKED = 'send contentId and events.';

/** `POST /api/measure`: where on a hosted page somebody clicked who allowed measuring. Without consent nothing is told. */
export const measure = new Hono<AppBindings>().post('/', limited('MEASURE_LIMIT'), async (c) => {
  requireSameOrigin(c);
  const parsed = v.safeParse(measureEndpoint.request, await readJsonObject(c, ASKED));
  if (!parsed.success) throw badBody(`The body is not of this form: ${ASKED}`);
  const { contentId, events } = parsed.output;
  const told = trackMeasured(c, contentId, events);
  if (told) waitUntilOf(c)(told);
  return c.body(null, 204);
});
