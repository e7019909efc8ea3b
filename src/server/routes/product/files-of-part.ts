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
import type { EndpointResponse } from '../../../domain/site/api/endpoint.ts';
import type { partFilesEndpoint } from '../../../domain/site/api/v1/part-files.ts';
import { type FileSources, hasFile, toRingFile } from './make-file.ts';

/** Returns the files of a part in the form of the public API. */
export const filesOfPart = (
  services: FileSources,
  catalog: Catalog,
  part: Part,
  unit: LengthUnit,
): EndpointResponse<typeof partFilesEndpoint>['items'][number] => {
  const { siteUrl } = services.settings;
  const { name, compoundRecord } = part;
  const ring = toRingFile(services, catalog, part);
  const kinds = FILE_KINDS.filter((kind) => hasFile(ring, kind));
  return {
    part_number: name,
    files: kinds.map((kind) => ({
      kind,
      file_name: fileNameOf(name, kind),
      media_type: KIND_FACTS[kind].type,
      url: siteUrl + fileHref(name, kind, unit),
    })),
    datasheet_url: compoundRecord.datasheet ? siteUrl + datasheetFileHref(compoundRecord.label) : null,
    no_model_reason: whyNoSolid(ring),
    url: siteUrl + partHref(name),
  };
};
