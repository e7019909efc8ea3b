import type { Question } from '../../reference/media/question.ts';
import type { RatedMedium } from '../../reference/media/rated-medium.ts';
import {
  hasFlag,
  isOxygenService,
  isRgdService,
  isVacuumService,
  NOT_IN_VACUUM,
  OXYGEN_FAMILIES,
  VACUUM_FAMILIES,
} from '../../reference/media/service.ts';
import { isRgdFamily } from '../../reference/tables/rgd.ts';
import type { AdvisedFamily } from './advised-family.ts';
import type { Reason } from './reason.ts';
import type { Verdict } from './verdicts.ts';

/** The best possible verdict of a family, regardless of its points. */
export interface Ceiling {
  readonly atBest: Verdict;
  /** null if the rating already implies it. */
  readonly reason: Reason | null;
}

const inOxygen = ({ code, isElastomer }: AdvisedFamily, question: Question): Ceiling[] => {
  if (isOxygenService(question)) {
    const isTested = OXYGEN_FAMILIES.includes(code) || !isElastomer;
    return [{ atBest: isTested ? 'possible' : 'not_advised', reason: { kind: 'oxygen', isTested } }];
  }
  // Without a pressure it is unknown whether oxygen ignites rubber.
  return hasFlag(question, 'oxygen') && question.pressure === null && isElastomer
    ? [{ atBest: 'possible', reason: { kind: 'oxygen_pressure' } }]
    : [];
};

const inVacuum = ({ code, isElastomer }: AdvisedFamily, question: Question): Ceiling[] => {
  if (!isVacuumService(question) || !isElastomer || VACUUM_FAMILIES.includes(code)) return [];
  return NOT_IN_VACUUM.includes(code)
    ? [{ atBest: 'not_advised', reason: { kind: 'vacuum', isKnown: true } }]
    : [{ atBest: 'no_data', reason: { kind: 'vacuum', isKnown: false } }];
};

/** Returns the limits by service rules that take precedence over ratings: docs/decisions/049. */
export const ceilings = (
  family: AdvisedFamily,
  question: Question,
  rated: readonly RatedMedium[],
): readonly Ceiling[] => [
  ...(rated.some(({ isServiceTested }) => isServiceTested) ? [{ atBest: 'possible', reason: null } as const] : []),
  ...(rated.some(({ rows }) => rows.some(({ room, rating }) => room === 'A' && rating !== 'A' && rating !== ''))
    ? [{ atBest: 'possible', reason: null } as const]
    : []),
  ...(isRgdService(question) && family.isElastomer && !isRgdFamily(family.code)
    ? [{ atBest: 'possible', reason: { kind: 'rgd' } } as const]
    : []),
  ...inOxygen(family, question),
  ...inVacuum(family, question),
  ...(family.code === 'PTFE' ? [{ atBest: 'possible', reason: { kind: 'own_gland' } } as const] : []),
];
