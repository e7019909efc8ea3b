import { zipHref } from '../../../domain/engineering/part-files/file-kinds.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { partFilesEndpoint } from '../../../domain/site/api/v1/part-files.ts';
import { kindsFor, partFilesZipEndpoint } from '../../../domain/site/api/v1/part-files-zip.ts';
import { createFileCache } from '../../cache/file-cache.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { digestOf } from '../../security/digest.ts';
import { ofCatalog } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

const FILES = ofCatalog(partFilesEndpoint);
const ZIP = ofCatalog(partFilesZipEndpoint, 'DRAW_LIMIT');

/** Returns the parts with these numbers, without duplicates, and the numbers that are unknown. */
const partsNamed = (catalog: Catalog, names: readonly string[]) => {
  const found = names.map((name) => ({ name, part: findPart(catalog, name) }));
  const parts = new Map(found.flatMap(({ part }) => (part === null ? [] : [[part.name, part] as const])));
  return { parts: [...parts.values()], unknown: found.flatMap(({ name, part }) => (part === null ? [name] : [])) };
};

/** Increment with every change of a file's content, so that archives of an earlier format are no longer served. */
const FORMAT = 2;
const zips = createFileCache('parts-zip');

/** Lists the files of parts, and returns several of them as a ZIP. */
export const partFilesApi = defineRoutes()
  .get(partFilesEndpoint.path, FILES, checked(partFilesEndpoint), async (c) => {
    const { part_numbers: requested, unit } = c.req.valid('query');
    const { services } = c.var;
    const [{ filesOfPart }, catalog] = await Promise.all([
      import('./files-of-part.ts'),
      services.catalog.get(waitUntilOf(c)),
    ]);
    const { parts, unknown } = partsNamed(catalog, requested);
    const names = parts.map(({ name }) => name);
    return respond(c, partFilesEndpoint, {
      catalog_version: catalog.version,
      items: parts.map((one) => filesOfPart(services, catalog, one, unit)),
      unknown_part_numbers: unknown,
      zip_url: names.length === 0 ? null : services.settings.siteUrl + zipHref(names, unit),
    });
  })
  .get(partFilesZipEndpoint.path, ZIP, checked(partFilesZipEndpoint), async (c) => {
    const { part_numbers: names, kind, ...options } = c.req.valid('query');
    const { services } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const { parts, unknown } = partsNamed(catalog, names);
    if (unknown.length > 0) {
      const problems = unknown.map((name) => ({
        parameter: 'part_numbers',
        message: `part_numbers: no part has the number ${name}.`,
      }));
      throw new AppError('bad-input', { problems });
    }
    const { filesZip, zipName } = await import('./files-zip.ts');
    const kinds = kindsFor(parts.length, kind);
    const { brandName, siteUrl } = services.settings;
    const numbers = parts.map(({ name }) => name);
    const key = await digestOf(JSON.stringify([FORMAT, catalog.version, numbers, kinds, options, brandName, siteUrl]));
    const bytes = await zips.read(key, waitUntilOf(c), () => filesZip(services, catalog, parts, kinds, options));
    return c.body(bytes, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${zipName(parts)}"`,
    });
  });
