import { createOutbox, type Outbox, type OutboxPorts } from '../../../src/client/stores/outbox/outbox.ts';
import type { OutboxEntry } from '../../../src/domain/order/quotes/outbox/outbox-entry.ts';
import type { CurrentPrice } from '../../../src/domain/order/quotes/outbox/price-check.ts';
import { line, pricing } from '../../domain/order/cart/cart-fixture.ts';

/** How the network treats one request. `lost`: the server accepts it, but the response does not arrive. */
export type Network = 'works' | 'gone' | 'lost' | 'failing' | 'refusing';

/** A device with tabs, a server that recognizes repeated requests, and a clock. */
export const fakeDevice = () => {
  const entries = new Map<string, OutboxEntry>();
  const queues = new Map<string, Promise<unknown>>();
  const device = {
    entries,
    hint: false,
    time: 1_000_000,
    network: 'works' as Network,
    isOnline: true,
    current: { priceList: pricing.priceList } as CurrentPrice,
    /** Key and content of each request that reached the server. */
    posts: [] as string[],
    remembered: [] as string[],
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const ports: OutboxPorts = {
    store: {
      all: async () => {
        await pause();
        return [...entries.values()];
      },
      put: async (entry) => void entries.set(entry.id, entry),
      update: async (id, change) => {
        const entry = entries.get(id);
        if (entry) entries.set(id, change(entry));
      },
      remove: async (id) => void entries.delete(id),
    },
    alone: (name, work) => {
      const next = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
      queues.set(name, next);
      return next;
    },
    now: () => device.time,
    isOnline: () => device.isOnline,
    readPrices: async (items) => {
      await pause();
      if (device.network === 'gone') throw new TypeError('Failed to fetch');
      return items.map(() => device.current);
    },
    send: async (key, { contact, items, texts }) => {
      await pause();
      const { network } = device;
      if (network === 'gone') return { type: 'failed', cause: 'offline', waitS: null };
      if (network === 'failing') return { type: 'failed', cause: 'unavailable', waitS: 42 };
      if (network === 'refusing') return { type: 'refused', message: 'Enter your email.' };
      device.posts.push(JSON.stringify([key, contact, items, texts]));
      if (network === 'lost') return { type: 'failed', cause: 'offline', waitS: null };
      return { type: 'accepted', number: 'Q-2026-000154', url: `/quotes/${'a'.repeat(32)}` };
    },
    writeHint: (hasEntries) => {
      device.hint = hasEntries;
      return true;
    },
    announce: () => undefined,
    onAccepted: ({ id }) => void device.remembered.push(id),
  };
  return { device, tab: (more: Partial<OutboxPorts> = {}): Outbox => createOutbox({ ...ports, ...more }) };
};

export const WRITTEN = { contact: { name: 'R. Okafor' }, items: [line('a', 214)], texts: [], accountId: null };
