import { expect, test } from 'vitest';
import { chosenBy, PATHS, seen, TRICKS, VIEWS } from '../../support/poisoning.ts';
import { seededRandom } from '../../support/random.ts';
import { appWith } from '../../support/services/fake-services.ts';

/** The attack suite sends ten thousand requests to the built Worker. */
const REQUESTS = 250;

test('for mixed requests, everyone gets the response of a fresh site', {
  timeout: 120_000,
}, async () => {
  const expected = new Map<string, string>();
  for (const path of PATHS) {
    for (const view of VIEWS) {
      const first = await appWith().request(path, { headers: chosenBy(view) });
      expected.set(`${view.measurement} ${path}`, await seen(first));
    }
  }
  expect(expected.get('mm /shop/orings')).not.toBe(expected.get('in /shop/orings'));

  const random = seededRandom(20_261_122);
  const site = appWith();
  for (let count = 0; count < REQUESTS; count++) {
    const path = random.pick(PATHS);
    const view = random.pick(VIEWS);
    if (random.chance(0.3)) {
      const trick = random.pick(TRICKS)(path);
      await (await site.request(trick.path, trick.init)).text();
      continue;
    }
    const got = await seen(await site.request(path, { headers: chosenBy(view) }));
    expect(got === expected.get(`${view.measurement} ${path}`), `${view.measurement} ${path}, request ${count}`).toBe(
      true,
    );
  }
});
