import {
  isDue,
  nextEntry,
  type OutboxEvent,
  type SendTrigger,
} from '../../../domain/order/quotes/outbox/next-entry.ts';
import {
  fittingEntry,
  isUnsent,
  type NoRoom,
  newEntry,
  type OutboxEntry,
  type OutboxRequest,
  type UnsentEntry,
} from '../../../domain/order/quotes/outbox/outbox-entry.ts';

/** The entries of a device. Every operation throws if the device does not store data. */
export interface OutboxStore {
  /** All readable entries, the oldest first. Removes those that have expired. */
  all(now: number): Promise<readonly OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  /** Changes an entry in one transaction. Does nothing if it was removed. */
  update(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The result of one try. */
export type SendResult = Exclude<OutboxEvent, { type: 'confirmed' }>;

/** What an outbox uses of the browser. */
export interface OutboxPorts {
  readonly store: OutboxStore;
  /** Sends a request with its key. The server refuses it if a price rose. Never throws. */
  readonly send: (key: string, request: OutboxRequest) => Promise<SendResult>;
  /** Runs `work` when no other tab runs work of this name. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** `false` if there is certainly no network. */
  readonly isOnline: () => boolean;
  /** The hint for later pages that there are entries. Returns whether it is stored. */
  readonly writeHint: (hasEntries: boolean) => boolean;
  /** Reports a change to other tabs. */
  readonly announce: () => void;
  readonly onAccepted: (entry: UnsentEntry, quote: { readonly number: string; readonly url: string }) => void;
}

/** What pages show. */
export interface OutboxView {
  readonly entries: readonly OutboxEntry[];
  /** IDs of the entries that this page is sending. */
  readonly sending: ReadonlySet<string>;
}

/** `not-stored`: the browser does not store data. */
export type AddResult = 'added' | NoRoom | 'not-stored';

/** The outbox of a page. Pages of one browser share the entries. */
export interface Outbox {
  readonly snapshot: () => OutboxView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the entries again. */
  reload(): Promise<void>;
  /** @param id also the idempotency key: that of the try which failed, whose response may have been lost */
  add(id: string, written: Omit<OutboxRequest, 'confirmed'>): Promise<AddResult>;
  /** Sends the entries that are due, one after another. */
  sendDue(trigger: SendTrigger): Promise<void>;
  /** Sends an entry without waiting for its next try. */
  sendNow(id: string): Promise<void>;
  /** Confirms the prices that were found at a time, and sends the entry. */
  confirm(id: string, risenAt: number): Promise<void>;
  /** Removes an unsent entry after `use` took its content. Returns `false` without calling it if the entry was sent or removed. */
  take(id: string, use?: (request: OutboxRequest) => void): Promise<boolean>;
  /** Removes a receipt. */
  dismiss(id: string): Promise<void>;
}

/** The name of the lock for changes of the list. Entries have hexadecimal IDs. */
const LIST = 'list';

/**
 * Creates the outbox of a page. One lock per entry lets only one tab send, change or remove it at a time. Its content
 * never changes after it was written, so a repeated try is the same request for the server.
 */
export const createOutbox = (ports: OutboxPorts): Outbox => {
  const { store, alone, now } = ports;
  let view: OutboxView = { entries: [], sending: new Set() };
  const listeners = new Set<() => void>();
  const show = (next: Partial<OutboxView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  /** The lock keeps the hint from being removed while another tab adds an entry. */
  const readAll = (): Promise<readonly OutboxEntry[]> =>
    alone(LIST, async () => {
      const entries = await store.all(now());
      ports.writeHint(entries.length > 0);
      return entries;
    });
  const reload = async (): Promise<void> => show({ entries: await readAll() });
  const changed = async (): Promise<void> => {
    ports.announce();
    await reload();
  };
  const find = async (id: string): Promise<OutboxEntry | null> =>
    (await store.all(now())).find((entry) => entry.id === id) ?? null;
  const apply = async (id: string, event: OutboxEvent): Promise<void> => {
    await store.update(id, (entry) => nextEntry(entry, event, now()));
    await changed();
  };
  const setSending = (id: string, isSending: boolean): void => {
    const others = [...view.sending].filter((one) => one !== id);
    show({ sending: new Set(isSending ? [...others, id] : others) });
  };

  const tryToSend = (id: string, trigger: SendTrigger): Promise<void> =>
    alone(id, async () => {
      const entry = await find(id);
      if (entry === null || !isUnsent(entry) || !isDue(entry, trigger, now())) return;
      setSending(id, true);
      try {
        const event = await ports.send(id, entry.state.request);
        await apply(id, event);
        if (event.type === 'accepted') ports.onAccepted(entry, event);
      } finally {
        setSending(id, false);
      }
    });

  return {
    snapshot: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    add: async (id, written) => {
      try {
        const result = await alone(LIST, async (): Promise<AddResult> => {
          const others = await store.all(now());
          const fitting = fittingEntry(newEntry(id, written, now()), others);
          if (typeof fitting === 'string') return fitting;
          // Without the hint, no later page would send it.
          if (!ports.writeHint(true)) return 'not-stored';
          await store.put(fitting);
          return 'added';
        });
        if (result === 'added') await changed();
        return result;
      } catch {
        return 'not-stored';
      }
    },
    sendDue: async (trigger) => {
      const entries = await readAll();
      show({ entries });
      if (!ports.isOnline()) return;
      for (const entry of entries) if (isDue(entry, trigger, now())) await tryToSend(entry.id, trigger);
    },
    sendNow: (id) => tryToSend(id, 'visitor'),
    confirm: async (id, risenAt) => {
      await alone(id, () => apply(id, { type: 'confirmed', risenAt }));
      await tryToSend(id, 'timer');
    },
    take: (id, use = () => undefined) =>
      alone(id, async () => {
        const entry = await find(id);
        if (entry === null || !isUnsent(entry)) {
          await changed();
          return false;
        }
        use(entry.state.request);
        await store.remove(id);
        await changed();
        return true;
      }),
    dismiss: (id) =>
      alone(id, async () => {
        await store.remove(id);
        await changed();
      }),
  };
};
