import { type Celsius, celsius } from '../../kit/units.ts';
import { endsOf, hottestOf, type Question, rangeOf } from '../../reference/media/question.ts';
import {
  type Grade,
  type RatedMedium,
  type RatedRow,
  rateMedium,
  worstGrade,
} from '../../reference/media/rated-medium.ts';
import { hasChemistry, isCryogenic } from '../../reference/media/service.ts';
import type { AdvisedFamily } from './advised-family.ts';
import { ceilings } from './ceilings.ts';
import type { Reason } from './reason.ts';
import { type Remark, remarksOn } from './remark.ts';
import { VERDICTS, type Verdict, worseVerdict } from './verdicts.ts';

/** The advisor's assessment of a family. */
export interface Advice {
  readonly family: AdvisedFamily;
  readonly verdict: Verdict;
  /** null if it is out, or without a rating at this temperature. */
  readonly points: number | null;
  /** The worst rating over all media. null if there are no media, or none is rated. */
  readonly rating: Grade | null;
  readonly rated: readonly RatedMedium[];
  readonly reasons: readonly Reason[];
  readonly remarks: readonly Remark[];
}

/** A static seal works down to about 8 K lower than a moving one. */
const MOVING_K = 8;
const NOT_MOVING: readonly string[] = ['VMQ', 'FVMQ'];

const GRADE_POINTS: Readonly<Record<Grade, number>> = { A: 0, B: 2, C: 5, D: 0 };
const PERMEABILITY_POINTS: Readonly<Record<string, number>> = { medium: 1, 'medium-high': 1, high: 2, 'very high': 3 };
const MAX_GOOD = 1;
const MAX_POSSIBLE = 4;

const lowest = (family: AdvisedFamily, { moving }: Question): Celsius => celsius(family.lowC + (moving ? MOVING_K : 0));

const ratedReason = (
  { medium, hottestC, isServiceTested }: RatedMedium,
  { row, room, rating, limitC, holdsHeat }: RatedRow,
  among: number,
  kind: 'rated' | 'moving_rating' = 'rated',
): Extract<Reason, { readonly kind: 'rated' | 'moving_rating' }> => ({
  kind,
  room,
  used: isServiceTested ? 'B' : rating,
  limitC: Number.isFinite(limitC) ? celsius(limitC) : null,
  hottestC: hottestC === null || holdsHeat ? null : celsius(hottestC),
  isServiceTested,
  medium: among > 1 ? medium.name : '',
  row: row.name === medium.name ? '' : row.name,
});

/**
 * Returns the reasons to exclude a family: attacked according to the row itself, or too much for a moving seal. An A
 * that counts as C only because of heat is not excluded.
 */
const outByMedia = (rated: readonly RatedMedium[], { moving }: Question): Reason[] =>
  rated.flatMap((one) => {
    const attacked = one.rows.find(({ attack }) => attack === 'D');
    if (attacked !== undefined) return [ratedReason(one, { ...attacked, rating: 'D' }, rated.length)];
    const worn = moving && !one.isServiceTested ? one.rows.find(({ attack }) => attack === 'C') : undefined;
    return worn === undefined ? [] : [ratedReason(one, { ...worn, rating: 'C' }, rated.length, 'moving_rating')];
  });

const outByTemperature = (family: AdvisedFamily, question: Question): Reason[] => {
  const { coldest, hottest } = endsOf(question);
  const { moving } = question;
  const low = lowest(family, question);
  const hot: Reason[] =
    hottest === null || hottest <= family.highC
      ? []
      : [{ kind: 'too_hot', limitC: family.highC, short: hottest - family.highC, moving }];
  const cold: Reason[] =
    coldest === null || coldest >= low ? [] : [{ kind: 'too_cold', limitC: low, short: low - coldest, moving }];
  return [...hot, ...cold];
};

const outReasons = (family: AdvisedFamily, question: Question, rated: readonly RatedMedium[]): Reason[] => [
  ...outByMedia(rated, question),
  ...(isCryogenic(question) && family.isElastomer ? [{ kind: 'cryogenic' } as const] : []),
  ...outByTemperature(family, question),
  ...(question.moving && NOT_MOVING.includes(family.code) ? [{ kind: 'moving_family' } as const] : []),
  ...question.compliance
    .filter(({ key }) => !family.compliance.includes(key))
    .map(({ label }) => ({ kind: 'no_grades', label }) as const),
];

const marginReasons = (family: AdvisedFamily, question: Question): Reason[] => {
  const { coldest, hottest } = endsOf(question);
  const hot = hottest === null ? Number.POSITIVE_INFINITY : family.highC - hottest;
  const cold = coldest === null ? Number.POSITIVE_INFINITY : coldest - lowest(family, question);
  const reasons: Reason[] = [];
  if (hot < 25) reasons.push({ kind: 'hot_margin', margin: hot, points: hot < 10 ? 2 : 1 });
  if (cold < 5) reasons.push({ kind: 'cold_margin', margin: cold, points: 1 });
  const ranges = [question, ...question.media];
  const isHotKnown = ranges.some(({ highC }) => highC !== null);
  const isColdKnown = ranges.some(({ lowC }) => lowC !== null);
  if (reasons.length > 0 || !(isHotKnown || isColdKnown)) return reasons;
  return [{ kind: 'in_hand', hot: isHotKnown ? hot : null, cold: isColdKnown ? cold : null }];
};

