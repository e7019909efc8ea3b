import { describe, expect, test } from 'vitest';
import type { TrackedEvent } from '../../../../src/server/content/ab-tracking.ts';
import { CLICK } from '../../../support/pages/tracked-click.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'https://site.test';
const ID = `${'a'.repeat(33)}_${'b'.repeat(33)}`;
const CONSENT = 'canyon-consent=yes; builderSessionId=abc; builderVisitorId=def';

const site = () => {
  const tracked: TrackedEvent[] = [];
  const app = appWith({ tracking: { send: async (events) => void tracked.push(...events) } });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}/api/measure`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Origin: ORIGIN,
        Referer: `${ORIGIN}/page?query=typed&utm_source=news`,
        Cookie: CONSENT,
        ...headers,
      },
    });
  return { tracked, send };
};

test('reports a click with the version that the visitor saw, the page and the visit', async () => {
  const { tracked, send } = site();
  const answer = await send({ contentId: ID, events: [CLICK] }, { Cookie: `${CONSENT}; builder.tests.${ID}=armB` });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(tracked).toEqual([
    {
      type: 'click',
      click: CLICK,
      contentId: ID,
      variationId: 'armB',
      sessionId: 'abc',
      visitorId: 'def',
      url: `${SETTINGS.siteUrl}/page?utm_source=news`,
      userAttributes: { urlPath: '/page', device: 'desktop', locale: '' },
    },
  ]);
});

test('counts a form sent to another site as accepted', async () => {
  const { tracked, send } = site();
  await send({ contentId: 'entry1', events: [{ type: 'conversion' }] });
  expect(tracked).toMatchObject([{ type: 'conversion', contentId: 'entry1', variationId: 'entry1' }]);
});

test.each(['', 'canyon-consent=no', 'canyon-consent=YES', 'builderVisitorId=def'])(
  'without consent (%s), reports and stores nothing',
  async (Cookie) => {
    const { tracked, send } = site();
    const answer = await send({ contentId: 'entry1', events: [CLICK] }, { Cookie });
    expect([answer.status, answer.headers.getSetCookie(), tracked]).toEqual([204, [], []]);
  },
);

describe('rejected without a report', () => {
  const one = (event: unknown, contentId: unknown = 'entry1') => ({ contentId, events: [event] });
  test.each<[string, unknown, Record<string, string>, number]>([
    ['of another site', one(CLICK), { Origin: 'https://evil.example' }, 403],
    ['no JSON', 'x', {}, 400],
    ['of another type', one(CLICK), { 'Content-Type': 'text/plain' }, 415],
    ['no events', { contentId: 'entry1', events: [] }, {}, 400],
    ['21 events', { contentId: 'entry1', events: Array(21).fill(CLICK) }, {}, 400],
    ['another event', one({ type: 'impression' }), {}, 400],
    ['more fields than a click has', one({ ...CLICK, url: 'https://evil.example' }), {}, 400],
    ['text as position', one({ ...CLICK, targetOffset: { x: '0', y: 0 } }), {}, 400],
    ['a position out of range', one({ ...CLICK, targetOffset: { x: 1e9, y: 0 } }), {}, 400],
    ['a part of a block', one({ ...CLICK, builderElementIndex: 0.5 }), {}, 400],
    ['a path as id', one(CLICK, '../../x'), {}, 400],
    ['an id of 129 characters', one(CLICK, 'a'.repeat(129)), {}, 400],
    ['a block with markup', one({ ...CLICK, targetBuilderElement: '<script>' }), {}, 400],
    ['a line break in an id', one(CLICK, 'a\r\nX: 1'), {}, 400],
    ['9 KB', `{"contentId":"entry1","x":"${'x'.repeat(9000)}"}`, {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const { tracked, send } = site();
    const answer = await send(body, headers);
    expect([answer.status, tracked]).toEqual([status, []]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
