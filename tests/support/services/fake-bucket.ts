import type { DataBucket } from '../../../src/server/data/data-bucket.ts';

/** An R2 bucket in memory. */
export interface FakeBucket extends DataBucket {
  readonly objects: Map<string, Uint8Array<ArrayBuffer>>;
}

const PAGE = 7;

export const fakeBucket = (): FakeBucket => {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const bucket = {
    objects,
    async get(key: string, { range }: { range?: { offset: number; length: number } } = {}) {
      const bytes = objects.get(key);
      if (bytes === undefined) return null;
      const part = range ? bytes.slice(range.offset, range.offset + range.length) : bytes;
      const response = new Response(part);
      return { body: response.body, text: () => response.text() };
    },
    async put(key: string, value: string | Uint8Array) {
      objects.set(key, typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(value));
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key);
    },
    /** Pages are short, so that every caller follows the cursor. */
    async list({ cursor }: { cursor?: string } = {}) {
      const keys = [...objects.keys()].sort().filter((key) => cursor === undefined || key > cursor);
      const page = keys.slice(0, PAGE);
      return {
        objects: page.map((key) => ({ key })),
        truncated: keys.length > PAGE,
        ...(keys.length > PAGE && { cursor: page.at(-1) }),
      };
    },
  };
  return bucket as unknown as FakeBucket;
};
