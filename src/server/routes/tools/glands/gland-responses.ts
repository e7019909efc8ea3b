import { type Design, designGland } from '../../../../domain/engineering/gland-design/design-gland.ts';
import {
  backupFrom,
  designFrom,
  editsFrom,
  glandInputsFrom,
  problemOfRequest,
  ringFrom,
  serviceFrom,
} from '../../../../domain/engineering/gland-design/entry/from-input.ts';
import { glandOf } from '../../../../domain/engineering/gland-design/entry/gland-inputs.ts';
import type {
  CheckInput,
  DesignInput,
  RingsInput,
} from '../../../../domain/engineering/gland-design/entry/gland-request.ts';
import { type CheckOptions, checkGland } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import { ringsFor } from '../../../../domain/engineering/gland-design/rings/reverse.ts';
import { namedRings } from '../../../../domain/engineering/gland-design/rings/rings.ts';
import type { Parsed } from '../../../../domain/kit/errors.ts';
import { glandJson, resultJson, ringJson, ringsJson } from '../../../../domain/site/api/v1/gland-json.ts';
import type { CheckResponse, DesignResponse, RingsResponse } from '../../../../domain/site/api/v1/glands.ts';
import { AppError } from '../../../http/app-error.ts';

const orRefuse = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new AppError('bad-input', { problems: parsed.problems.map(problemOfRequest) });
  return parsed.value;
};

const optionsIn = (input: CheckInput | RingsInput): CheckOptions => ({
  service: serviceFrom(input),
  backup: backupFrom(input),
  chart: input.chart ?? null,
  edits: editsFrom(input),
});

/** Returns the check of a ring in a gland. Throws `AppError` with the invalid fields, as the others do. */
export const checkResponse = (input: CheckInput): CheckResponse => {
  const ring = orRefuse(ringFrom(input.ring));
  const gland = orRefuse(glandOf(glandInputsFrom(input)));
  return { ring: ringJson(ring), result: resultJson(checkGland(gland, ring, optionsIn(input))) };
};

/** Returns the design of a request with its operating conditions. */
export const designIn = (input: DesignInput) => {
  const request = orRefuse(designFrom(input));
  return { design: orRefuse(designGland(request, namedRings())), service: request.service };
};

export const designJson = ({ ring, report, basis }: Design): DesignResponse => ({
  ring: ringJson(ring),
  basis,
  gland: glandJson(report.gland, report.stack),
  result: resultJson(report),
});

/** Returns a designed gland. */
export const designResponse = (input: DesignInput): DesignResponse => designJson(designIn(input).design);

/** Returns the rings for a gland. */
export const ringsResponse = (input: RingsInput): RingsResponse => {
  const gland = orRefuse(glandOf(glandInputsFrom(input)));
  return ringsJson(ringsFor(gland, namedRings(), optionsIn(input)), input.limit);
};
