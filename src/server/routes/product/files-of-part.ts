import {
  datasheetFileHref,
  FILE_KINDS,
  fileHref,
  fileNameOf,
  KIND_FACTS,
} from '../../../domain/engineering/part-files/file-kinds.ts';
import { whyNoSolid } from '../../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { type FileSources, hasFile, toRingFile } from './make-file.ts';

/** Returns the files of a part with their URLs, and why it has no model. */
export const filesOfPart = (services: FileSources, catalog: Catalog, part: Part, unit: LengthUnit) => {
  const { name, compoundRecord } = part;
  const ring = toRingFile(services, catalog, part);
  const kinds = FILE_KINDS.filter((kind) => hasFile(ring, kind));
  return {
    name,
    href: partHref(name),
    files: kinds.map((kind) => ({
      kind,
      name: fileNameOf(name, kind),
      type: KIND_FACTS[kind].type,
      href: fileHref(name, kind, unit),
    })),
    datasheet: compoundRecord.datasheet ? datasheetFileHref(compoundRecord.label) : null,
    withoutModel: whyNoSolid(ring),
  };
};
