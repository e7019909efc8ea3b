import type { DeviceRequest, DeviceResponse, DeviceStart } from '../../domain/site/offline/device-messages.ts';

/** The catalog in a worker. */
export interface DeviceWorker {
  start(start: DeviceStart): Promise<boolean>;
  request(request: DeviceRequest): Promise<DeviceResponse | null>;
  /** Returns an index that was updated with patches, or `null` if they do not fit. */
  patch(index: ArrayBuffer, patches: ArrayBuffer): Promise<ArrayBuffer | null>;
  /** Returns the index of a packed one, or `null` if it is damaged. */
  unpack(packed: ArrayBuffer): Promise<ArrayBuffer | null>;
  stop(): void;
}

/** What is on the device: the files of the complete version. */
export interface StoredCatalog {
  readonly version: string;
  readonly worker: string;
  /** Reads the bytes for the worker. `null` if the browser deleted them. */
  readonly read: () => Promise<DeviceStart | null>;
}

export interface DevicePorts {
  /** Returns the complete catalog on the device, or `null`. */
  readonly stored: () => Promise<StoredCatalog | null>;
  readonly createWorker: (url: string) => DeviceWorker;
  /** Returns the version that the server uses, or `null` without a network. */
  readonly currentVersion: () => Promise<string | null>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** How long a version counts as current. A newer one is visible everywhere within a minute. */
const CURRENT_MS = 60_000;

/** Responds to requests of a page from the catalog on the device. */
export interface DeviceCatalog {
  /** Returns the response, or `null` if the catalog is not on the device or cannot respond. Starts the worker. */
  respond(request: DeviceRequest): Promise<DeviceResponse | null>;
  /** Starts the worker if the catalog is on the device, so that the next request is not delayed. */
  warm(): void;
  /** Whether the device has the version that the server uses. Sends the server a request at most once a minute, without waiting for it. */
  isCurrent(): boolean;
  /** Reads the server's version now. Stops the worker if another version is on the device than the one it uses. */
  check(): void;
  /** Stops the worker. The next request starts it again if the catalog is on the device. */
  stop(): void;
}

/** Creates the catalog of a page. Its worker starts with the first request. */
export const createDeviceCatalog = (ports: DevicePorts): DeviceCatalog => {
  let starting: Promise<DeviceWorker | null> | null = null;
  let version: string | null = null;
  let current: { readonly version: string | null; readonly at: number } | null = null;
  let isAsking = false;

  const start = async (): Promise<DeviceWorker | null> => {
    const stored = await ports.stored();
    const content = await stored?.read();
    if (!stored || !content) return null;
    const worker = ports.createWorker(stored.worker);
    if (!(await worker.start(content))) {
      worker.stop();
      return null;
    }
    version = stored.version;
    return worker;
  };

  const stop = (): void => {
    void starting?.then((worker) => worker?.stop());
    starting = null;
    version = null;
  };

  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const [found, stored] = await Promise.all([
      ports.currentVersion().catch(() => null),
      ports.stored().catch(() => null),
    ]);
    // Removed or updated in another tab.
    if (version !== null && stored?.version !== version) stop();
    current = { version: found, at: ports.now() };
    isAsking = false;
  };

  const started = async (): Promise<DeviceWorker | null> => {
    starting ??= start().catch(() => null);
    const worker = await starting;
    // The next request looks again, because the visitor can download the catalog later.
    if (worker === null) starting = null;
    return worker;
  };

  return {
    async respond(request) {
      return (await started())?.request(request) ?? null;
    },
    warm() {
      void started();
    },
    isCurrent() {
      const isFresh = current !== null && ports.now() - current.at < CURRENT_MS;
      if (!isFresh) void ask();
      void started();
      return isFresh && version !== null && current?.version === version;
    },
    check: () => void ask(),
    stop,
  };
};
