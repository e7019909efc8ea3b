import type { CheckInput, DesignInput, RingsInput } from '../../../domain/api/gland-request.ts';
import type { DesignedAnswer, GlandResult, GlandRings } from '../../../domain/api/glands.ts';
import type { Parsed } from '../../../domain/errors.ts';
import { checkGland } from '../../../domain/gland-design/check-gland.ts';
import { designGland } from '../../../domain/gland-design/design-gland.ts';
import { designFrom, editsFrom, givenFrom, ringFrom, serviceFrom } from '../../../domain/gland-design/from-input.ts';
import { glandOf } from '../../../domain/gland-design/given.ts';
import { glandJson, resultJson, ringJson, ringsJson } from '../../../domain/gland-design/gland-json.ts';
import { ringsFor } from '../../../domain/gland-design/reverse.ts';
import { namedRings } from '../../../domain/gland-design/rings.ts';
import { AppError } from '../../http/app-error.ts';

const orRefuse = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new AppError('bad-input', { problems: parsed.problems });
  return parsed.value;
};

/** A ring in a gland judged. */
export const checkedAnswer = (input: CheckInput): GlandResult => {
  const { unit } = input;
  const ring = orRefuse(ringFrom(input.ring, unit));
  const gland = orRefuse(glandOf(givenFrom(input)));
  const report = checkGland(gland, ring, { service: serviceFrom(input), edits: editsFrom(input), unit });
  return resultJson(report, unit);
};

/** A gland designed. */
export const designedAnswer = (input: DesignInput): DesignedAnswer => {
  const { unit } = input;
  const { ring, report } = orRefuse(designGland(orRefuse(designFrom(input)), namedRings()));
  return {
    ring: ringJson(ring, unit),
    gland: glandJson(report.gland, report.stack, unit),
    result: resultJson(report, unit),
  };
};

/** The rings for a gland. */
export const ringsAnswer = (input: RingsInput): GlandRings => {
  const { unit, limit } = input;
  const gland = orRefuse(glandOf(givenFrom(input)));
  const options = { service: serviceFrom(input), edits: editsFrom(input), unit };
  return ringsJson(ringsFor(gland, namedRings(), options), unit, limit);
};
