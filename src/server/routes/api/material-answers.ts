import { findMedia, readMedia } from '../../../domain/advisor/find-media.ts';
import type { Medium } from '../../../domain/advisor/medium.ts';
import type { Question } from '../../../domain/advisor/question.ts';
import { type AdviceAnswer, type AdviceRequest, MOST_COMPLETIONS } from '../../../domain/api/materials.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import { quoted } from '../../../domain/catalog-url/query-problem.ts';
import type { Problem } from '../../../domain/errors.ts';
import { celsius, megapascal } from '../../../domain/units.ts';
import { answerAdvice } from '../../catalog/material-advice.ts';
import { AppError } from '../../http/app-error.ts';

interface ReadName {
  readonly asked: string;
  readonly medium: Medium;
  readonly mended: boolean;
}

/** The media of a request; refuses names that nobody knows or that may mean several. */
const readOrRefuse = (names: readonly string[]): readonly ReadName[] => {
  const problems: Problem[] = [];
  const read = readMedia(names).flatMap(({ asked, reading }): ReadName[] => {
    if (reading.kind === 'found') return [{ asked, medium: reading.medium, mended: reading.mended }];
    const near = reading.near.map(({ name }) => name).join('; ');
    const message = `media: there is no one medium ${quoted(asked)}.${near === '' ? '' : ` It may be: ${near}.`}`;
    problems.push({ parameter: 'media', message });
    return [];
  });
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return read;
};

const questionOf = (request: AdviceRequest, media: readonly Medium[]): Question => {
  const { t, moving, gas, vacuum, pressure_mpa: pressure, compliance } = request;
  const [low, high] = t;
  return {
    ...{ media, moving, gas, vacuum, compliance: [...new Set(compliance)] },
    lowC: low === null ? null : celsius(low),
    highC: high === null ? null : celsius(high),
    pressure: pressure === null ? null : megapascal(pressure),
  };
};

interface AskedAdvice {
  readonly question: Question;
  /** How each name was read. */
  readonly told: AdviceAnswer['media'];
}

/** What a request asks; one that names media nobody knows is refused. */
export const readAdvice = (request: AdviceRequest): AskedAdvice => {
  const read = readOrRefuse(request.media);
  const media = [...new Set(read.map(({ medium }) => medium))];
  return {
    question: questionOf(request, media),
    told: read.map(({ asked, medium: { key, name }, mended }) => ({ asked, key, name, mended })),
  };
};

/** The families for what is asked. */
export const adviceOn = (catalog: Catalog, { question, told }: AskedAdvice): AdviceAnswer =>
  answerAdvice(catalog, question, told);

/** Media whose names begin with, or are near to, what is typed. */
export const mediaNear = (typed: string) =>
  findMedia(typed, MOST_COMPLETIONS).map(({ key, name, alsoCalled }) => ({ key, name, alsoCalled }));
