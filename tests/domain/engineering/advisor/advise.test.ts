import { describe, expect, it, test } from 'vitest';
import { chosenFamilies } from '../../../../src/domain/engineering/advisor/advice-query.ts';
import { advise } from '../../../../src/domain/engineering/advisor/advise.ts';
import { advisedFamilies } from '../../../../src/domain/engineering/advisor/advised-family.ts';
import { adviceFor } from '../../../../src/domain/engineering/advisor/caveats.ts';
import { reasonText } from '../../../../src/domain/engineering/advisor/reason.ts';
import { remarkText } from '../../../../src/domain/engineering/advisor/remark.ts';
import { VERDICTS } from '../../../../src/domain/engineering/advisor/verdicts.ts';
import { celsius, megapascal } from '../../../../src/domain/kit/units.ts';
import { mediaCalled } from '../../../../src/domain/reference/media/medium.ts';
import {
  EMPTY_QUESTION,
  type Question,
  requestedMedium,
  wholeRange,
} from '../../../../src/domain/reference/media/question.ts';

const byPoints = (one: string, other: string): number => Number(one.slice(-1)) - Number(other.slice(-1));

const questionOf = (names: readonly string[], more: Partial<Question> = {}): Question => ({
  ...EMPTY_QUESTION,
  media: names.flatMap((name) => mediaCalled(name).map(requestedMedium)),
  ...more,
});
const range = (low: number, high: number) => ({ lowC: celsius(low), highC: celsius(high) });

const RUBBERS = advisedFamilies().filter(({ rated, isElastomer }) => rated !== null && isElastomer);

/** Returns `good HNBR 0, …` by verdict, for rated rubbers, in result order. */
const ranked = (question: Question): Record<string, readonly string[]> =>
  Object.fromEntries(
    VERDICTS.map((verdict) => [
      verdict,
      advise(RUBBERS, question)
        .filter((one) => one.verdict === verdict)
        .map(({ family, points }) => (points === null ? family.code : `${family.code} ${points}`)),
    ]),
  );

const of = (question: Question, code: string) =>
  advise(advisedFamilies(), question).find(({ family }) => family.code === code);
const reasons = (question: Question, code: string) => of(question, code)?.reasons.map((one) => reasonText(one, 'C'));
const remarks = (question: Question, code: string) => of(question, code)?.remarks.map((one) => remarkText(one, 'C'));

test('T15: mineral hydraulic oil from −20 to 100 °C, static', () => {
  const question = questionOf(['HLP'], range(-20, 100));
  expect(ranked(question)).toEqual({
    good: ['HNBR 0', 'FVMQ 0', 'NBR 1', 'FKM 1'],
    possible: [],
    fits_temperature: [],
    no_data: [],
    no_data_at_heat: [],
    not_advised: ['CR 7'],
    out: ['EPDM', 'IIR', 'VMQ', 'AU', 'FEPM', 'FFKM'],
  });
  expect(reasons(question, 'HNBR')).toEqual([
    'Rated A at room temperature',
    '50 °C below its hot limit, 20 °C above its cold limit',
  ]);
  expect(reasons(question, 'NBR')).toEqual(['Rated A at room temperature', 'Hot margin 21 °C: +1']);
  expect(reasons(question, 'FKM')).toEqual(['Rated A at room temperature', 'Cold margin 0 °C: +1']);
  expect(reasons(question, 'CR')).toEqual(['Rated B at room temperature, C above 60 °C', 'Hot margin 7 °C: +2']);
  expect(reasons(question, 'EPDM')).toEqual(['Attacked: rated D']);
  expect(reasons(question, 'VMQ')).toEqual(['Rated C at room temperature, D above 60 °C']);
  expect(reasons(question, 'AU')).toEqual(['Hot side: limit 82 °C, 18 °C short']);
  expect(reasons(question, 'FFKM')).toEqual(['Cold side: limit −15 °C, 5 °C short']);
});

test('T16: steam below 150 °C from 20 to 140 °C, static', () => {
  expect(ranked(questionOf(['Steam below 150 C'], range(20, 140)))).toEqual({
    good: ['FEPM 0', 'FFKM 0', 'EPDM 1'],
    possible: [],
    fits_temperature: [],
    no_data: [],
    no_data_at_heat: [],
    not_advised: ['VMQ 5', 'HNBR 6'],
    out: ['NBR', 'CR', 'IIR', 'AU', 'FKM', 'FVMQ'],
  });
});

test('a blank rating never passes, and the worst of several media counts', () => {
  const acetonitrile = questionOf(['Acetonitrile']);
  expect(ranked(acetonitrile).no_data).toContain('FKM');
  expect(reasons(acetonitrile, 'FKM')).toEqual(['No rating on file']);
  const both = questionOf(['Acetonitrile', 'Acetone']);
  expect(of(both, 'EPDM')?.verdict).toBe('good');
  expect(reasons(both, 'FKM')).toEqual(['Attacked: rated D for Acetone']);
});

