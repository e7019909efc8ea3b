import type { ManifestFile } from './manifest.ts';

/** The parts of the catalog on a device that do not depend on the catalog. The client build writes them. */
export interface DeviceBuild {
  /** URL of the web worker. */
  readonly worker: string;
  /** Build of the pages that are downloaded. */
  readonly client: string;
  readonly pages: readonly string[];
  readonly files: readonly ManifestFile[];
  /** Bytes of the pages, a measured figure. */
  readonly pageBytes: number;
}
