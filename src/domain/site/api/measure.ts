import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { ENTRY_ID } from '../content/entry-id.ts';
import type { Endpoint } from './endpoint.ts';

const id = v.pipe(v.string(), v.regex(ENTRY_ID));
/** Position within a box, as shares of its width and height: 0 to 1 inside. */
const share = v.pipe(v.number(), v.minValue(-100), v.maxValue(100));
const offset = v.strictObject({ x: share, y: share });

const click = v.strictObject({
  type: v.literal('click'),
  /** Whether this is the first click of this visit to the page. */
  unique: v.boolean(),
  /** Position within the clicked element. */
  targetOffset: offset,
  /** The enclosing block, the position within it, and its index among the blocks with its ID. */
  targetBuilderElement: v.exactOptional(id),
  builderTargetOffset: v.exactOptional(offset),
  builderElementIndex: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
});

/** A form that was submitted to another site. */
const conversion = v.strictObject({ type: v.literal('conversion') });

const event = v.variant('type', [click, conversion]);

/** Maximum events of one message. */
const MAX_EVENTS = 20;

export const measureEndpoint = {
  method: 'POST',
  path: '/api/measure',
  takes: 'json',
  request: v.strictObject({
    contentId: id,
    events: v.pipe(v.array(event), v.minLength(1), v.maxLength(MAX_EVENTS)),
  }),
  response: v.null(),
} as const satisfies Endpoint;

/** An event on a page by a visitor who allowed measuring. */
export type MeasuredEvent = Value<typeof event>;
export type MeasuredClick = Value<typeof click>;
