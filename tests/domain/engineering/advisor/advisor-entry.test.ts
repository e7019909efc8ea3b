import { expect, test } from 'vitest';
import {
  advisorEntry,
  advisorHref,
  mediumHref,
  NO_ENTRY,
  readAdvisor,
  shownEntry,
} from '../../../../src/domain/engineering/advisor/advisor-entry.ts';

const entryOf = (query: string) => advisorEntry(new URLSearchParams(query));
const CERTIFICATES = [{ key: 'nsf-ansi-61', label: 'NSF/ANSI 61' }];
const read = (query: string) => readAdvisor(entryOf(query), CERTIFICATES);

test('a URL contains all input and restores it', () => {
  const query =
    'media=acetone&media=MEK&low=-20&high=80&degrees=F&seal=moving&gas=1&vacuum=1&pressure=3.5&compliance=nsf-ansi-61';
  expect(advisorHref(entryOf(query))).toBe(`/tools/material-advisor?${query}`);
  expect(advisorHref(NO_ENTRY)).toBe('/tools/material-advisor');
  expect(mediumHref('r-134a')).toBe('/tools/material-advisor?media=r-134a');
});

test('parses fields into a query', () => {
  const { question, problems } = read('media=acetone&media=Aceton&low=−20&high=176&degrees=F&pressure=3.5&seal=moving');
  expect(problems).toEqual([]);
  expect(question.media.map(({ medium }) => medium.name)).toEqual(['Acetone']);
  expect(question).toMatchObject({ lowC: -28.89, highC: 80, moving: true, gas: false, pressure: 3.5 });
});

test('reports unreadable input by its field and processes the rest', () => {
  const { question, problems } = read('media=acetone&media=chlorine&media=unobtainium&low=warm&high=80&pressure=-1');
  expect(problems.map(({ field, message, near }) => [field, message, near.length])).toEqual([
    ['media', '“chlorine” may mean several media.', 3],
    ['media', '“unobtainium” is no medium of the table.', 0],
    ['low', 'Enter a temperature as a number, such as 80 or 176 °F.', 0],
    ['pressure', 'Enter a pressure with its unit, such as 3.5 MPa or 500 psi.', 0],
  ]);
  expect(question).toMatchObject({ lowC: null, highC: 80, pressure: null });
  expect(read('low=90&high=20').problems.map(({ field }) => field)).toEqual(['low']);
});

test('reports a corrected spelling', () => {
  expect(read('media=acetonne').mended.map(({ asked, medium }) => [asked, medium.name])).toEqual([
    ['acetonne', 'Acetone'],
  ]);
  expect(read('media=MEK').mended).toEqual([]);
});

test('shows fields in the visitor’s unit, and as typed when it is the same', () => {
  const entry = entryOf('media=MEK&low=-20&high=100');
  expect(shownEntry(entry, readAdvisor(entry, []), 'F')).toMatchObject({
    media: [{ name: 'methyl-ethyl-ketone-mek', low: '', high: '' }],
    low: '-4',
    high: '212',
    degrees: 'F',
  });
  expect(shownEntry(entry, readAdvisor(entry, []), 'C')).toMatchObject({ low: '-20', high: '100' });
});

test('bounds a URL with thousands of values before reading it', () => {
  const many = new URLSearchParams(Array.from({ length: 5000 }, (_, at) => ['media', `x${at}`.padEnd(500, 'y')]));
  const entry = advisorEntry(many);
  expect(entry.media).toHaveLength(12);
  expect(entry.media.every(({ name }) => name.length <= 80)).toBe(true);
});

test('uses the temperatures of each medium, and the common ones otherwise', () => {
  const query = 'media=milk&mlow=5&mhigh=40&media=sip&mhigh=266+F&media=acetone&low=-20&high=80';
  const { question, problems } = read(query);
  expect(problems).toEqual([]);
  expect(question.media.map(({ medium, lowC, highC }) => [medium.key, lowC, highC])).toEqual([
    ['milk', 5, 40],
    ['sip', null, 130],
    ['acetone', null, null],
  ]);
  expect(question).toMatchObject({ lowC: -20, highC: 80 });
  expect(advisorHref(entryOf(query))).toBe(`/tools/material-advisor?${query.replace('+', '%20')}`);
});

test('reads temperatures and pressures with units', () => {
  expect(read('media=hlp&high=212+°F&pressure=5,000+psi').question).toMatchObject({ highC: 100, pressure: 34.473785 });
  expect(read('media=hlp&high=100C&degrees=F&pressure=350+bar').question).toMatchObject({ highC: 100, pressure: 35 });
});

test.each([
  ['media=milk&mlow=90&mhigh=40', 'media'],
  ['media=milk&mhigh=warm', 'media'],
  ['media=steam', 'media'],
  ['media=hlp&high=9e9', 'high'],
  ['media=hlp&pressure=strong', 'pressure'],
  ['media=hlp&compliance=unheard-of', 'compliance'],
])('reports %s and gives no rating for it', (query, field) => {
  expect(read(query).problems.map((one) => one.field)).toEqual([field]);
});

test('keeps an unreadable medium in the URL as typed', () => {
  const entry = entryOf('media=acetone&media=unobtainium');
  expect(advisorHref(shownEntry(entry, readAdvisor(entry, []), 'C'))).toBe(
    '/tools/material-advisor?media=acetone&media=unobtainium',
  );
});

test('steam requires a temperature, specific or common', () => {
  expect(read('media=steam').problems[0]).toMatchObject({
    message: 'Steam needs a temperature: its rating depends on it.',
    near: [{ key: 'steam-below-150-c' }, { key: 'steam-above-150-c' }],
  });
  expect(read('media=steam&mhigh=130').problems).toEqual([]);
  expect(read('media=steam&high=180').problems).toEqual([]);
});
