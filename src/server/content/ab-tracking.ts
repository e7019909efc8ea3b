import type { MeasuredClick } from '../../domain/site/api/measure.ts';
import type { Visitor } from '../../domain/site/content/visitor.ts';
import { logWarning } from '../observe/log-event.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { SeenContent } from './ab-cookies.ts';
import { SDK, type Space } from './hosted-api.ts';

/** A visit with consent to measurement. */
export interface Visit {
  readonly sessionId: string;
  readonly visitorId: string;
  /** URL of the page. */
  readonly url: string;
  readonly userAttributes: Visitor;
}

/** An action of a visitor with consent to measurement. */
export type TrackedEvent = Visit &
  SeenContent &
  ({ readonly type: 'impression' | 'conversion' } | { readonly type: 'click'; readonly click: MeasuredClick });

/** Reports visitors' actions to the builder space. */
export interface Tracking {
  /** Never throws: events that cannot be delivered are lost. */
  send(events: readonly TrackedEvent[]): Promise<void>;
}

const HOSTED = 'https://cdn.builder.io';
const TIMEOUT_MS = 2000;

/** Describes the position of a click on a page in the format of the service's JavaScript. */
const clickJson = ({ type: _type, unique, targetBuilderElement, ...metadata }: MeasuredClick) => ({
  data: { unique, ...(targetBuilderElement !== undefined && { targetBuilderElement }) },
  metadata,
});

/** Describes an event in the format of the service's JavaScript. */
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
      const response = await withTimeLimit(
        TIMEOUT_MS,
        fetch(`${host || HOSTED}/api/v1/track`, {
          method: 'POST',
          headers: HEADERS,
          body: JSON.stringify({ events: events.map((event) => eventJson(apiKey, event)) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await response.body?.cancel();
      if (!response.ok) logWarning('tracking failed', `The builder space rejected events: status ${response.status}.`);
    } catch (cause) {
      logWarning('tracking failed', 'Events could not be sent to the builder space.', cause);
    }
  },
});
