import { createCatalogBuilder } from '../../domain/shop/catalog/snapshot/builder.ts';
import type { CatalogBackend } from '../backend/port.ts';

export interface BuiltSnapshot {
  readonly snapshot: Uint8Array;
  readonly parts: number;
  /** Number of parts that the index could not include: see `createCatalogBuilder`. */
  readonly skipped: number;
}

/** Reads the whole catalog and builds its snapshot. `onProgress` is called with the number of parts read so far. */
export const buildSnapshot = async (
  backend: CatalogBackend,
  onProgress: (parts: number) => void = () => undefined,
): Promise<BuiltSnapshot> => {
  const [sizes, { modifiers, compounds }] = await Promise.all([backend.catalogSizes(), backend.catalogCompounds()]);
  const builder = createCatalogBuilder({ sizes, modifiers, compounds });
  let read = 0;
  for await (const page of backend.catalogParts()) {
    for (const part of page) builder.add(part);
    read += page.length;
    onProgress(read);
  }
  return builder.finish();
};
