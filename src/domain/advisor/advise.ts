import { type Celsius, celsius } from '../units.ts';
import type { AdvisedFamily } from './advised-family.ts';
import { complianceLabel, hasGrades } from './compliance.ts';
import type { Question } from './question.ts';
import { type Grade, type RatedMedium, rateMedium, worstGrade } from './rated-medium.ts';
import type { Reason } from './reason.ts';
import { type Remark, remarksOn } from './remark.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

/** What the advisor says of a family. */
export interface Advice {
  readonly family: AdvisedFamily;
  readonly verdict: Verdict;
  /** null where it is out or without a rating. */
  readonly points: number | null;
  /** The worst over all media; null: no medium is asked, or none is rated. */
  readonly rating: Grade | null;
  readonly rated: readonly RatedMedium[];
  readonly reasons: readonly Reason[];
  readonly remarks: readonly Remark[];
}

/** A seal at rest works some 8 K lower than one that moves. */
const MOVING_K = 8;
const NOT_MOVING: readonly string[] = ['VMQ', 'FVMQ'];

const GRADE_POINTS: Readonly<Record<Grade, number>> = { A: 0, B: 2, C: 5, D: 0 };
const PERMEABILITY_POINTS: Readonly<Record<string, number>> = { medium: 1, 'medium-high': 1, high: 2, 'very high': 3 };
const MOST_GOOD = 1;
const MOST_POSSIBLE = 4;

/** The ends of what is told: one that is not told lies at the other at least. */
const ends = ({ lowC, highC }: Question) => ({ coldest: lowC ?? highC, hottest: highC ?? lowC });

const lowest = (family: AdvisedFamily, { moving }: Question): Celsius => celsius(family.lowC + (moving ? MOVING_K : 0));

const ratedReason = (
  { medium, room, rating, isHot }: RatedMedium,
  among: number,
  kind: 'rated' | 'moving_rating' = 'rated',
): Reason => ({ kind, room, hot: isHot ? rating : null, medium: among > 1 ? medium.name : '' });

const outByMedia = (rated: readonly RatedMedium[], { moving }: Question): Reason[] =>
  rated.flatMap((one) => {
    if (one.rating === 'D') return [ratedReason(one, rated.length)];
    return moving && one.rating === 'C' ? [ratedReason(one, rated.length, 'moving_rating')] : [];
  });

const outByTemperature = (family: AdvisedFamily, question: Question): Reason[] => {
  const { coldest, hottest } = ends(question);
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
  ...outByTemperature(family, question),
  ...(question.moving && NOT_MOVING.includes(family.code) ? [{ kind: 'moving_family' } as const] : []),
  ...question.compliance
    .filter((key) => !hasGrades(family.approvals, key))
    .map((key) => ({ kind: 'no_grades', label: complianceLabel(key) }) as const),
];

const marginReasons = (family: AdvisedFamily, question: Question): Reason[] => {
  const { coldest, hottest } = ends(question);
  const hot = hottest === null ? Number.POSITIVE_INFINITY : family.highC - hottest;
  const cold = coldest === null ? Number.POSITIVE_INFINITY : coldest - lowest(family, question);
  const reasons: Reason[] = [];
  if (hot < 25) reasons.push({ kind: 'hot_margin', margin: hot, points: hot < 10 ? 2 : 1 });
  if (cold < 5) reasons.push({ kind: 'cold_margin', margin: cold, points: 1 });
  if (reasons.length > 0 || (question.lowC === null && question.highC === null)) return reasons;
  return [{ kind: 'in_hand', hot: question.highC === null ? null : hot, cold: question.lowC === null ? null : cold }];
};

const permeabilityReasons = ({ permeability }: AdvisedFamily, { gas, vacuum }: Question): Reason[] => {
  const points = PERMEABILITY_POINTS[permeability] ?? 0;
  return (gas || vacuum) && points > 0 ? [{ kind: 'permeability', step: permeability, points }] : [];
};

/** The ratings that count, in words: those worse than A, or that all are A. */
const ratingReasons = (rated: readonly RatedMedium[]): Reason[] => {
  const missing = rated.flatMap(({ medium, rating, isBeyondRow }): Reason[] => {
    const name = rated.length > 1 ? medium.name : '';
    if (rating !== '') return [];
    return isBeyondRow && medium.limitC !== null
      ? [{ kind: 'above_row', medium: name, limitC: medium.limitC }]
      : [{ kind: 'no_rating', medium: name }];
  });
  const worse = rated.filter(({ rating }) => rating !== '' && rating !== 'A');
  if (worse.length > 0) return [...missing, ...worse.map((one) => ratedReason(one, rated.length))];
  if (missing.length > 0 || rated.length === 0) return missing;
  return [{ kind: 'rated', room: 'A', hot: rated.some(({ isHot }) => isHot) ? 'A' : null, medium: '' }];
};

const pointsOf = (reasons: readonly Reason[], rating: Grade | null): number =>
  reasons.reduce((sum, reason) => sum + ('points' in reason ? reason.points : 0), 0) +
  (rating === null ? 0 : GRADE_POINTS[rating]);

const verdictOf = (points: number, isBlank: boolean): Verdict => {
  if (points > MOST_POSSIBLE) return 'not_advised';
  if (isBlank) return 'no_data';
  return points <= MOST_GOOD ? 'good' : 'possible';
};

/** Weighs one family against the question. */
export const weigh = (family: AdvisedFamily, question: Question): Advice => {
  const { hottest } = ends(question);
  const rated = question.media.map((medium) => rateMedium(medium, family.code, hottest));
  const rating = worstGrade(rated);
  const common = { family, rating, rated, remarks: remarksOn(family, rated, hottest) };
  const out = outReasons(family, question, rated);
  if (out.length > 0) return { ...common, verdict: 'out', points: null, reasons: out };
  const reasons = [
    ...ratingReasons(rated),
    ...marginReasons(family, question),
    ...permeabilityReasons(family, question),
  ];
  const points = pointsOf(reasons, rating);
  const verdict = verdictOf(
    points,
    rated.some((one) => one.rating === ''),
  );
  return { ...common, verdict, points: verdict === 'no_data' ? null : points, reasons };
};

/** All families, best first; those with as many points in the order they are given in. */
export const advise = (families: readonly AdvisedFamily[], question: Question): readonly Advice[] =>
  families
    .map((family) => weigh(family, question))
    .sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) || (a.points ?? 0) - (b.points ?? 0));
