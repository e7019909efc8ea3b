import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builderTracking, type TestEvent } from '../../../src/server/content/ab-tracking.ts';
import { FAKE_HOST, FAKE_KEY, type Fault, fakeBuilder } from '../../support/fake-builder.ts';
import { jumpingClock } from '../../support/jumping-clock.ts';

const event: TestEvent = {
  type: 'impression',
  contentId: 'entry1',
  variationId: 'armB',
  sessionId: 'abc',
  url: 'https://site.test/a',
};
const tracking = builderTracking({ apiKey: FAKE_KEY, host: FAKE_HOST });

beforeEach(jumpingClock);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('events have the shape that the service’s own script sends; the default has no variation', async () => {
  const fake = fakeBuilder();
  await tracking.send([event, { ...event, type: 'conversion', variationId: 'entry1' }]);
  expect(fake.asked).toHaveLength(1);
  expect(fake.asked[0]?.url.href).toBe(`${FAKE_HOST}/api/v1/track`);
  const data = {
    contentId: 'entry1',
    ownerId: FAKE_KEY,
    sessionId: 'abc',
    visitorId: 'abc',
    userAttributes: {},
    metadata: { url: 'https://site.test/a' },
  };
  expect(JSON.parse(fake.asked[0]?.body ?? '')).toEqual({
    events: [
      { type: 'impression', data: { ...data, variationId: 'armB' } },
      { type: 'conversion', data },
    ],
  });
});

test('nothing to tell is not told', async () => {
  const fake = fakeBuilder();
  await tracking.send([]);
  expect(fake.asked).toEqual([]);
});

test.each<Fault>(['away', 'slow', 'status 500', 'never'])(
  'a service at fault (%s) loses events and nothing else',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBuilder().fault = fault;
    await expect(tracking.send([event])).resolves.toBeUndefined();
  },
);
