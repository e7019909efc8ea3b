const ORIGIN = 'https://store.test';

const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** A cache in memory. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(keyOf(request))?.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    // A response that replaces another becomes the last one.
    this.entries.delete(keyOf(request));
    this.entries.set(keyOf(request), new Response(await response.arrayBuffer(), response));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(keyOf(request));
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

/** The browser's caches, in memory. */
export class FakeCaches {
  readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, cache);
    return cache;
  }

  has = async (name: string): Promise<boolean> => this.stores.has(name);
  delete = async (name: string): Promise<boolean> => this.stores.delete(name);
  keys = async (): Promise<string[]> => [...this.stores.keys()];

  async match(request: RequestInfo | URL, options: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.stores) {
      if (options.cacheName !== undefined && options.cacheName !== name) continue;
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }
}

/** Returns caches in memory, and the same as the browser's type. */
export const fakeCaches = (): { readonly fake: FakeCaches; readonly caches: CacheStorage } => {
  const fake = new FakeCaches();
  return { fake, caches: fake as unknown as CacheStorage };
};
