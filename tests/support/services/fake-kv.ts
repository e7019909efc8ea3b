/** A KV namespace in memory that counts its calls and can be set to fail. */
export interface FakeKv {
  readonly values: Map<string, string | ArrayBuffer>;
  readonly calls: { get: number; put: number };
  /** The cache TTL of each read, in seconds. */
  readonly cacheTtls: number[];
  /** Every call rejects while true. */
  isDown: boolean;
  get(key: string, type: 'text' | { readonly type: 'text'; readonly cacheTtl?: number }): Promise<string | null>;
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>;
  put(key: string, value: string | Uint8Array<ArrayBuffer>): Promise<void>;
  delete(key: string): Promise<void>;
}

export const fakeKv = (): FakeKv => {
  const values = new Map<string, string | ArrayBuffer>();
  const calls = { get: 0, put: 0 };
  const cacheTtls: number[] = [];
  const kv = {
    values,
    calls,
    cacheTtls,
    isDown: false,
    async get(key: string, options: string | { readonly cacheTtl?: number }): Promise<never> {
      calls.get += 1;
      if (typeof options === 'object' && options.cacheTtl !== undefined) cacheTtls.push(options.cacheTtl);
      if (kv.isDown) throw new Error('KV is down.');
      const value = values.get(key) ?? null;
      // Every reader gets a copy.
      return (value instanceof ArrayBuffer ? value.slice(0) : value) as never;
    },
    async put(key: string, value: string | Uint8Array<ArrayBuffer>): Promise<void> {
      calls.put += 1;
      if (kv.isDown) throw new Error('KV is down.');
      values.set(key, typeof value === 'string' ? value : value.slice().buffer);
    },
    async delete(key: string): Promise<void> {
      values.delete(key);
    },
  };
  return kv;
};
