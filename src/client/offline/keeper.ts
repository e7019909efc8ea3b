import { UPDATE_REST_MS } from '../../domain/site/offline/automatic-updates.ts';
import { isStartable, type KeepEvent, type KeepState, nextKeepState } from '../../domain/site/offline/keep-state.ts';
import type { KeptRecord, OfflineOffer } from '../../domain/site/offline/manifest.ts';
import type { OfflineKind } from '../../domain/site/offline/names.ts';
import { dropPartialBuilds, readKept, removeKind } from './device-files.ts';
import { failureOf, RemovedMeanwhile } from './download-failure.ts';
import { type DownloadPorts, downloadKind } from './download-kind.ts';
import { dropEarlierVersions } from './stored-catalog.ts';

/** What a keeper uses of the browser. */
export interface KeeperPorts extends DownloadPorts {
  /** Free bytes for this site, or `null` if the browser does not say. */
  readonly freeBytes: () => Promise<number | null>;
  /** Requests that the browser does not delete the site's data when space is short. It may refuse. */
  readonly persist: () => Promise<void>;
  /** Runs `work` alone among all tabs. Returns `false` without running it if another tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>;
  readonly register: () => Promise<void>;
  readonly unregister: () => Promise<void>;
  /** Called when a kind is complete, so that the page uses it. */
  readonly onKept: () => Promise<void>;
  /** Called when a kind was removed, so that the page no longer uses it. */
  readonly onRemoved: () => Promise<void>;
  /** Whether the visitor chose to keep it: only for saying that the browser removed it. */
  readonly chosen: { read(): boolean; write(isChosen: boolean): void };
}

/** Keeps one kind on the device. */
export interface Keeper {
  readonly snapshot: () => KeepState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches the device. */
  look(): Promise<void>;
  /** Downloads the offered build. */
  start(): Promise<void>;
  /** Downloads the offered build without a click, if another one is on the device and was not downloaded a moment ago. */
  update(): Promise<void>;
  cancel(): void;
  /** Shows a confirmation. `confirm` removes it. */
  remove(): void;
  stay(): void;
  confirm(): Promise<void>;
}

/** The download needs more space than its result, and the site stores other things. */
const SPACE_FACTOR = 1.5;

/**
 * Returns whether the version on the device is the one that is offered, or a later one, which another tab or an update
 * without a click brought. Without an offer, nothing newer is known.
 */
const isOffered = (kept: KeptRecord | null, offer: OfflineOffer | null): boolean =>
  offer === null || kept?.build === offer.build || (kept?.publishedAt ?? '') > (offer.catalog?.publishedAt ?? '');

/**
 * Creates the keeper of a kind.
 *
 * @param offer `null` without a network: what is on the device can be removed, and nothing can be downloaded
 * @param ports `null` if the browser cannot keep pages
 */
export const createKeeper = (kind: OfflineKind, offer: OfflineOffer | null, ports: KeeperPorts | null): Keeper => {
  let state: KeepState = { step: 'looking' };
  let download: AbortController | null = null;
  const listeners = new Set<() => void>();
  const send = (event: KeepEvent): void => {
    const next = nextKeepState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const look = async ({ caches, register, chosen }: KeeperPorts): Promise<void> => {
    const kept = await readKept(caches, kind);
    send({ type: 'found', kept, isCurrent: isOffered(kept, offer), wasKept: chosen.read() });
    // The browser may have removed the service worker alone.
    if (kept !== null) await register();
  };

  const run = async (own: KeeperPorts, offered: OfflineOffer, { signal }: AbortController): Promise<void> => {
    send({ type: 'started', total: offered.bytes });
    try {
      const before = await readKept(own.caches, kind);
      await dropPartialBuilds(own.caches, kind, before);
      const kept = await downloadKind(kind, offered, own, {
        signal,
        kept: before,
        onBytes: (bytes) => send({ type: 'received', bytes }),
        onStored: () => send({ type: 'checked' }),
      });
      await own.register();
      own.chosen.write(true);
      if (kind === 'catalog') await dropEarlierVersions(own.caches, kept).catch(() => undefined);
      send({ type: 'completed', kept });
      // It is complete, whether or not this page can use it before it is loaded again.
      await own.onKept().catch(() => undefined);
    } catch (error) {
      if (error instanceof RemovedMeanwhile) {
        send({ type: 'canceled', isCurrent: false });
        await look(own).catch(() => undefined);
      } else if (!signal.aborted) send({ type: 'failed', why: failureOf(error) });
    }
  };

  const startDownload = async (own: KeeperPorts): Promise<void> => {
    if (offer === null) return send({ type: 'failed', why: 'connection' });
    const free = await own.freeBytes();
    if (free !== null && free < offer.bytes * SPACE_FACTOR) {
      send({ type: 'refused', needed: offer.bytes, free });
      return;
    }
    download = new AbortController();
    const controller = download;
    if (!(await own.alone(() => run(own, offer, controller)))) send({ type: 'failed', why: 'busy' });
  };

  const start = async (own: KeeperPorts): Promise<void> => {
    // First, because browsers accept it only directly after the click.
    void own.persist();
    if (state.step === 'looking') await look(own).catch(() => undefined);
    if (isStartable(state) && state.step !== 'ready') await startDownload(own);
  };

  const update = async (own: KeeperPorts): Promise<void> => {
    await look(own).catch(() => undefined);
    if (state.step !== 'outdated') return;
    const age = own.now().getTime() - Date.parse(state.kept.keptAt);
    if (age >= UPDATE_REST_MS) await startDownload(own);
  };

  return {
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {
      if (ports === null) return send({ type: 'unsupported' });
      await look(ports).catch(() => send({ type: 'unsupported' }));
    },
    start: async () => {
      if (ports !== null) await start(ports);
    },
    update: async () => {
      if (ports !== null) await update(ports);
    },
    cancel: () => {
      const kept = 'kept' in state ? state.kept : null;
      send({ type: 'canceled', isCurrent: isOffered(kept, offer) });
      download?.abort();
    },
    remove: () => send({ type: 'remove' }),
    stay: () => send({ type: 'stay' }),
    confirm: async () => {
      if (ports === null) return;
      send({ type: 'confirm' });
      ports.chosen.write(false);
      try {
        const wasLast = await removeKind(ports.caches, kind);
        await ports.onRemoved().catch(() => undefined);
        if (wasLast) await ports.unregister();
      } finally {
        send({ type: 'removed' });
      }
      // Shows what is still there if the browser could not remove it.
      await look(ports).catch(() => undefined);
    },
  };
};
