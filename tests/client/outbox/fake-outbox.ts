import { createOutbox, type Outbox, type OutboxPorts } from '../../../src/client/stores/outbox/outbox.ts';
import { repriced } from '../../../src/domain/order/cart/cart-changes.ts';
import type { OutboxEntry } from '../../../src/domain/order/quotes/outbox/outbox-entry.ts';
import { checkPrices } from '../../../src/domain/order/quotes/outbox/price-check.ts';
import type { PriceList } from '../../../src/domain/shop/pricing/price-list.ts';
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
    /** The server's price list of every part. `null`: no published prices. */
    current: pricing.priceList as PriceList | null,
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
    send: async (key, { contact, items, texts, confirmed }) => {
      await pause();
      const { network } = device;
      if (network === 'gone') return { type: 'failed', cause: 'offline', waitS: null };
      if (network === 'failing') return { type: 'failed', cause: 'unavailable', waitS: 42 };
      if (network === 'refusing') return { type: 'refused', message: 'Enter your email.' };
      const lines = items.map((item) => {
        const snapshot = device.current && { ...pricing, priceList: device.current };
        return { sent: item, offered: repriced({ ...item, pricing: snapshot }, item.quantity) };
      });
      const { moves, risen } = checkPrices(lines, confirmed);
      if (risen.length > 0) return { type: 'risen', moves: risen };
      device.posts.push(JSON.stringify([key, contact, items, texts]));
      if (network === 'lost') return { type: 'failed', cause: 'offline', waitS: null };
      return { type: 'accepted', number: 'Q-2026-000154', url: `/quotes/${'a'.repeat(32)}`, moves };
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
