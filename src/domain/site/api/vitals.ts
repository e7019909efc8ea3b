import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { PAGE_TYPES } from '../vitals/page-types.ts';
import { CONNECTIONS, DEVICES, NAVIGATIONS, VITAL_NAMES, VITALS, VITALS_PATH } from '../vitals/vital.ts';
import type { Endpoint } from './endpoint.ts';

const metrics = v.variant(
  'name',
  VITAL_NAMES.map((name) =>
    v.strictObject({
      name: v.literal(name),
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(VITALS[name].most)),
      navigation: v.picklist(NAVIGATIONS),
    }),
  ),
);

/** Contains nothing that identifies the visitor or the page: every string is one of a fixed list. */
export const vitalsEndpoint = {
  method: 'POST',
  path: VITALS_PATH,
  takes: 'json',
  request: v.strictObject({
    page: v.picklist(PAGE_TYPES),
    device: v.picklist(DEVICES),
    connection: v.picklist(CONNECTIONS),
    metrics: v.pipe(
      v.array(metrics),
      v.minLength(1),
      v.maxLength(VITAL_NAMES.length),
      v.check((list) => new Set(list.map(({ name }) => name)).size === list.length, 'a metric occurs once'),
    ),
  }),
  response: v.null(),
} as const satisfies Endpoint;

/** Performance of one page view. */
export type MeasuredView = Value<typeof vitalsEndpoint.request>;
