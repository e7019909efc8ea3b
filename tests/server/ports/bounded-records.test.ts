import { afterEach, expect, test, vi } from 'vitest';
import { boundedRecords } from '../../../src/server/ports/guarded-ports.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { formsDesk } from '../../support/services/form-services.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ORIGIN = 'http://store.test';
const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', message: 'By Friday?' };
const LINE = { uid: 'a', id: 107, productName: 'FK7502-214', price: 100, quantity: 2, shipTime: 1 };

/** Services of a site whose stores respond like this. */
const servicesOn = async (answer: (key: unknown) => Promise<never>) => {
  const { services } = await formsDesk();
  const submissions = { has: answer, insert: answer };
  return {
    ...services,
    ...boundedRecords({ submissions, quotes: { ...services.quotes, placeOf: answer, insert: answer } }),
  };
};

test.each([
  ['/api/quotes', { contact: CONTACT, items: [LINE] }],
  ['/api/forms/ContactUsForm', CONTACT],
])('returns a temporary error with Retry-After when %s cannot be stored', async (path, body) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = appWith(await servicesOn(() => Promise.reject(new Error('D1_ERROR'))));
  const response = await app.request(ORIGIN + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
  expect(await response.text()).not.toContain('D1_ERROR');
});

test('waits five seconds for a store that hangs', async () => {
  const { quotes, submissions } = await servicesOn(() => new Promise(() => undefined));
  vi.useFakeTimers();
  const reads = Promise.allSettled([quotes.placeOf('a'), submissions.has('a')]);
  await vi.advanceTimersByTimeAsync(5000);
  for (const one of await reads) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'not-stored' } });
});
