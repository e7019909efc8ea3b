import { expect, test } from 'vitest';
import { advise } from '../../../src/domain/advisor/advise.ts';
import { advisedFamilies } from '../../../src/domain/advisor/advised-family.ts';
import { adviceFor } from '../../../src/domain/advisor/caveats.ts';
import { media, mediaCalled } from '../../../src/domain/advisor/medium.ts';
import { EMPTY_QUESTION, type Question } from '../../../src/domain/advisor/question.ts';
import { reasonText } from '../../../src/domain/advisor/reason.ts';
import { remarkText } from '../../../src/domain/advisor/remark.ts';
import { VERDICTS } from '../../../src/domain/advisor/verdicts.ts';
import { celsius, megapascal } from '../../../src/domain/units.ts';

const ask = (names: readonly string[], more: Partial<Question> = {}): Question => ({
  ...EMPTY_QUESTION,
  media: names.flatMap((name) => mediaCalled(name)),
  ...more,
});
const range = (low: number, high: number) => ({ lowC: celsius(low), highC: celsius(high) });

/** `good HNBR 0, …` by verdict, in the order told. */
const told = (question: Question): Record<string, readonly string[]> =>
  Object.fromEntries(
    VERDICTS.map((verdict) => [
      verdict,
      advise(advisedFamilies(), question)
        .filter((one) => one.verdict === verdict)
        .map(({ family, points }) => (points === null ? family.code : `${family.code} ${points}`)),
    ]),
  );

const of = (question: Question, code: string) =>
  advise(advisedFamilies(), question).find(({ family }) => family.code === code);
const reasons = (question: Question, code: string) => of(question, code)?.reasons.map((one) => reasonText(one, 'C'));
const remarks = (question: Question, code: string) => of(question, code)?.remarks.map((one) => remarkText(one, 'C'));

test('T15: mineral hydraulic oil from −20 to 100 °C, static', () => {
  const question = ask(['HLP'], range(-20, 100));
  expect(told(question)).toEqual({
    good: ['HNBR 0', 'FVMQ 0', 'NBR 1', 'FKM 1'],
    possible: [],
    no_data: [],
    not_advised: ['CR 7'],
    out: ['EPDM', 'IIR', 'VMQ', 'AU', 'FEPM', 'FFKM'],
  });
  expect(reasons(question, 'HNBR')).toEqual(['Rated A at room temperature', '50 K of heat and 20 K of cold in hand']);
  expect(reasons(question, 'NBR')).toEqual(['Rated A at room temperature', 'Hot margin 21 K: +1']);
  expect(reasons(question, 'FKM')).toEqual(['Rated A at room temperature', 'Cold margin 0 K: +1']);
  expect(reasons(question, 'CR')).toEqual(['Rated B at room temperature, C above 60 °C', 'Hot margin 7 K: +2']);
  expect(reasons(question, 'EPDM')).toEqual(['Attacked: rated D']);
  expect(reasons(question, 'VMQ')).toEqual(['Rated C at room temperature, D above 60 °C']);
  expect(reasons(question, 'AU')).toEqual(['Hot side: limit 82 °C, 18 K short']);
  expect(reasons(question, 'FFKM')).toEqual(['Cold side: limit −15 °C, 5 K short']);
});

test('T16: steam below 150 °C from 20 to 140 °C, static', () => {
  expect(told(ask(['Steam below 150 C'], range(20, 140)))).toEqual({
    good: ['FEPM 0', 'FFKM 0', 'EPDM 1'],
    possible: [],
    no_data: [],
    not_advised: ['VMQ 5', 'HNBR 6'],
    out: ['NBR', 'CR', 'IIR', 'AU', 'FKM', 'FVMQ'],
  });
});

test('a blank rating is never a pass, and the worst of several media counts', () => {
  const acetonitrile = ask(['Acetonitrile']);
  expect(told(acetonitrile).no_data).toContain('FKM');
  expect(reasons(acetonitrile, 'FKM')).toEqual(['No rating on file']);
  const both = ask(['Acetonitrile', 'Acetone']);
  expect(of(both, 'EPDM')?.verdict).toBe('good');
  expect(reasons(both, 'FKM')).toEqual(['Attacked: rated D for Acetone']);
});

test('above the temperature that a row names, what it rates well has no verdict', () => {
  const question = ask(['Air up to 100 C'], range(20, 120));
  expect(of(question, 'FKM')).toMatchObject({ verdict: 'no_data', points: null });
  expect(reasons(question, 'FKM')?.[0]).toBe('Ratings end at 100 °C');
  expect(of(ask(['Air up to 100 C'], range(20, 100)), 'FKM')?.verdict).toBe('good');
});

