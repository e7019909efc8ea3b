import { createCatalogBuilder } from '../../../src/domain/shop/catalog/snapshot/builder.ts';
import type { NaiveCatalog } from './naive-catalog.ts';

/** Returns the snapshot of a catalog. */
export const snapshotOf = ({ parts, ...lists }: NaiveCatalog): Uint8Array<ArrayBuffer> => {
  const builder = createCatalogBuilder(lists);
  for (const part of parts) builder.add(part);
  return builder.finish().snapshot;
};