test('above the temperature of its row, rates a family in hot air by its temperature alone', () => {
  const question = questionOf(['Air up to 100 C'], range(20, 120));
  expect(of(question, 'FKM')).toMatchObject({ verdict: 'fits_temperature' });
  expect(reasons(question, 'FKM')?.[0]).toBe('Judged by the temperature alone');
  expect(of(question, 'CR')?.verdict).toBe('out');
  expect(of(questionOf(['Air up to 100 C'], range(20, 100)), 'FKM')?.verdict).toBe('good');
});

test('a moving seal: no silicone, no C rating, and 8 K less range in the cold', () => {
  const still = questionOf(['HLP'], range(-30, 50));
  const moving = { ...still, moving: true };
  expect(of(still, 'NBR')?.verdict).toBe('good');
  expect(reasons(moving, 'NBR')).toEqual(['Cold side: limit −26 °C when moving, 4 °C short']);
  expect(reasons(moving, 'FVMQ')).toEqual(['Not for moving seals']);
  expect(reasons({ ...moving, lowC: null }, 'VMQ')?.[0]).toBe('Rated C: not for a moving seal');
});

test('takes permeability into account for gas and vacuum', () => {
  const helium = { ...questionOf(['Helium']), gas: true };
  expect(ranked(helium).good?.slice(0, 3)).toEqual(['NBR 0', 'CR 0', 'IIR 0']);
  expect(of(helium, 'VMQ')).toMatchObject({ verdict: 'possible', points: 3 });
  expect(reasons(helium, 'EPDM')).toEqual(['Rated A', 'Gas permeability medium-high: +1']);
});

test('compliance keeps the families with a compliant compound', () => {
  const held = RUBBERS.map((family) => ({ ...family, compliance: family.code === 'EPDM' ? ['nsf-ansi-61'] : [] }));
  const question: Question = { ...questionOf(['Milk']), compliance: [{ key: 'nsf-ansi-61', label: 'NSF/ANSI 61' }] };
  const advices = advise(held, question);
  expect(advices.filter(({ verdict }) => verdict === 'good').map(({ family }) => family.code)).toEqual(['EPDM']);
  expect(advices.find(({ family }) => family.code === 'FKM')?.reasons.map((one) => reasonText(one, 'C'))).toEqual([
    'No grades with NSF/ANSI 61 on file',
  ]);
});

test('reports better grades, differing sources and pressure', () => {
  expect(remarks(questionOf(['Methanol']), 'FKM')?.[0]).toMatch(/^FKM GF,/);
  expect(remarks(questionOf(['Steam below 150 C']), 'FKM')?.[0]).toMatch(/^FKM GF-S,/);
  expect(remarks(questionOf(['Methanol']), 'NBR')?.[0]).toMatch(/^Sources differ for Methanol/);
  expect(remarks(questionOf(['HLP'], range(0, 110)), 'NBR')).toContain(
    'Sources differ on the heat: others end at 100 °C.',
  );
  const pressed = { ...questionOf(['Nitrogen']), gas: true, pressure: megapascal(12) };
  expect(adviceFor(pressed).slice(0, 2)).toEqual([
    expect.stringContaining('rapid gas decompression (RGD), 90 Shore A or harder'),
    expect.stringContaining('Above 10 MPa'),
  ]);
  expect(adviceFor({ ...pressed, pressure: megapascal(3.5) })).toEqual([]);
});

test('the order does not depend on the order of families and media', () => {
  const question = questionOf(['Acetone', 'Helium', 'HLP'], range(0, 90));
  const codes = advise(advisedFamilies(), question).map(({ family }) => family.code);
  const turned = { ...question, media: question.media.toReversed() };
  expect(advise(advisedFamilies(), turned).map(({ family }) => family.code)).toEqual(codes);
  expect(new Set(codes).size).toBe(advisedFamilies().length);
});

describe('families without ratings', () => {
  it('lists every material in the catalog once, with the key of the store', () => {
    const keys = advisedFamilies().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['acm', 'aem', 'eco', 'ptfe', 'fep-vmq', 'peek', 'copper']));
  });

  it('never ranks a family without a column in the table', () => {
    for (const { family, verdict, points, reasons: why } of advise(
      advisedFamilies(),
      questionOf(['HLP'], range(0, 40)),
    )) {
      if (family.rated !== null) continue;
      expect(verdict).toBe('no_data');
      expect(points).toBeNull();
      expect(why).toEqual([{ kind: 'no_rating', medium: '' }]);
    }
  });

  it('rates PTFE possible at best, because it needs a special gland', () => {
    const ptfe = of(questionOf(['Acetone']), 'PTFE');
    expect(ptfe).toMatchObject({ verdict: 'possible', points: 0, rating: 'A' });
    expect(
      chosenFamilies(advise(advisedFamilies(), questionOf(['Acetone']))).map(({ family }) => family.code),
    ).not.toContain('PTFE');
  });
});

