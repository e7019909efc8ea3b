import { expect, test } from 'vitest';
import {
  advisorEntry,
  advisorHref,
  mediumHref,
  NO_ENTRY,
  readAdvisor,
  shownEntry,
} from '../../../src/domain/advisor/advisor-entry.ts';

const entryOf = (query: string) => advisorEntry(new URLSearchParams(query));
const read = (query: string) => readAdvisor(entryOf(query));

test('an address holds everything and gives it back', () => {
  const query =
    'media=acetone&media=MEK&low=-20&high=80&degrees=F&seal=moving&gas=1&vacuum=1&pressure=3.5&compliance=nsf-ansi-61';
  expect(advisorHref(entryOf(query))).toBe(`/tools/material-advisor?${query}`);
  expect(advisorHref(NO_ENTRY)).toBe('/tools/material-advisor');
  expect(mediumHref('r-134a')).toBe('/tools/material-advisor?media=r-134a');
});

test('fields become a question', () => {
  const { question, problems } = read('media=acetone&media=Aceton&low=−20&high=176&degrees=F&pressure=3.5&seal=moving');
  expect(problems).toEqual([]);
  expect(question.media.map(({ name }) => name)).toEqual(['Acetone']);
  expect(question).toMatchObject({ lowC: -28.89, highC: 80, moving: true, gas: false, pressure: 3.5 });
});

test('what is not understood is told by its field, the rest is answered', () => {
  const { question, problems } = read(
    'media=acetone&media=caustic+soda&media=unobtainium&low=warm&high=80&pressure=-1',
  );
  expect(problems.map(({ field, message, near }) => [field, message, near.length])).toEqual([
    ['media', '“caustic soda” may mean several media.', 2],
    ['media', '“unobtainium” is no medium of the table.', 0],
    ['low', 'Enter a temperature as a number, such as 80.', 0],
    ['pressure', 'Enter a pressure in MPa as a number, such as 3.5.', 0],
  ]);
  expect(question).toMatchObject({ lowC: null, highC: 80, pressure: null });
  expect(read('low=90&high=20').problems.map(({ field }) => field)).toEqual(['low']);
});

test('a spelling that was mended is told', () => {
  expect(read('media=acetonne').mended.map(({ asked, medium }) => [asked, medium.name])).toEqual([
    ['acetonne', 'Acetone'],
  ]);
  expect(read('media=MEK').mended).toEqual([]);
});

test('fields are shown in the visitor’s unit, and as typed where it is the same', () => {
  const entry = entryOf('media=MEK&low=-20&high=100');
  expect(shownEntry(entry, readAdvisor(entry), 'F')).toMatchObject({
    media: ['methyl-ethyl-ketone-mek'],
    low: '-4',
    high: '212',
    degrees: 'F',
  });
  expect(shownEntry(entry, readAdvisor(entry), 'C')).toMatchObject({ low: '-20', high: '100' });
});

test('an address with thousands of values is bounded before it is read', () => {
  const many = new URLSearchParams(Array.from({ length: 5000 }, (_, at) => ['media', `x${at}`.padEnd(500, 'y')]));
  const entry = advisorEntry(many);
  expect(entry.media).toHaveLength(12);
  expect(entry.media.every(({ length }) => length <= 80)).toBe(true);
});
