import { strToU8, type Zippable, zipSync } from 'fflate';
import { fileNameOf } from '../../../domain/engineering/part-files/file-kinds.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import type { ZipKind } from '../../../domain/site/api/v1/part-files-zip.ts';
import { wait } from '../../resilience/wait.ts';
import { type FileOptions, type FileSources, makeFile } from './make-file.ts';

/** Parts between two pauses, in which other requests can proceed. */
const PARTS_AT_ONCE = 5;

/** The earliest date of the ZIP format, used if the catalog's publication time is unknown. */
const FIRST_DAY = '1980-01-01T12:00:00.000Z';

/** Returns the file name of a ZIP: the part number, or the number of parts. */
export const zipName = (parts: readonly Part[]): string => {
  const [first] = parts;
  const name =
    parts.length === 1 && first ? fileNameOf(first.name, 'step').replace(/\.step$/, '') : `${parts.length}-parts`;
  return `${name}.zip`;
};

/**
 * Returns the files of parts as a ZIP. Parts without a model include only their other files. The same request returns
 * byte-identical files.
 */
export const filesZip = async (
  services: FileSources,
  catalog: Catalog,
  parts: readonly Part[],
  kinds: readonly ZipKind[],
  options: FileOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const files: Zippable = {};
  for (const [at, part] of parts.entries()) {
    if (at > 0 && at % PARTS_AT_ONCE === 0) await wait(0);
    for (const kind of kinds) {
      const content = await makeFile(services, catalog, part, kind, options);
      if (content === null) continue;
      files[fileNameOf(part.name, kind)] = typeof content === 'string' ? strToU8(content) : content;
    }
  }
  const state = services.catalog.state();
  const mtime = new Date((state?.version === catalog.version ? state.publishedAt : null) ?? FIRST_DAY);
  return new Uint8Array(zipSync(files, { mtime, level: 6 }));
};