describe('without a medium', () => {
  it('says that a family fits the temperature, but never that it is good', () => {
    const all = advise(advisedFamilies(), { ...EMPTY_QUESTION, ...range(-20, 100) });
    expect(new Set(all.map(({ verdict }) => verdict))).toEqual(new Set(['fits_temperature', 'out']));
  });

  it('opens the store with rubber only', () => {
    const chosen = chosenFamilies(advise(advisedFamilies(), { ...EMPTY_QUESTION, ...range(-20, 100) }));
    expect(chosen.every(({ family }) => family.isElastomer)).toBe(true);
  });
});

describe('media that need more than a rating', () => {
  it('rates sour gas as natural gas with hydrogen sulfide: FEPM, FFKM, then HNBR', () => {
    const question: Question = { ...questionOf(['sour gas'], range(0, 120)), pressure: megapascal(35) };
    expect(ranked(question)).toMatchObject({ good: [], possible: ['FEPM 2', 'FFKM 2', 'HNBR 4'] });
    expect(ranked(question).out).toEqual(expect.arrayContaining(['EPDM', 'IIR', 'VMQ', 'FKM']));
    expect(reasons(question, 'FEPM')?.[0]).toContain('NACE TM0297 or ISO 23936-2');
    expect(reasons(question, 'HNBR')).toContain('Only at low H2S, below 5% (unconfirmed): +2');
    expect(adviceFor(question).join(' ')).toMatch(/RGD.*NACE TM0297 and ISO 23936-2/);
  });

  it('rates no rubber good in oxygen under pressure, and warns of ignition', () => {
    const question: Question = { ...questionOf(['oxygen']), pressure: megapascal(20) };
    expect(ranked(question)).toMatchObject({ good: [], possible: ['FKM 0', 'FFKM 0'], no_data: [] });
    expect(adviceFor(question)[0]).toMatch(/ignition.*ASTM G63.*PTFE or PCTFE first/);
    expect(ranked(questionOf(['oxygen'])).good).toEqual([]);
    expect(ranked({ ...question, pressure: megapascal(0.5) }).good).toContain('EPDM 0');
  });

  it('rates vacuum by permeability, not as vacuum pump oil', () => {
    const verdicts = ranked(questionOf(['vacuum']));
    expect(verdicts.fits_temperature).toEqual(['NBR 0', 'EPDM 0', 'IIR 0', 'FKM 0', 'FFKM 0']);
    expect(verdicts.not_advised).toEqual(['VMQ 0', 'FVMQ 0']);
    expect(ranked({ ...EMPTY_QUESTION, vacuum: true }).fits_temperature).toContain('IIR 0');
  });

  it.each(['LN2', 'LOX', 'LNG'])('has no rubber for %s', (name) => {
    expect(ranked(questionOf([name])).out).toHaveLength(RUBBERS.length);
    expect(of(questionOf([name]), 'PTFE')?.verdict).toBe('possible');
  });

  it('in gas under pressure, rates families without RGD grades as possible', () => {
    const question: Question = { ...questionOf(['nitrogen']), pressure: megapascal(10) };
    expect(ranked(question)).toMatchObject({ good: ['HNBR 0', 'FKM 0', 'FEPM 0', 'FFKM 0'] });
    expect(of(question, 'NBR')?.verdict).toBe('possible');
  });

  it('names the low-temperature grade of a family that fails only because of cold', () => {
    expect(remarks(questionOf(['HLP'], range(-40, 80)), 'FKM')).toEqual([
      'Low-temperature grades exist: FKM GLT to −40 °C. Ask for one.',
    ]);
    expect(remarks(questionOf(['Acetone'], range(-40, 40)), 'FKM')).toEqual([]);
  });

  it('rates each medium at its temperatures', () => {
    const media = [
      ['Milk', 5, 40],
      ['CIP nitric acid cleaner 2%', null, 80],
      ['steam', null, 130],
    ] as const;
    const question: Question = {
      ...EMPTY_QUESTION,
      media: media.flatMap(([name, low, high]) =>
        mediaCalled(name).map((medium) => ({ medium, lowC: low === null ? null : celsius(low), highC: celsius(high) })),
      ),
    };
    expect(wholeRange(question)).toEqual({ lowC: 5, highC: 130 });
    expect(ranked(question)).toMatchObject({ good: [], possible: ['EPDM 3', 'FEPM 2', 'FFKM 2'].toSorted(byPoints) });
    expect(of({ ...question, media: question.media.slice(0, 1) }, 'CR')?.verdict).toBe('good');
  });
});
