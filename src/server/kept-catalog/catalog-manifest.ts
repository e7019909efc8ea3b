import type { DeviceBuild } from '../../domain/site/offline/device-build.ts';
import type { DeviceFacts } from '../../domain/site/offline/device-facts.ts';
import type { ManifestFile, OfflineManifest } from '../../domain/site/offline/manifest.ts';
import { factsPath, indexPath } from '../../domain/site/offline/names.ts';
import type { DeviceIndex } from '../data/data-reader.ts';
import { digestOf } from '../security/digest.ts';

const BUILD_DIGITS = 12;

/** The facts as they are downloaded, with their checksum. */
export interface FactsFile {
  readonly text: string;
  readonly sha256: string;
}

export const factsFile = async (facts: DeviceFacts): Promise<FactsFile> => {
  const text = JSON.stringify(facts);
  return { text, sha256: await digestOf(text) };
};

/** Returns the manifest of the catalog: the files of the client's build, the index and the facts. */
export const catalogManifest = async (
  { worker, client, pages, files, pageBytes }: DeviceBuild,
  index: DeviceIndex,
  facts: FactsFile,
): Promise<OfflineManifest> => {
  const factsAsFile: ManifestFile = {
    url: factsPath(facts.sha256),
    sha256: facts.sha256,
    bytes: new TextEncoder().encode(facts.text).byteLength,
  };
  const indexFile: ManifestFile = {
    url: indexPath(index.version),
    sha256: index.sha256,
    bytes: index.rawBytes,
    transfer: index.bytes,
  };
  const all = [...files, factsAsFile, indexFile];
  const name = await digestOf(JSON.stringify([client, worker, ...all.map(({ sha256 }) => sha256)]));
  return {
    build: name.slice(0, BUILD_DIGITS),
    files: all,
    pages: [...pages],
    pageBytes,
    catalog: {
      version: index.version,
      publishedAt: index.publishedAt,
      parts: index.parts,
      index: indexFile.url,
      facts: factsAsFile.url,
      worker,
      client,
      patches: index.patches.map(({ from, bytes }) => ({ from, bytes })),
    },
  };
};
