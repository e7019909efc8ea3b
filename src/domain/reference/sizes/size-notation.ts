import type { SizeStandard } from './size-standard.ts';

/** A size as people write it: its code in capital letters, and the standard if the notation names one. */
export interface SizeNotation {
  readonly code: string;
  readonly standard: SizeStandard | null;
}

/** `AS568-214`, `SAE AS 568A 214`, `ARP568-214`, `ISO 3601-1-214`, `2-214`, `M2-214`, `-214`, `#214`, `dash 214`. */
const AS568 = /^(?:(?:SAE)?(?:AS|ARP)-?568[A-F]?[-:.]?|-|(?:ISO-?3601(?:-1)?[-:.]?|M?[23]-|DASH-?|NO\.?|#)(?=\d{3}$))/;
/** `JIS P10`, `JIS B 2401-P10`. */
const JIS = /^JIS-?(?:B-?2401)?[-:.]?/;
/** `25x3.5`, `25 × 3.50 mm`, `25,0x3,5`. */
const METRIC = /^(\d{1,5}(?:[.,]\d{1,4})?)X(\d{1,3}(?:[.,]\d{1,4})?)(?:MM)?$/;

const plain = (digits: string): string => String(Number(digits.replace(',', '.')));

/**
 * Returns the code of a size in any notation that people use. Other text is returned as it is, in capital letters.
 *
 * @example sizeNotation('2-214') // { code: '214', standard: 'usa' }
 * @example sizeNotation('25 x 3.50') // { code: '25X3.5', standard: null }
 */
export const sizeNotation = (text: string): SizeNotation => {
  const spelled = text.trim().toUpperCase().replaceAll('×', 'X').replaceAll('*', 'X').replace(/\s+/g, '');
  const dash = spelled.replace(AS568, '');
  if (dash !== spelled) return { code: dash, standard: 'usa' };
  const letter = spelled.replace(JIS, '');
  if (letter !== spelled) return { code: letter, standard: 'japanese' };
  const [, id, cs] = METRIC.exec(spelled) ?? [];
  return { code: id === undefined || cs === undefined ? spelled : `${plain(id)}X${plain(cs)}`, standard: null };
};
