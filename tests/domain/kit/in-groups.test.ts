import { expect, test } from 'vitest';
import { inGroups } from '../../../src/domain/kit/in-groups.ts';

test('returns the results in order, with at most a group at work', async () => {
  let atWork = 0;
  let most = 0;
  const results = await inGroups([5, 1, 4, 2, 3], 2, async (item) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((resolve) => setTimeout(resolve, item));
    atWork -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('starts no further group after a failure', async () => {
  const started: number[] = [];
  const run = inGroups([1, 2, 3], 1, async (item) => {
    started.push(item);
    if (item === 2) throw new Error('The store is away.');
  });
  await expect(run).rejects.toThrow('away');
  expect(started).toEqual([1, 2]);
});
