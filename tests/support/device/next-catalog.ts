import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { packSnapshot, unpackSnapshot } from '../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { patchSnapshot } from '../../../src/domain/shop/catalog/snapshot/patch-snapshot.ts';
import { readSnapshot } from '../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { writeValuePatch } from '../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import type { OfflineManifest } from '../../../src/domain/site/offline/manifest.ts';
import { factsPath, indexPath, patchesPath } from '../../../src/domain/site/offline/names.ts';

/** A later version of the catalog that a server offers, as responses by path. */
export interface NextCatalog {
  readonly manifest: OfflineManifest;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly patchPath: string;
  readonly wholePath: string;
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const found = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};

/**
 * Makes the next version of a catalog, in which one part has other stock.
 *
 * @param load returns the decompressed content of a path of the current version
 */
export const nextCatalog = async (
  manifest: OfflineManifest,
  load: (path: string) => Promise<Buffer>,
  change: { readonly id: number; readonly onHand: number },
): Promise<NextCatalog> => {
  const before = found(manifest.catalog, 'catalog in the manifest');
  const first = unpackSnapshot(new Uint8Array(await load(before.index)));
  const stock = { priceE5: 0, vendorQuantity: 0, priceList: null, ...change };
  const { snapshot } = patchSnapshot(first, [stock as Parameters<typeof patchSnapshot>[1][number]]);
  const { version } = readSnapshot(snapshot);
  const patch = found(writeValuePatch(first, snapshot), 'patch');
  const facts = (await load(before.facts)).toString().replace(before.version, version);
  const factsSha = sha256Of(Buffer.from(facts));
  const [wholePath, newFacts, patchPath] = [
    indexPath(version),
    factsPath(factsSha),
    patchesPath(version, before.version),
  ];
  const files = manifest.files.map((file) => {
    if (file.url === before.index) {
      return { ...file, url: wholePath, sha256: sha256Of(snapshot), bytes: snapshot.byteLength };
    }
    if (file.url !== before.facts) return file;
    return { url: newFacts, sha256: factsSha, bytes: Buffer.byteLength(facts) };
  });
  const patches = [{ from: before.version, bytes: gzipSync(patch).length }];
  const catalog = { ...before, version, index: wholePath, facts: newFacts, patches };
  return {
    manifest: { ...manifest, build: sha256Of(Buffer.from(version)).slice(0, 12), files, catalog },
    files: new Map([
      [wholePath, Buffer.from(packSnapshot(snapshot))],
      [newFacts, Buffer.from(facts)],
      [patchPath, Buffer.from(patch)],
    ]),
    patchPath,
    wholePath,
  };
};
