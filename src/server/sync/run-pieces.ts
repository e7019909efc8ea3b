import type { PartRecord } from '../../domain/shop/catalog/model.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';
import { release } from '../../domain/shop/catalog/snapshot/release.ts';
import type { SnapshotStore } from '../catalog/publish.ts';
import { digestOf } from '../security/digest.ts';
import { packParts, sumOf, unpackParts } from './part-columns.ts';

/** Lifetime of a run's intermediate results in KV. Those of an abandoned run expire after this time. */
const TTL_SECONDS = 2 * 24 * 3600;

/** Stores the intermediate results of one run between its steps. */
export interface RunPieces {
  /** Returns the checksum for reading them back. */
  putLists(lists: CatalogSource): Promise<string>;
  lists(sum: string): Promise<CatalogSource>;
  putParts(piece: number, parts: readonly PartRecord[], lists: CatalogSource): Promise<string>;
  eachPart(piece: number, sum: string, lists: CatalogSource, visit: (part: PartRecord) => void): Promise<void>;
  remove(pieces: number): Promise<void>;
}

const missing = (what: string): never => {
  throw new Error(`${what} of this run cannot be read yet, or is incomplete.`);
};

/**
 * Stores the pieces of a run in KV. Throws if a value is missing or does not match its checksum, so that the step is
 * retried.
 */
export const runPieces = (kv: SnapshotStore, id: string): RunPieces => {
  const listsKey = `sync/${id}/lists`;
  const partsKey = (piece: number): string => `sync/${id}/parts/${piece}`;
  const options = { expirationTtl: TTL_SECONDS };
  return {
    async putLists(lists) {
      const text = JSON.stringify(lists);
      await kv.put(listsKey, text, options);
      return digestOf(text);
    },
    async lists(sum) {
      const text = (await kv.get(listsKey, 'text')) ?? missing('The lists');
      return (await digestOf(text)) === sum ? (JSON.parse(text) as CatalogSource) : missing('The lists');
    },
    async putParts(piece, parts, lists) {
      const bytes = packParts(parts, lists);
      const sum = sumOf(bytes);
      await kv.put(partsKey(piece), bytes, options);
      release(bytes);
      return sum;
    },
    async eachPart(piece, sum, lists, visit) {
      const bytes = new Uint8Array((await kv.get(partsKey(piece), 'arrayBuffer')) ?? missing(`Piece ${piece}`));
      if (bytes.byteLength % 4 !== 0 || sumOf(bytes) !== sum) missing(`Piece ${piece}`);
      for (const part of unpackParts(bytes, lists)) visit(part);
      release(bytes);
    },
    async remove(pieces) {
      await kv.delete(listsKey);
      for (let piece = 0; piece < pieces; piece++) await kv.delete(partsKey(piece));
    },
  };
};
