import { queryNumber } from '../../kit/text/unit-entry.ts';
import type { LengthUnit, Mm } from '../../kit/units.ts';
import { DEFAULT_TOLERANCE_MM, type WantedSize } from './find-sizes.ts';

/** The typed fields of a size chart's filter. Their names are the URL parameters. */
export interface SizeFields {
  readonly size: string;
  readonly id: string;
  readonly tol: string;
  readonly cs: string;
}
export type SizeField = keyof SizeFields;

export const parseSizeFields = (read: (field: SizeField) => string | undefined): SizeFields => ({
  size: read('size') ?? '',
  id: read('id') ?? '',
  tol: read('tol') ?? '',
  cs: read('cs') ?? '',
});

/**
 * Parses the fields, with lengths in `unit`. `invalid` names the fields that do not contain a length.
 *
 * @example wantedSize({ size: '', id: '0.984', tol: '', cs: '' }, 'in').wanted.idMm // 24.99
 */
export const wantedSize = (
  fields: SizeFields,
  unit: LengthUnit,
): { readonly wanted: WantedSize; readonly invalid: readonly SizeField[] } => {
  const invalid: SizeField[] = [];
  const length = (field: 'id' | 'tol' | 'cs'): Mm | null => {
    const value = queryNumber(fields[field], unit);
    if (value === undefined || (value !== null && value < 0)) {
      invalid.push(field);
      return null;
    }
    return value;
  };
  const idMm = length('id');
  const csMm = length('cs');
  const toleranceMm = length('tol') ?? DEFAULT_TOLERANCE_MM;
  return { wanted: { text: fields.size, idMm, csMm, toleranceMm }, invalid };
};
