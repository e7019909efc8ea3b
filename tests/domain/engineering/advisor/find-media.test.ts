import { describe, expect, it, test } from 'vitest';
import { mediaNamesRows } from '../../../../src/data/media-names.gen.ts';
import { mediaWordsRows } from '../../../../src/data/media-words.gen.ts';
import { chemicalEntries } from '../../../../src/domain/engineering/understand/words/chemical-words.ts';
import { findMedia, readMedia, readMedium } from '../../../../src/domain/reference/media/find-media.ts';
import { joinedName, media, mediaCalled } from '../../../../src/domain/reference/media/medium.ts';
import { rateMedium, rowsUsed } from '../../../../src/domain/reference/media/rated-medium.ts';
import { chemicals } from '../../../../src/domain/reference/tables/tables.ts';

const read = (text: string): string => {
  const reading = readMedium(text);
  return reading.kind === 'found' ? reading.medium.name : `? ${reading.near.map(({ name }) => name).join(' / ')}`;
};

test('every chemical is a medium with a unique key, found by key and by name', () => {
  expect(new Set(media().map(({ key }) => key)).size).toBe(media().length);
  expect(new Set(media().map(({ name }) => name)).size).toBe(media().length);
  const rows = media().filter(({ isRow }) => isRow);
  expect(rows).toHaveLength(349);
  for (const { key, name } of rows) {
    expect(read(key)).toBe(name);
    expect(read(name)).toBe(name);
  }
});

test('additional names belong to chemicals of the table', () => {
  const names = new Set(chemicals().map(({ name }) => name));
  for (const { chemical } of mediaNamesRows()) expect(names).toContain(chemical);
});

test.each([
  ['acetone', 'Acetone'],
  ['ACETONE ', 'Acetone'],
  ['MEK', 'Methyl ethyl ketone (MEK)'],
  ['skydrol', 'Phosphate ester, alkyl (aircraft, Skydrol type)'],
  ['R134a', 'R-134a'],
  ['isopropyl alcohol', 'Isopropanol (IPA)'],
  ['glacial acetic acid', 'Acetic acid, glacial'],
  ['aceton', 'Acetone'],
  ['acetonne', 'Acetone'],
  ['methnol', 'Methanol'],
  ['hydralic oil', 'Hydraulic oil, mineral (HLP)'],
  ['sulphur hexafluoride', 'Sulfur hexafluoride (SF6)'],
])('reads %s as %s', (typed, name) => {
  expect(read(typed)).toBe(name);
});

test('does not choose between ambiguous media', () => {
  expect(read('mthanol')).toMatch(/^\? /);
  expect(read('methanl')).toMatch(/^\? /);
  expect(read('caustic soda')).toBe('Sodium hydroxide 50%');
  expect(read('nitric acid')).toBe('Nitric acid 70%');
  expect(read('ammonium hydroxide')).toBe('? Ammonium hydroxide 10% / Ammonium hydroxide 28%');
  expect(read('unobtainium')).toBe('? ');
  expect(read('')).toBe('? ');
  expect(read('%%%')).toBe('? ');
});

test.each([
  ['DOT4 brake fluid', 'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)'],
  ['brake fluid DOT 4', 'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)'],
  ['DOT 4 fluid', 'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)'],
  ['Skydrol LD-4', 'Phosphate ester, alkyl (aircraft, Skydrol type)'],
  ['Hyjet IV', 'Phosphate ester, alkyl (aircraft, Skydrol type)'],
  ['vegetable oil', 'Vegetable oil'],
  ['LNG', 'LNG'],
  ['MDEA', 'MDEA'],
  ['ammonia water', 'Ammonium hydroxide 28%'],
])('reads all words of %s as one medium', (typed, name) => {
  expect(read(typed)).toBe(name);
});

test.each(['iron', 'Castrol DOT 4', 'acetone in water', 'silver', 'cleaner for brake fluid', 'hydr', 'oil'])(
  'reads no medium from %s, which is recognized only in part',
  (typed) => {
    expect(read(typed)).toMatch(/^\? /);
  },
);

test.each([
  ['chlorine', 'Chlorine gas, dry / Chlorine gas, wet / Chlorine water'],
  ['H2S', 'Hydrogen sulfide, dry, cold / Wet H2S'],
  ['thermal oil', 'Therminol 66 type heat-transfer oil / Diphenyl oxide (Dowtherm A type) / Mineral oil'],
  ['hydrogen peroxide', 'Hydrogen peroxide 3-10% / Hydrogen peroxide 30% / Hydrogen peroxide 90%'],
  ['refrigerant', 'R-134a / R-410A / R-1234yf'],
])('prompts for a choice for %s', (typed, choices) => {
  expect(read(typed)).toBe(`? ${choices}`);
});

describe('the table of media words', () => {
  it('names only rows of the chemical table', () => {
    const names = new Set(chemicals().map(({ name }) => name));
    for (const { rows } of mediaWordsRows()) for (const row of rows) expect(names).toContain(row);
  });

  it('states the result of the advisor and the search for every word', () => {
    for (const { word, rows_rule: rule, flags } of mediaWordsRows()) {
      const reading = readMedium(word);
      const asks = rule === 'ask' || flags.includes('ask-which') || flags.includes('ask-wet-or-dry');
      expect([word, reading.kind]).toEqual([word, asks ? 'unclear' : 'found']);
      const [sense] = chemicalEntries().filter(([phrase]) => joinedName(phrase) === joinedName(word));
      expect([word, sense?.[1].meaning?.kind]).toEqual([word, asks ? 'medium-choice' : 'medium']);
    }
  });

  it('rates a word by the worst of the rows that it names', () => {
    for (const { word, rows, rows_rule: rule, t_from_c: from, t_to_c: to, state } of mediaWordsRows()) {
      const [medium] = mediaCalled(word);
      if (medium?.kind !== 'rated' || rule !== 'worst' || state === 'cryogenic liquid') continue;
      const heat = to ?? (from === null ? 20 : from + 1);
      const used = rowsUsed(medium, heat).map(({ row }) => row.name);
      expect([word, heat, used]).toEqual([word, heat, expect.arrayContaining([...rows])]);
      const cells = rowsUsed(medium, heat).map(({ row }) => row.ratings.FKM);
      const worst = cells.includes('') && cells.every((cell) => cell < 'C') ? '' : cells.toSorted().at(-1);
      if (heat <= 40 && !medium.flags.includes('sour'))
        expect([word, rateMedium(medium, 'FKM', heat).rating]).toEqual([word, worst]);
    }
  });
});

test('compares only the first of a list of unknown names with all media', () => {
  const readings = readMedia(['acetonne', 'acetone', 'metanol', 'tolune', 'benzen', 'MEK']).map(({ reading }) =>
    reading.kind === 'found' ? reading.medium.name : reading.near.length,
  );
  expect(readings).toEqual(['Acetone', 'Acetone', 'Methanol', 'Toluene', 0, 'Methyl ethyl ketone (MEK)']);
});

test('completes names that start with the text first, and typos only when nothing else matches', () => {
  expect(findMedia('ace', 4).map(({ name }) => name)[0]).toMatch(/^Acet/);
  expect(findMedia('tolune', 3).map(({ name }) => name)).toEqual(['Toluene']);
  expect(findMedia('water', 50).length).toBeGreaterThan(5);
  expect(findMedia('a', 5)).toHaveLength(5);
  expect(findMedia('x'.repeat(100_000), 5)).toEqual([]);
});
