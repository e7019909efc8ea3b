import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { createVitalsStore } from '../../src/server/vitals/create-vitals-store.ts';
import { VIEW } from '../support/pages/measured-view.ts';
import { createTables } from './small-data.ts';

beforeAll(createTables);

test('the local runtime accepts data points, and the database reports the measurements', async () => {
  expect(env.VITALS).toBeDefined();
  const store = createVitalsStore(env, null, Date.now);
  for (let view = 0; view < 4; view++) await store.write(VIEW);
  expect((await store.report()).map(({ page, name, count, p75 }) => [page, name, count, p75])).toEqual([
    ['store', 'LCP', 4, 1800],
    ['store', 'INP', 4, 640],
    ['store', 'CLS', 4, 0.12],
  ]);
});
