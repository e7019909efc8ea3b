import { expect, inject, test } from 'vitest';
import { chosenBy, MARK, PATHS, seen, TRICKS, VIEWS } from '../../support/poisoning.ts';
import { seededRandom } from '../../support/random.ts';
import { send } from '../support/request.ts';

/** `npm test` sends a tenth. */
const REQUESTS = process.env.ATTACK_FULL === '1' ? 10_000 : 1000;

const read = async (path: string, headers: Readonly<Record<string, string>>) => {
  const { status, headers: told, text } = await send(inject('attacked'), { method: 'GET', path, headers });
  return seen({ status, headers: told, text: async () => text });
};

test(`${REQUESTS} mixed requests: no client gets a response rendered for another, and no manipulation persists`, {
  timeout: 600_000,
}, async () => {
  const random = seededRandom(20_261_122);
  const first = new Map<string, string>();
  for (let count = 0; count < REQUESTS; count++) {
    const path = random.pick(PATHS);
    const view = random.pick(VIEWS);
    if (random.chance(0.2)) {
      const trick = random.pick(TRICKS)(path);
      const where = trick.path.replace(/^https:\/\/[^/]+/, '');
      await send(inject('attacked'), { method: 'GET', headers: {}, ...trick.init, path: where });
      continue;
    }
    const name = `${view.measurement} ${path}`;
    const got = await read(path, chosenBy(view));
    expect(got.includes(MARK), `${name} holds what somebody left`).toBe(false);
    expect(got === (first.get(name) ?? got), `${name} differs from before, request ${count}`).toBe(true);
    first.set(name, got);
  }
  for (const path of ['/shop/orings', '/product/fk7502-214']) {
    expect(first.get(`in ${path}`)).not.toBe(first.get(`mm ${path}`));
  }
});
