import type { CatalogStore } from '../catalog/load.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { WaitUntil } from '../env.ts';
import type { Settings } from '../settings.ts';
import { BUILD } from './build.ts';
import type { Tag } from './policies.ts';
import { settingsMark } from './settings-mark.ts';

/** What answers are made from, as far as their versions go. */
export interface Sources {
  readonly settings: Settings;
  readonly catalog: Pick<CatalogStore, 'get'>;
  readonly content: Pick<ContentSource, 'version'>;
  /** Absent while no builder space is connected that visits are told to. */
  readonly tracking?: unknown;
}

const VERSIONS: Readonly<Record<Tag, (sources: Sources, waitUntil: WaitUntil) => Promise<string>>> = {
  catalog: async ({ catalog }, waitUntil) => {
    const { version, optionNames } = await catalog.get(waitUntil);
    return version + optionNames;
  },
  content: ({ content }) => content.version(),
};

/** The version of all that an answer with these tags is made from, the program itself and its settings among it. */
export const versionOf = async (
  sources: () => Sources,
  tags: readonly Tag[],
  waitUntil: WaitUntil,
): Promise<string> => {
  const known = sources();
  const versions = await Promise.all(tags.map((tag) => VERSIONS[tag](known, waitUntil)));
  return [BUILD, settingsMark(known.settings), ...versions].join('.');
};
