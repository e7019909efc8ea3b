import type { RingFile } from '../../domain/engineering/part-files/ring-file.ts';
import { partHref } from '../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import { tolerances } from '../../domain/reference/tables/tables.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import { partToleranceOf } from '../../domain/shop/catalog/rows/part-tolerance.ts';
import { sectionOfCompound } from '../../domain/shop/catalog/rows/ring-section.ts';
import type { Settings } from '../settings.ts';
import { namedPart } from './named-part.ts';

/**
 * Returns a part in the format that its files show and draw. `publishedAt` is the catalog's ISO time, or `null` if
 * unknown.
 */
export const ringFileOf = (
  catalog: Catalog,
  part: Part,
  { brandName, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>,
  publishedAt: string | null,
): RingFile => {
  const { sizeRecord, compoundRecord } = part;
  const section = sectionOfCompound(catalog, compoundRecord);
  const tolerance = partToleranceOf(tolerances(), sizeRecord, section);
  return {
    partName: part.name,
    sizeName: displaySize(sizeRecord.standard, sizeRecord.code),
    material: namedPart(catalog, part, 'mm').description,
    color: compoundRecord.backgroundColor,
    section,
    idMm: sizeRecord.idMm,
    csMm: sizeRecord.csMm,
    idTolMm: tolerance?.idMm ?? null,
    csTolMm: tolerance?.csMm ?? null,
    brandName,
    address: siteUrl + partHref(part.name),
    catalog: { version: catalog.version, publishedAt },
  };
};
