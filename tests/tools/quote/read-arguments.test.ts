import { describe, expect, test } from 'vitest';
import { readArguments, UsageError } from '../../../src/tools/quote/read-arguments.ts';

const TODAY = '2026-11-23';
const read = (...args: string[]) => readArguments(['Q-2026-000002', ...args], TODAY);

describe('the command that replies to a quote', () => {
  test('shows a quote without further arguments', () => {
    expect(read()).toEqual({
      number: 'Q-2026-000002',
      status: null,
      words: null,
      validUntil: null,
      lines: [],
      files: [],
    });
  });

  test('reads prices, days, quantities and words by line', () => {
    const command = read(
      'answered',
      '--price',
      '1=0.44',
      '--price',
      '2=$1.12',
      '--days',
      '1=5',
      '--quantity',
      '2=200',
      '--note',
      '3=Send the parts list = we quote it',
      '--words',
      'All priced.',
      '--valid-until',
      '2026-12-23',
      '--file',
      'Certificate=https://files.example/a.pdf?x=1',
    );
    expect(command).toEqual({
      number: 'Q-2026-000002',
      status: 'answered',
      words: 'All priced.',
      validUntil: '2026-12-23',
      lines: [
        { line: 1, unit_price: '0.44', days: 5 },
        { line: 2, unit_price: '1.12', quantity: 200 },
        { line: 3, words: 'Send the parts list = we quote it' },
      ],
      files: [{ label: 'Certificate', url: 'https://files.example/a.pdf?x=1' }],
    });
  });

  test.each<[string, readonly string[]]>([
    ['--price takes dollars', ['answered', '--price', '1=cheap']],
    ['--price takes dollars', ['answered', '--price', '1=0']],
    ['--price takes dollars', ['answered', '--price', '1=0.000001']],
    ['--price 0.44: write it', ['answered', '--price', '0.44']],
    ['at least 1, not "0"', ['answered', '--price', '0=1']],
    ['--days takes a whole number', ['answered', '--days', '1=soon']],
    ['A state is one of', ['accepted']],
    ['is too much', ['answered', 'All', 'priced']],
    ['--valid-until 2026-11-22 is over', ['answered', '--valid-until', '2026-11-22']],
    ['--valid-until takes a day', ['answered', '--valid-until', 'tomorrow']],
    ['begins with https://', ['answered', '--file', 'x=http://a.example']],
    ['Say the state as well', ['--words', 'x']],
    ['Say why it is withdrawn', ['withdrawn']],
    ['Unknown option', ['answered', '--prize', '1=2']],
  ])('prints "%s …" for %j', (message, args) => {
    expect(() => read(...args)).toThrow(message);
    expect(() => read(...args)).toThrow(UsageError);
  });

  test('explains the name of a quote', () => {
    for (const name of ['', 'Q-2026', '2026-000002', 'Q-2026-000002; rm']) {
      expect(() => readArguments([name], TODAY)).toThrow('Name a quote, such as Q-2026-000002');
    }
  });
});
