import { type Celsius, celsius, type Megapascal } from '../../kit/units.ts';
import type { Medium } from './medium.ts';

/** A range of temperatures; null: that end is not known. */
export interface HeatRange {
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
}

/** A medium with its own temperatures; both null where the question's are its. */
export interface AskedMedium extends HeatRange {
  readonly medium: Medium;
}

/** A certificate of the store's filter. */
export interface Certificate {
  readonly key: string;
  readonly label: string;
}

/** A certificate as the advisor's form knows it: one the shop hides is read, and not offered. */
export interface OfferedCertificate extends Certificate {
  readonly isOffered: boolean;
}

/** What a seal has to stand. */
export interface Question extends HeatRange {
  readonly media: readonly AskedMedium[];
  readonly moving: boolean;
  readonly gas: boolean;
  readonly vacuum: boolean;
  readonly pressure: Megapascal | null;
  readonly compliance: readonly Certificate[];
}

export const EMPTY_QUESTION: Question = {
  media: [],
  lowC: null,
  highC: null,
  moving: false,
  gas: false,
  vacuum: false,
  pressure: null,
  compliance: [],
};

/** More media than any machine holds at once. */
export const MOST_MEDIA = 12;

/** A medium at the question's temperatures. */
export const asked = (medium: Medium): AskedMedium => ({ medium, lowC: null, highC: null });

const isOpen = ({ lowC, highC }: HeatRange): boolean => lowC === null && highC === null;

/** The temperatures of one medium: its own, else the question's. */
export const rangeOf = (medium: AskedMedium, { lowC, highC }: HeatRange): HeatRange =>
  isOpen(medium) ? { lowC, highC } : medium;

/** The highest temperature that is known of a range. */
export const hottestOf = ({ lowC, highC }: HeatRange): Celsius | null => highC ?? lowC;

/** The range that the seal itself has to stand: over all media and the question's own. */
export const wholeRange = (question: Question): HeatRange => {
  const ranges = [question, ...question.media];
  const ends = (pick: (range: HeatRange) => Celsius | null): Celsius[] => ranges.flatMap((range) => pick(range) ?? []);
  const lows = ends(({ lowC }) => lowC);
  const highs = ends(({ highC }) => highC);
  return {
    lowC: lows.length === 0 ? null : celsius(Math.min(...lows)),
    highC: highs.length === 0 ? null : celsius(Math.max(...highs)),
  };
};

/** The coldest and hottest temperature of all: one end that is not known is at least at the other. */
export const endsOf = (question: Question): { readonly coldest: Celsius | null; readonly hottest: Celsius | null } => {
  const known = [question, ...question.media].flatMap(({ lowC, highC }) => [lowC, highC]).filter((end) => end !== null);
  return known.length === 0
    ? { coldest: null, hottest: null }
    : { coldest: celsius(Math.min(...known)), hottest: celsius(Math.max(...known)) };
};
