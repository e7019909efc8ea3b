import { type Celsius, celsius, type Megapascal } from '../../kit/units.ts';
import type { Medium } from './medium.ts';

/** A range of temperatures. null: that end is unknown. */
export interface HeatRange {
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
}

/** A medium with specific temperatures. Both are null if those of the requirements apply. */
export interface RequestedMedium extends HeatRange {
  readonly medium: Medium;
}

/** A certificate of the store's filter. */
export interface Certificate {
  readonly key: string;
  readonly label: string;
}

/** A certificate in the advisor's form. Hidden ones are parsed but not offered. */
export interface OfferedCertificate extends Certificate {
  readonly isOffered: boolean;
}

/** The service requirements of a seal. */
export interface Question extends HeatRange {
  readonly media: readonly RequestedMedium[];
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

/** Maximum number of media. */
export const MAX_MEDIA = 12;

/** Returns a medium at the temperatures of the requirements. */
export const requestedMedium = (medium: Medium): RequestedMedium => ({ medium, lowC: null, highC: null });

const isOpen = ({ lowC, highC }: HeatRange): boolean => lowC === null && highC === null;

/** Returns the temperatures of one medium: its specific ones, otherwise those of the requirements. */
export const rangeOf = (medium: RequestedMedium, { lowC, highC }: HeatRange): HeatRange =>
  isOpen(medium) ? { lowC, highC } : medium;

/** Returns the highest known temperature of a range. */
export const hottestOf = ({ lowC, highC }: HeatRange): Celsius | null => highC ?? lowC;

/** Returns the temperature range of the seal, over all media and the requirements. */
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

/** Returns the coldest and hottest temperature of all. An unknown end is set to the other end. */
export const endsOf = (question: Question): { readonly coldest: Celsius | null; readonly hottest: Celsius | null } => {
  const known = [question, ...question.media].flatMap(({ lowC, highC }) => [lowC, highC]).filter((end) => end !== null);
  return known.length === 0
    ? { coldest: null, hottest: null }
    : { coldest: celsius(Math.min(...known)), hottest: celsius(Math.max(...known)) };
};
