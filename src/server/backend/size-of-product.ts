import * as v from 'valibot';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { type productSizeRow, sizeStandard } from './catalog-rows.ts';

/** Returns the size of a product, or `null` if a column is missing or invalid. */
export const sizeOfProduct = ({
  size,
  size_standard,
  cs_mm,
  id_mm,
}: v.InferOutput<typeof productSizeRow>): Size | null => {
  const standard = v.safeParse(sizeStandard, size_standard);
  if (!standard.success || size === null || size === '' || cs_mm === null || id_mm === null) return null;
  return { code: size, standard: standard.output, csMm: cs_mm, idMm: id_mm };
};
