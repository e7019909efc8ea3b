import { designGland } from '../../../../domain/engineering/gland-design/design-gland.ts';
import {
  backupFrom,
  designFrom,
  editsFrom,
  glandInputsFrom,
  inputProblems,
  ringFrom,
  serviceFrom,
} from '../../../../domain/engineering/gland-design/entry/from-input.ts';
import { glandOf } from '../../../../domain/engineering/gland-design/entry/gland-inputs.ts';
import type {
  CheckInput,
  DesignInput,
  GlandInput,
  RingsInput,
} from '../../../../domain/engineering/gland-design/entry/gland-request.ts';
import { type CheckOptions, checkGland } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import type { GlandGeometry } from '../../../../domain/engineering/gland-design/model.ts';
import { ringsFor } from '../../../../domain/engineering/gland-design/rings/reverse.ts';
import { namedRings } from '../../../../domain/engineering/gland-design/rings/rings.ts';
import type { Parsed } from '../../../../domain/kit/errors.ts';
import { glandJson, resultJson, ringJson, ringsJson } from '../../../../domain/site/api/gland-json.ts';
import type { DesignResponse, GlandResult, GlandRings } from '../../../../domain/site/api/glands.ts';
import { AppError } from '../../../http/app-error.ts';

const orRefuse = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new AppError('bad-input', { problems: parsed.problems });
  return parsed.value;
};

/** Returns the gland of a request. Throws `AppError` with the invalid fields. */
const glandIn = (input: GlandInput): GlandGeometry => {
  const problems = inputProblems(input);
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return orRefuse(glandOf(glandInputsFrom(input)));
};

const optionsIn = (input: CheckInput | RingsInput): CheckOptions => ({
  service: serviceFrom(input),
  backup: backupFrom(input),
  chart: input.chart ?? null,
  edits: editsFrom(input),
  unit: input.unit,
});

/** Returns the check of a ring in a gland. */
export const checkResponse = (input: CheckInput): GlandResult => {
  const { unit } = input;
  const ring = orRefuse(ringFrom(input.ring, unit));
  const gland = glandIn(input);
  return resultJson(checkGland(gland, ring, optionsIn(input)), unit);
};

/** Returns a designed gland. */
export const designResponse = (input: DesignInput): DesignResponse => {
  const { unit } = input;
  const { ring, report, basis } = orRefuse(designGland(orRefuse(designFrom(input)), namedRings()));
  return {
    ring: ringJson(ring, unit),
    basis,
    gland: glandJson(report.gland, report.stack, unit),
    result: resultJson(report, unit),
  };
};

/** Returns the rings for a gland. */
export const ringsResponse = (input: RingsInput): GlandRings => {
  const { unit, limit } = input;
  return ringsJson(ringsFor(glandIn(input), namedRings(), optionsIn(input)), unit, limit);
};
