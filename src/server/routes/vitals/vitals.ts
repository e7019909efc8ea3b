import * as v from 'valibot';
import { vitalsEndpoint } from '../../../domain/site/api/vitals.ts';
import { hasConsent } from '../../content/ab-cookies.ts';
import { badBody, readJsonObject } from '../../http/json-body.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';

const ASKED = 'send page, device, connection and metrics.';

/**
 * `POST /api/vitals`: the speed of a page for a visitor with consent to measuring. Without consent nothing is stored.
 */
export const vitals = defineRoutes().post(vitalsEndpoint.path, { body: 2 * KB, limit: 'VITALS_LIMIT' }, async (c) => {
  const parsed = v.safeParse(vitalsEndpoint.request, await readJsonObject(c, ASKED));
  if (!parsed.success) throw badBody(`The body is not of this form: ${ASKED}`);
  if (hasConsent(c)) {
    const written = c.var.services.vitals.write(parsed.output);
    waitUntilOf(c)(written.catch((cause) => logFailure('The speed of a page could not be stored.', cause)));
  }
  return c.body(null, 204);
});
