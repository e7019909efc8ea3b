import { cutText } from '../../kit/text/bounded-text.ts';
import type { TemperatureUnit } from '../../kit/units.ts';
import { LONGEST_MEDIUM } from '../../reference/media/bounds.ts';
import { readWanted } from '../../reference/tables/family-range.ts';
import type { FamilyKind } from '../../reference/tables/material-families.ts';
import { type AdvisorProblem, advisorHref, mediumEntry, NO_ENTRY, readAdvisor } from './advisor-entry.ts';
import type { FamilyQuestion } from './family-answer.ts';
import type { FamilyEntry } from './family-pairs.ts';

/** The table of chemicals rates rubber; of plastics and metals it knows too little. */
export const ratesMedia = (kind: FamilyKind): boolean => kind === 'elastomer';

/** What the fields ask, and what of them could not be read. */
export interface ReadFamilies {
  readonly question: FamilyQuestion;
  /** '' where both temperatures are good. */
  readonly rangeProblem: string;
  readonly mediumProblem: AdvisorProblem | null;
}

/**
 * The fields from an address.
 *
 * @param unit of temperatures whose unit the address does not tell
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

/** Reads the fields; what holds nothing usable is left out and told. */
export const readFamilies = (entry: FamilyEntry): ReadFamilies => {
  const { wanted, problem: rangeProblem } = readWanted(entry, entry.degrees);
  // A temperature that cannot be read is told of by its own field; the medium is read without it.
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

/** The material advisor with the same question. @example advisorOf(entry, question) // '/tools/material-advisor?media=acetone&high=80' */
export const advisorOf = ({ low, high, degrees }: FamilyEntry, { medium }: FamilyQuestion): string =>
  advisorHref({ ...NO_ENTRY, low, high, degrees, media: medium === null ? [] : [mediumEntry(medium.key)] });
