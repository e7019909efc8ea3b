import type { MeasuredClick } from '../../domain/site/api/measure.ts';
import type { Visitor } from '../../domain/site/content/visitor.ts';
import { logWarning } from '../observe/log-event.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { SeenContent } from './ab-cookies.ts';
import { SDK, type Space } from './hosted-api.ts';

/** A visit of somebody who allowed measuring. */
export interface Visit {
  readonly sessionId: string;
  readonly visitorId: string;
  /** Address of the page. */
  readonly url: string;
  readonly userAttributes: Visitor;
}

/** Something a visitor did who allowed measuring. */
export type TrackedEvent = Visit &
  SeenContent &
  ({ readonly type: 'impression' | 'conversion' } | { readonly type: 'click'; readonly click: MeasuredClick });

/** Tells the builder space what visitors did. */
export interface Tracking {
  /** Never throws: what cannot be told is lost. */
  send(events: readonly TrackedEvent[]): Promise<void>;
}

const HOSTED = 'https://cdn.builder.io';
const TIMEOUT_MS = 2000;

/** As the service's own script tells where on a page a click was. */
const clickJson = ({ type: _type, unique, targetBuilderElement, ...metadata }: MeasuredClick) => ({
  data: { unique, ...(targetBuilderElement !== undefined && { targetBuilderElement }) },
  metadata,
});

/** As the service's own script tells it. */
const eventJson = (apiKey: string, event: TrackedEvent) => {
  const { type, contentId, variationId, sessionId, visitorId, url, userAttributes } = event;
  const { locale, ...attributes } = userAttributes;
  const click = event.type === 'click' ? clickJson(event.click) : undefined;
  return {
    type,
    data: {
      contentId,
      ...(variationId !== contentId && { variationId }),
      ...click?.data,
      ownerId: apiKey,
      sessionId,
      visitorId,
      userAttributes: { ...attributes, ...(locale !== '' && { locale }) },
      metadata: { sdkVersion: SDK.version, url, ...click?.metadata },
    },
  };
};

const HEADERS = {
  'Content-Type': 'application/json',
  'X-Builder-SDK': SDK.name,
  'X-Builder-SDK-GEN': '1',
  'X-Builder-SDK-Version': SDK.version,
};

export const builderTracking = ({ apiKey, host }: Space): Tracking => ({
  async send(events) {
    if (events.length === 0) return;
    try {
      const answer = await withTimeLimit(
        TIMEOUT_MS,
        fetch(`${host || HOSTED}/api/v1/track`, {
          method: 'POST',
          headers: HEADERS,
          body: JSON.stringify({ events: events.map((event) => eventJson(apiKey, event)) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await answer.body?.cancel();
      if (!answer.ok) logWarning('tracking failed', `The builder space took no events: status ${answer.status}.`);
    } catch (cause) {
      logWarning('tracking failed', 'The builder space could not be told of events.', cause);
    }
  },
});
