import { within } from '../resilience/within.ts';
import type { Space } from './hosted-api.ts';

/** Something a visitor did who allowed measuring. */
export interface TestEvent {
  readonly type: 'impression' | 'conversion';
  readonly contentId: string;
  /** Equal to the content's id: its default. */
  readonly variationId: string;
  readonly sessionId: string;
  /** Address of the page. */
  readonly url: string;
}

/** Tells the builder space what visitors did. */
export interface Tracking {
  /** Never throws: what cannot be told is lost. */
  send(events: readonly TestEvent[]): Promise<void>;
}

const HOSTED = 'https://cdn.builder.io';
const TIMEOUT_MS = 2000;

/** As the service's own script tells it; the visit stands for the visitor, whom nothing else identifies. */
const eventJson = (apiKey: string, { type, contentId, variationId, sessionId, url }: TestEvent) => ({
  type,
  data: {
    contentId,
    ...(variationId !== contentId && { variationId }),
    ownerId: apiKey,
    sessionId,
    visitorId: sessionId,
    userAttributes: {},
    metadata: { url },
  },
});

export const builderTracking = ({ apiKey, host }: Space): Tracking => ({
  async send(events) {
    if (events.length === 0) return;
    try {
      const answer = await within(
        TIMEOUT_MS,
        fetch(`${host || HOSTED}/api/v1/track`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ events: events.map((event) => eventJson(apiKey, event)) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await answer.body?.cancel();
      if (!answer.ok) console.warn(`The builder space took no events: status ${answer.status}.`);
    } catch (cause) {
      console.warn('The builder space could not be told of events.', cause);
    }
  },
});
