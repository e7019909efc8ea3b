import type { Celsius, Megapascal } from '../units.ts';
import type { ComplianceKey } from './compliance.ts';
import type { Medium } from './medium.ts';

/** What a seal has to stand. */
export interface Question {
  readonly media: readonly Medium[];
  /** null: not told. */
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
  readonly moving: boolean;
  readonly gas: boolean;
  readonly vacuum: boolean;
  readonly pressure: Megapascal | null;
  readonly compliance: readonly ComplianceKey[];
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
