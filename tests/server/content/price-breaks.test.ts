import { expect, test } from 'vitest';
import type { ContentEntry } from '../../../src/domain/site/content/entry.ts';
import type { Services } from '../../../src/server/services.ts';
import { appWith, PRICES } from '../../support/services/fake-services.ts';

const homeWith = (options: object): ContentEntry => ({
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
        component: { name: 'Price Breaks', options: { heading: 'Price breaks', part: 'FK7502-214', ...options } },
        children: [],
      },
    ],
  },
});

const home = async (pricing: Services['pricing'], options = {}): Promise<string> => {
  const content: Services['content'] = {
    page: async () => homeWith(options),
    isForEveryone: async () => true,
    version: async () => '1',
    paths: async () => [],
    indexedPaths: async () => [],
  };
  return (await appWith({ pricing, content }).request('/')).text();
};

test('price breaks from the last good response show their date; fresh ones do not', async () => {
  const fresh = await home({ read: async () => PRICES });
  expect(fresh).toContain('Unit price by quantity');
  expect(fresh).not.toContain('as of');
  const old = await home({ read: async () => ({ ...PRICES, asOf: '2026-11-01T10:30:00.000Z' }) });
  expect(old).toContain('Unit price by quantity');
  expect(old).toMatch(/as of (<!-- -->)?2026-11-01, 10:30 UTC/);
});

test('the widget prices any quantity; with its call to action hidden, nothing can be added', async () => {
  const read = async () => PRICES;
  const open = await home({ read }, { widget: 'cart' });
  expect(open).toContain('data-island="pricing"');
  expect(open).toContain('Check Pricing');
  expect(open).not.toContain('"actions":"hidden"');
  const hidden = await home({ read }, { widget: 'hidden' });
  expect(hidden).toContain('"actions":"hidden"');
  expect(hidden).toContain('Check Pricing');
  const unpriced = await home({ read: async () => ({ ...PRICES, priceList: null }) }, { widget: 'hidden' });
  expect(unpriced).toContain('Please submit a request for quote on product page.');
});
