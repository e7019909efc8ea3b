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
import { type AdviceRequest, type AdviceResponse, MAX_COMPLETIONS } from '../../../domain/site/api/v1/materials.ts';
import { adviceResponse, type NamedMedium } from '../../catalog/material-advice.ts';
import { AppError } from '../../http/app-error.ts';

type ReadName = RequestedMedium & NamedMedium;

type Temperatures = Pick<AdviceRequest, 'temperature_low_c' | 'temperature_high_c'>;

const rangeOfRequest = ({ temperature_low_c: low, temperature_high_c: high }: Temperatures): HeatRange => ({
  lowC: low === null ? null : celsius(low),
  highC: high === null ? null : celsius(high),
});

const NO_TEMPERATURES: Temperatures = { temperature_low_c: null, temperature_high_c: null };

const refused = (at: number, asked: string, why: string, near: readonly Medium[]): Problem => {
  const names = near.map(({ name }) => name).join('; ');
  const parameter = `media.${at}`;
  return { parameter, message: `${parameter}: ${why} ${quoted(asked)}.${names === '' ? '' : ` It may be: ${names}.`}` };
};

/** Returns the media of a request. Throws `AppError` for names that are unknown, ambiguous, or need a temperature. */
export const readAdvice = (request: AdviceRequest): readonly ReadName[] => {
  const problems: Problem[] = [];
  const common = rangeOfRequest(request);
  const read = readMedia(request.media.map(({ medium }) => medium)).flatMap(({ asked, reading }, at): ReadName[] => {
    const range = rangeOfRequest(request.media[at] ?? NO_TEMPERATURES);
    if (reading.kind === 'unclear') problems.push(refused(at, asked, 'there is no one medium', reading.near));
    else {
      const { medium, mended } = reading;
      if (!needsHeat(medium) || hottestOf(rangeOf({ medium, ...range }, common)) !== null)
        return [{ asked, medium, mended, ...range }];
      problems.push(refused(at, asked, 'a temperature is needed for', heatChoices()));
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
export const adviceOn = (
  catalog: Catalog,
  siteUrl: string,
  request: AdviceRequest,
  read: readonly ReadName[],
): AdviceResponse => {
  const { moving, gas, vacuum, pressure_mpa: pressure } = request;
  const question: Question = {
    media: read.map(({ medium, lowC, highC }) => ({ medium, lowC, highC })),
    ...rangeOfRequest(request),
    moving,
    gas,
    vacuum,
    compliance: readCertificates(catalog, request.compliance),
    pressure: pressure === null ? null : megapascal(pressure),
  };
  return adviceResponse(catalog, siteUrl, question, read);
};

/** Returns media whose names begin with or are similar to what is typed. */
export const mediaNear = (typed: string) =>
  findMedia(typed, MAX_COMPLETIONS).map(({ key, name, alsoCalled }) => ({ key, name, also_called: [...alsoCalled] }));
