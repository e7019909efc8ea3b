import { cutText } from '../../kit/text/bounded-text.ts';
import type { TemperatureUnit } from '../../kit/units.ts';
import { LONGEST_MEDIUM } from '../../reference/media/bounds.ts';
import { readWanted } from '../../reference/tables/family-range.ts';
import type { FamilyKind } from '../../reference/tables/material-families.ts';
import { type AdvisorProblem, advisorHref, mediumEntry, NO_ENTRY, readAdvisor } from './advisor-entry.ts';
import type { FamilyEntry } from './family-pairs.ts';
import type { FamilyQuestion } from './matching-families.ts';

/** The table of chemicals rates rubber, but lacks sufficient data for plastics and metals. */
export const ratesMedia = (kind: FamilyKind): boolean => kind === 'elastomer';

/** The criteria in the fields, and the problems of those that could not be parsed. */
export interface ReadFamilies {
  readonly question: FamilyQuestion;
  /** '' if both temperatures are valid. */
  readonly rangeProblem: string;
  readonly mediumProblem: AdvisorProblem | null;
}

/**
 * Returns the fields of a URL.
 *
 * @param unit unit of temperatures if the URL does not specify one
 */
export const familyEntry = (
  query: Readonly<Record<string, string>>,
  unit: TemperatureUnit,
  kind: FamilyKind,
): FamilyEntry => ({
  low: query.low ?? '',
  high: query.high ?? '',
  degrees: query.degrees === 'C' || query.degrees === 'F' ? query.degrees : unit,
  media: ratesMedia(kind) ? cutText(query.media ?? '', LONGEST_MEDIUM).trim() : '',
});

/** Parses the fields. Reports unusable values and ignores them. */
export const readFamilies = (entry: FamilyEntry): ReadFamilies => {
  const { wanted, problem: rangeProblem } = readWanted(entry, entry.degrees);
  // The field of an invalid temperature reports it. The medium is then read without temperatures.
  const range = rangeProblem === '' ? entry : NO_ENTRY;
  const { question, problems } = readAdvisor(
    {
      ...NO_ENTRY,
      low: range.low,
      high: range.high,
      degrees: entry.degrees,
      media: entry.media === '' ? [] : [mediumEntry(entry.media)],
    },
    [],
  );
  return {
    question: { wanted, medium: question.media[0]?.medium ?? null },
    rangeProblem,
    mediumProblem: problems.find(({ field }) => field === 'media') ?? null,
  };
};

/**
 * Returns the link to the material advisor with the same criteria.
 *
 * @example advisorOf(entry, question) // '/tools/material-advisor?media=acetone&high=80'
 */
export const advisorOf = ({ low, high, degrees }: FamilyEntry, { medium }: FamilyQuestion): string =>
  advisorHref({ ...NO_ENTRY, low, high, degrees, media: medium === null ? [] : [mediumEntry(medium.key)] });
