import { textChecksum } from '../../domain/shop/catalog/snapshot/checksum.ts';
import type { CatalogStore } from '../catalog/load.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { WaitUntil } from '../env.ts';
import type { Settings } from '../settings.ts';
import type { Tag } from './cache-policy.ts';

declare const CANYON_BUILD: string | undefined;

/** The name of this build of the Worker. A response is never reused by another build. */
const BUILD = typeof CANYON_BUILD === 'string' ? CANYON_BUILD : 'source';

/** What responses are rendered from and whose versions are part of the cache key. */
export interface VersionSources {
  readonly settings: Settings;
  readonly catalog: Pick<CatalogStore, 'get'>;
  readonly content: Pick<ContentSource, 'version'>;
  /** Reports page views to a connected builder space; absent without a space. */
  readonly tracking?: unknown;
}

const checksums = new WeakMap<Settings, string>();

/** Returns a checksum of the settings that pages depend on: a deployment with other settings does not reuse responses. */
export const settingsVersion = (settings: Settings): string => {
  const cached = checksums.get(settings);
  if (cached !== undefined) return cached;
  const { contentWebhookSecret: _webhook, vitalsToken: _vitals, analyticsAccount: _account, ...shown } = settings;
  const checksum = textChecksum(JSON.stringify(shown));
  checksums.set(settings, checksum);
  return checksum;
};

const TAG_VERSIONS: Readonly<Record<Tag, (sources: VersionSources, waitUntil: WaitUntil) => Promise<string>>> = {
  catalog: async ({ catalog }, waitUntil) => {
    const { version, optionNames } = await catalog.get(waitUntil);
    return version + optionNames;
  },
  content: ({ content }) => content.version(),
};

/**
 * Returns the version of everything that a response with these tags is rendered from: build, settings, and the catalog or the
 * content. Throws when a source fails.
 */
export const versionOf = async (
  sources: () => VersionSources,
  tags: readonly Tag[],
  waitUntil: WaitUntil,
): Promise<string> => {
  const known = sources();
  const versions = await Promise.all(tags.map((tag) => TAG_VERSIONS[tag](known, waitUntil)));
  return [BUILD, settingsVersion(known.settings), ...versions].join('.');
};