test('a moving seal: no silicone, no C, and 8 K less of cold', () => {
  const still = ask(['HLP'], range(-30, 50));
  const moving = { ...still, moving: true };
  expect(of(still, 'NBR')?.verdict).toBe('good');
  expect(reasons(moving, 'NBR')).toEqual(['Cold side: limit −26 °C when moving, 4 K short']);
  expect(reasons(moving, 'FVMQ')).toEqual(['Not for moving seals']);
  expect(reasons({ ...moving, lowC: null }, 'VMQ')?.[0]).toBe('Rated C: not for a moving seal');
});

test('gas and vacuum count the permeability', () => {
  const helium = { ...ask(['Helium']), gas: true };
  expect(told(helium).good?.slice(0, 3)).toEqual(['NBR 0', 'CR 0', 'IIR 0']);
  expect(of(helium, 'VMQ')).toMatchObject({ verdict: 'possible', points: 3 });
  expect(reasons(helium, 'EPDM')).toEqual(['Rated A', 'Gas permeability medium-high: +1']);
});

test('compliance keeps the families that have grades with it', () => {
  const question: Question = { ...ask(['Milk']), compliance: ['nsf-ansi-61'] };
  expect(told(question).good).toEqual(['NBR 0', 'EPDM 0', 'VMQ 0']);
  expect(reasons(question, 'FKM')).toEqual(['No grades with NSF/ANSI 61 on file']);
});

test('better grades, sources that differ and pressure are told', () => {
  expect(remarks(ask(['Methanol']), 'FKM')?.[0]).toMatch(/^FKM GF,/);
  expect(remarks(ask(['Steam below 150 C']), 'FKM')?.[0]).toMatch(/^FKM GF-S,/);
  expect(remarks(ask(['Methanol']), 'NBR')?.[0]).toMatch(/^Sources differ for Methanol/);
  expect(remarks(ask(['HLP'], range(0, 110)), 'NBR')).toContain('Sources differ on the heat: others end at 100 °C.');
  const pressed = { ...ask(['Nitrogen']), gas: true, pressure: megapascal(12) };
  expect(adviceFor(pressed)).toHaveLength(2);
  expect(adviceFor({ ...pressed, pressure: megapascal(3.5) })).toEqual([]);
});

const rank = (question: Question): ReadonlyMap<string, number> =>
  new Map(advise(advisedFamilies(), question).map(({ family, verdict }) => [family.code, VERDICTS.indexOf(verdict)]));

const neverBetter = (narrow: Question, wide: Question): void => {
  const before = rank(narrow);
  const better = [...rank(wide)].filter(([code, after]) => after < (before.get(code) ?? 0));
  expect(better).toEqual([]);
};

test('a further medium never makes a verdict better', () => {
  const all = media();
  all.forEach((medium, at) => {
    const second = all[(at * 131 + 17) % all.length] ?? medium;
    for (const temperatures of [{}, range(-20, 100), range(20, 160)]) {
      neverBetter(
        { ...EMPTY_QUESTION, ...temperatures, media: [medium] },
        { ...EMPTY_QUESTION, ...temperatures, media: [medium, second] },
      );
    }
  });
});

test('a wider range of temperature never makes a verdict better', () => {
  const steps = [-60, -34, -20, -10, 0, 20, 60, 61, 82, 100, 121, 150, 204, 330];
  for (const medium of media().filter((_, at) => at % 4 === 0)) {
    for (const moving of [false, true]) {
      const base = { ...EMPTY_QUESTION, media: [medium], moving };
      neverBetter(base, { ...base, highC: celsius(20) });
      steps.slice(1).forEach((high, at) => {
        neverBetter(
          { ...base, ...range(20, Math.max(20, steps[at] ?? 20)) },
          { ...base, ...range(20, Math.max(20, high)) },
        );
        neverBetter(
          { ...base, ...range(Math.min(20, high), 20) },
          { ...base, ...range(Math.min(20, steps[at] ?? 20), 20) },
        );
      });
    }
  }
});

test('the order is the same however the families and media are given', () => {
  const question = ask(['Acetone', 'Helium', 'HLP'], range(0, 90));
  const codes = advise(advisedFamilies(), question).map(({ family }) => family.code);
  const turned = { ...question, media: question.media.toReversed() };
  expect(advise(advisedFamilies(), turned).map(({ family }) => family.code)).toEqual(codes);
  expect(codes).toHaveLength(11);
});
