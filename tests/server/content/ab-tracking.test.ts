import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builderTracking, type TrackedEvent } from '../../../src/server/content/ab-tracking.ts';
import { SDK } from '../../../src/server/content/hosted-api.ts';
import { CLICK } from '../../support/pages/tracked-click.ts';
import { FAKE_HOST, FAKE_KEY, type Fault, fakeBuilder } from '../../support/services/fake-builder.ts';
import { jumpingClock } from '../../support/services/jumping-clock.ts';

const event: TrackedEvent & { type: 'impression' } = {
  type: 'impression',
  contentId: 'entry1',
  variationId: 'armB',
  sessionId: 'abc',
  visitorId: 'def',
  url: 'https://site.test/a?utm_source=news',
  userAttributes: { urlPath: '/a', device: 'mobile', locale: 'de-DE' },
};
const tracking = builderTracking({ apiKey: FAKE_KEY, host: FAKE_HOST });

beforeEach(jumpingClock);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('events have the shape that the service’s JavaScript sends; the default has no variation', async () => {
  const fake = fakeBuilder();
  await tracking.send([event, { ...event, type: 'conversion', variationId: 'entry1' }]);
  expect(fake.asked).toHaveLength(1);
  expect(fake.asked[0]?.url.href).toBe(`${FAKE_HOST}/api/v1/track`);
  expect(fake.asked[0]?.headers.get('x-builder-sdk')).toBe(SDK.name);
  expect(fake.asked[0]?.headers.get('x-builder-sdk-version')).toBe(SDK.version);
  const data = {
    contentId: 'entry1',
    ownerId: FAKE_KEY,
    sessionId: 'abc',
    visitorId: 'def',
    userAttributes: { urlPath: '/a', device: 'mobile', locale: 'de-DE' },
    metadata: { sdkVersion: SDK.version, url: 'https://site.test/a?utm_source=news' },
  };
  expect(JSON.parse(fake.asked[0]?.body ?? '')).toEqual({
    events: [
      { type: 'impression', data: { ...data, variationId: 'armB' } },
      { type: 'conversion', data },
    ],
  });
});

test('a click reports its position, its block and whether it is the first', async () => {
  const fake = fakeBuilder();
  const userAttributes = { ...event.userAttributes, locale: '' };
  await tracking.send([{ ...event, type: 'click', click: CLICK, userAttributes }]);
  expect(JSON.parse(fake.asked[0]?.body ?? '').events).toEqual([
    {
      type: 'click',
      data: {
        contentId: 'entry1',
        variationId: 'armB',
        unique: true,
        targetBuilderElement: 'builder-1',
        ownerId: FAKE_KEY,
        sessionId: 'abc',
        visitorId: 'def',
        userAttributes: { urlPath: '/a', device: 'mobile' },
        metadata: {
          sdkVersion: SDK.version,
          url: event.url,
          targetOffset: { x: 0.5, y: 0.25 },
          builderTargetOffset: { x: 0.1, y: 0.2 },
          builderElementIndex: 0,
        },
      },
    },
  ]);
});

test('sends no request without events', async () => {
  const fake = fakeBuilder();
  await tracking.send([]);
  expect(fake.asked).toEqual([]);
});

test.each<Fault>(['away', 'slow', 'status 500', 'never'])('a failing service (%s) loses only events', async (fault) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeBuilder().fault = fault;
  await expect(tracking.send([event])).resolves.toBeUndefined();
});
