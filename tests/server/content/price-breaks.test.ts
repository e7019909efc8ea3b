import { expect, test } from 'vitest';
import type { ContentEntry } from '../../../src/domain/content/entry.ts';
import type { Services } from '../../../src/server/services.ts';
import { appWith, PRICES } from '../../support/fake-services.ts';

const HOME: ContentEntry = {
  id: 'home',
  name: 'Home',
  lastUpdated: 0,
  data: {
    title: 'Home',
    description: 'Rings',
    url: '/',
    image: '',
    noindex: false,
    date: '',
    blocks: [
      {
        id: 'b1',
        component: { name: 'Price Breaks', options: { heading: 'Price breaks', part: 'FK7502-214' } },
        children: [],
      },
    ],
  },
};

const home = async (pricing: Services['pricing']): Promise<string> => {
  const content: Services['content'] = { page: async () => HOME, paths: async () => [], indexedPaths: async () => [] };
  return (await appWith({ pricing, content }).request('/')).text();
};

test('price steps of the last good answer say of when they are; fresh ones do not', async () => {
  const fresh = await home({ read: async () => PRICES });
  expect(fresh).toContain('Unit price by quantity');
  expect(fresh).not.toContain('as of');
  const old = await home({ read: async () => ({ ...PRICES, asOf: '2026-11-01T10:30:00.000Z' }) });
  expect(old).toContain('Unit price by quantity');
  expect(old).toMatch(/as of (<!-- -->)?2026-11-01, 10:30 UTC/);
});
