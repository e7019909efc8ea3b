import { capital } from '../../kit/text/words.ts';
import { formatLength, type LengthUnit, type Mm, mm } from '../../kit/units.ts';
import type { FitClass, RankedSize } from '../../reference/sizes/rank-sizes.ts';
import type { RingEstimate } from '../../reference/sizes/ring-estimate.ts';
import type { SizeCandidate } from '../../reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../reference/sizes/size-families.ts';
import { displaySize, standardTitle } from '../../reference/sizes/size-standard.ts';
import type { Swap } from './twins.ts';

export const FIT_WORDS: Readonly<Record<FitClass, string>> = { match: 'Match', near: 'Near', far: 'Far' };

export const FAMILY_TITLES: Readonly<Record<SizeFamily, string>> = {
  as568: standardTitle('usa'),
  iso: 'ISO 3601',
  jis: 'JIS B 2401',
  metric: standardTitle('metric'),
};

/** Returns a size as people write it. @example sizeName(candidate) // 'AS568-214' */
export const sizeName = ({ standard, code }: Pick<SizeCandidate, 'standard' | 'code'>): string =>
  displaySize(standard, code);

/** Formats a difference of lengths with its sign. @example signedLength('mm', mm(-0.4)) // '−0.40' */
export const signedLength = (unit: LengthUnit, length: Mm): string => {
  const text = formatLength(unit, mm(Math.abs(length)));
  return Number(text) === 0 ? text : `${length < 0 ? '−' : '+'}${text}`;
};

/** Returns why a size has its rank. @example 'Section fits; diameter −0.40 mm' */
export const whyText = (ranked: RankedSize, { idMm, csMm }: RingEstimate, unit: LengthUnit): string => {
  const { fit, isNominal } = ranked;
  if (isNominal) return 'The trade calls this size by these nominal inches';
  const figures = [
    { noun: 'section', isKnown: csMm !== null, share: fit.csShare, off: fit.csOffMm },
    { noun: 'diameter', isKnown: idMm !== null, share: fit.idShare, off: fit.idOffMm },
  ].filter(({ isKnown }) => isKnown);
  const off = ({ noun, off: length }: (typeof figures)[number]): string =>
    `${noun} ${signedLength(unit, length)} ${unit}`;
  const beyond = figures.filter(({ share }) => share > 1);
  if (beyond.length > 0) return `${capital(beyond.map(off).join(', '))}, beyond the error`;
  const [worse, better] = figures.toSorted((a, b) => b.share - a.share);
  if (worse === undefined || worse.share <= 0.5)
    return `${capital(figures.map(({ noun }) => noun).join(' and '))} within the measuring error`;
  return capital(better === undefined ? off(worse) : `${better.noun} fits; ${off(worse)}`);
};

/**
 * Returns why another size is interchangeable or not.
 *
 * @example 'AS568-117 and 20X2.65: 0.29 mm smaller, limit 0.20 mm'
 */
export const swapText = (swap: Swap, unit: LengthUnit): string => {
  if (swap.by === 'section') {
    if (swap.verdict === 'swap') return 'same gland, other tolerances';
    return swap.verdict === 'check'
      ? 'three to six points of squeeze apart: check the gland'
      : 'the sections are too far apart';
  }
  const off = formatLength(unit, mm(Math.abs(swap.idOffMm)));
  return `${off} ${unit} ${swap.idOffMm < 0 ? 'smaller' : 'larger'}, limit ${formatLength(unit, swap.limitMm)} ${unit}`;
};