const permeabilityReasons = ({ permeability }: AdvisedFamily, { gas, vacuum }: Question): Reason[] => {
  const points = PERMEABILITY_POINTS[permeability] ?? 0;
  return (gas || vacuum) && points > 0 ? [{ kind: 'permeability', step: permeability, points }] : [];
};

/** Hydrogenated nitrile tolerates little hydrogen sulfide. */
const sourReasons = ({ rated: code }: AdvisedFamily, rated: readonly RatedMedium[]): Reason[] =>
  code === 'HNBR' && rated.some(({ medium }) => medium.flags.includes('sour')) ? [{ kind: 'low_h2s', points: 2 }] : [];

/** Returns the row to name for a medium: one without data, otherwise the worst. */
const toldRow = ({ rows, worst }: RatedMedium): RatedRow | null =>
  rows.find(({ hasNoDataAtHeat }) => hasNoDataAtHeat) ?? worst;

const ratingOf = (one: RatedMedium, among: number): Reason[] => {
  const name = among > 1 ? one.medium.name : '';
  const row = toldRow(one);
  if (one.hasNoDataAtHeat && row !== null && one.hottestC !== null) {
    const { room, limitC, endsAtLimit } = row;
    return [
      {
        kind: 'no_data_at_heat',
        room,
        medium: name,
        limitC: celsius(limitC),
        hottestC: celsius(one.hottestC),
        endsAtLimit,
      },
    ];
  }
  if (one.isByTemperature && one.rating === '') return [{ kind: 'by_temperature', medium: name }];
  if (one.rating === '') return [{ kind: 'no_rating', medium: name }];
  return one.rating === 'A' || one.worst === null ? [] : [ratedReason(one, one.worst, among)];
};

/** Returns the relevant ratings in words: those worse than A, or that all are A. */
const ratingReasons = (rated: readonly RatedMedium[]): Reason[] => {
  const reasons = rated.flatMap((one) => ratingOf(one, rated.length));
  const [first] = rated;
  if (reasons.length > 0 || first === undefined) return reasons;
  const hottest =
    rated.find(({ worst, hottestC }) => worst !== null && !worst.holdsHeat && (hottestC ?? 0) > 60) ?? first;
  return hottest.worst === null ? [] : [{ ...ratedReason(hottest, hottest.worst, 1), row: '' }];
};

const pointsOf = (reasons: readonly Reason[], rating: Grade | null): number =>
  reasons.reduce((sum, reason) => sum + ('points' in reason ? reason.points : 0), 0) +
  (rating === null ? 0 : GRADE_POINTS[rating]);

const isBlank = ({ rating, isByTemperature }: RatedMedium): boolean => rating === '' && !isByTemperature;

const verdictOf = (points: number, rated: readonly RatedMedium[], isRated: boolean): Verdict => {
  if (rated.some(({ hasNoDataAtHeat }) => hasNoDataAtHeat)) return 'no_data_at_heat';
  if (points > MAX_POSSIBLE) return 'not_advised';
  if (rated.some(isBlank)) return 'no_data';
  if (!isRated || rated.some(({ isByTemperature }) => isByTemperature)) return 'fits_temperature';
  return points <= MAX_GOOD ? 'good' : 'possible';
};

/** A family without a column in the table of ratings is judged only by its temperature. */
const rateAll = ({ rated: code }: AdvisedFamily, question: Question): readonly RatedMedium[] =>
  code === null
    ? []
    : question.media
        .filter(({ medium }) => !medium.flags.includes('vacuum'))
        .map((one) => rateMedium(one.medium, code, hottestOf(rangeOf(one, question))));

const WITHOUT_POINTS: readonly Verdict[] = ['no_data', 'no_data_at_heat', 'out'];

/** Assesses one family against the requirements. */
export const weigh = (family: AdvisedFamily, question: Question): Advice => {
  const rated = rateAll(family, question);
  const rating = worstGrade(rated);
  const isRated = hasChemistry(question);
  const out = outReasons(family, question, rated);
  const common = { family, rating, rated, remarks: remarksOn(family, rated, question, out) };
  if (out.length > 0) return { ...common, verdict: 'out', points: null, reasons: out };
  if (family.rated === null && isRated)
    return { ...common, verdict: 'no_data', points: null, reasons: [{ kind: 'no_rating', medium: '' }] };
  const limits = ceilings(family, question, rated);
  const reasons = [
    ...ratingReasons(rated),
    ...marginReasons(family, question),
    ...permeabilityReasons(family, question),
    ...sourReasons(family, rated),
    ...limits.flatMap(({ reason }) => reason ?? []),
  ];
  const points = pointsOf(reasons, rating);
  const verdict = limits.reduce((worst, { atBest }) => worseVerdict(worst, atBest), verdictOf(points, rated, isRated));
  return { ...common, verdict, points: WITHOUT_POINTS.includes(verdict) ? null : points, reasons };
};

/** Returns all families, best first. Those with equal points stay in their given order. */
export const advise = (families: readonly AdvisedFamily[], question: Question): readonly Advice[] =>
  families
    .map((family) => weigh(family, question))
    .sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) || (a.points ?? 0) - (b.points ?? 0));
