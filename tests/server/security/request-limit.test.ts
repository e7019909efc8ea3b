import { expect, test } from 'vitest';
import { withNetwork } from '../../../src/server/security/request-limit.ts';

const counted = (most: number) => {
  const counts = new Map<string, number>();
  const limit = async (key: string): Promise<boolean> => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= most;
  };
  return { limit, counts };
};

test('clients of one /48 share its limit; requests rejected per client do not count toward it', async () => {
  const [clients, networks] = [counted(2), counted(4)];
  const may = withNetwork(clients.limit, networks.limit);
  const ask = (subnet: number) => may(`2001:db8:1:${subnet}::/64`);
  expect(await Promise.all([ask(1), ask(1), ask(1), ask(1)])).toEqual([true, true, false, false]);
  expect(networks.counts.get('2001:db8:1::/48')).toBe(2);
  expect([await ask(2), await ask(3), await ask(4)]).toEqual([true, true, false]);
  expect(await may('2001:db8:2:1::/64')).toBe(true);
});

test('an IPv4 client has no network', async () => {
  const may = withNetwork(
    async () => true,
    async () => false,
  );
  expect(await may('192.0.2.1')).toBe(true);
});
