import { certificatesOf } from '../../../domain/engineering/advisor/compliance.ts';
import type { Problem } from '../../../domain/kit/errors.ts';
import { celsius, megapascal } from '../../../domain/kit/units.ts';
import { findMedia, readMedia } from '../../../domain/reference/media/find-media.ts';
import { heatChoices, type Medium, needsHeat } from '../../../domain/reference/media/medium.ts';
import {
  type HeatRange,
  hottestOf,
  type Question,
  type RequestedMedium,
  rangeOf,
} from '../../../domain/reference/media/question.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { quoted } from '../../../domain/shop/catalog-url/query-problem.ts';
import { type AdviceRequest, type AdviceResponse, MAX_COMPLETIONS } from '../../../domain/site/api/materials.ts';
import { adviceResponse } from '../../catalog/material-advice.ts';
import { AppError } from '../../http/app-error.ts';

interface ReadName extends RequestedMedium {
  readonly asked: string;
  readonly mended: boolean;
}

type AskedRequest = AdviceRequest['media'][number];

const rangeOfRequest = ([low, high]: AskedRequest['t']): HeatRange => ({
  lowC: low === null ? null : celsius(low),
  highC: high === null ? null : celsius(high),
});

const refused = (asked: string, why: string, near: readonly Medium[]): Problem => {
  const names = near.map(({ name }) => name).join('; ');
  return {
    parameter: 'media',
    message: `media: ${why} ${quoted(asked)}.${names === '' ? '' : ` It may be: ${names}.`}`,
  };
};

/** Returns the media of a request. Throws `AppError` for names that are unknown, ambiguous, or need a temperature. */
export const readAdvice = (request: AdviceRequest): readonly ReadName[] => {
  const problems: Problem[] = [];
  const common = rangeOfRequest(request.t);
  const read = readMedia(request.media.map(({ medium }) => medium)).flatMap(({ asked, reading }, at): ReadName[] => {
    const range = rangeOfRequest(request.media[at]?.t ?? [null, null]);
    if (reading.kind === 'unclear') problems.push(refused(asked, 'there is no one medium', reading.near));
    else {
      const { medium, mended } = reading;
      if (!needsHeat(medium) || hottestOf(rangeOf({ medium, ...range }, common)) !== null)
        return [{ asked, medium, mended, ...range }];
      problems.push(refused(asked, 'a temperature is needed for', heatChoices()));
    }
    return [];
  });
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return read;
};

const readCertificates = (catalog: Catalog, keys: readonly string[]): Question['compliance'] => {
  const certificates = certificatesOf(catalog);
  const unknown = keys.filter((key) => !certificates.some((one) => one.key === key));
  if (unknown.length > 0) {
    const known = certificates.filter(({ isOffered }) => isOffered).map(({ key }) => key);
    const problems = unknown.map((key) => ({
      parameter: 'compliance',
      message: `compliance: no compound has ${quoted(key)}. Use ${known.join(', ')}.`,
    }));
    throw new AppError('bad-input', { problems });
  }
  return certificates.filter(({ key }) => keys.includes(key)).map(({ key, label }) => ({ key, label }));
};

/** Returns the families for a request. */
export const adviceOn = (catalog: Catalog, request: AdviceRequest, read: readonly ReadName[]): AdviceResponse => {
  const { moving, gas, vacuum, pressure_mpa: pressure } = request;
  const question: Question = {
    media: read.map(({ medium, lowC, highC }) => ({ medium, lowC, highC })),
    ...rangeOfRequest(request.t),
    moving,
    gas,
    vacuum,
    compliance: readCertificates(catalog, request.compliance),
    pressure: pressure === null ? null : megapascal(pressure),
  };
  return adviceResponse(catalog, question, read);
};

/** Returns media whose names begin with or are similar to what is typed. */
export const mediaNear = (typed: string) =>
  findMedia(typed, MAX_COMPLETIONS).map(({ key, name, alsoCalled }) => ({ key, name, alsoCalled }));
