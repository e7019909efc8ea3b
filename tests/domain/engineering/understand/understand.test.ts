import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idReach } from '../../../../src/domain/engineering/finder/finder.ts';
import type { Reading } from '../../../../src/domain/engineering/understand/reading.ts';
import { readingQuery, readingWarnings } from '../../../../src/domain/engineering/understand/reading-query.ts';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { withoutPiece, withoutWords } from '../../../../src/domain/engineering/understand/without-piece.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import type { Size } from '../../../../src/domain/reference/sizes/size.ts';
import { displaySize } from '../../../../src/domain/reference/sizes/size-standard.ts';
import { PAGE_LIMIT } from '../../../../src/domain/shop/catalog/query.ts';
import { parseQuery } from '../../../../src/domain/shop/catalog-url/parse-query.ts';
import { queryString } from '../../../../src/domain/shop/catalog-url/query-string.ts';
import { sizeParameter } from '../../../../src/domain/shop/catalog-url/size-choice.ts';
import { unknownValues } from '../../../../src/domain/shop/catalog-url/unknown-values.ts';
import { seedLists } from '../../../support/catalog/seed-lists.ts';
import { allSizes } from '../../../support/catalog/synthetic-catalog.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { seededRandom } from '../../../support/random.ts';
import { QUERIES } from './queries.ts';

const lists = seedLists();
const read = (text: string): Reading => understand(lists, text);

const meaning = ({ understood, unread }: Reading): string =>
  [
    understood.map(({ text }) => text).join(' · '),
    unread.length === 0 ? '' : `not read: ${unread.map(({ typed }) => typed).join(' | ')}`,
  ]
    .filter(Boolean)
    .join('  ');

const chips = (text: string): readonly string[] => read(text).understood.map((one) => one.text);
const address = (text: string): string => queryString(readingQuery(lists, read(text)), PAGE_LIMIT);

describe('the table of queries', () => {
  it('has at least 300 entries', () => {
    expect(new Set(QUERIES.map(({ text }) => text)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(QUERIES)('$text', ({ text, means }) => {
    expect(meaning(read(text)).replace(/\s+/g, ' ')).toBe(means.replace(/\s+/g, ' '));
  });
});

describe('names', () => {
  it('of every size are read in every spelling', () => {
    for (const { standard, code } of allSizes()) {
      const name = displaySize(standard, code);
      const spellings = [name, name.toLowerCase(), standard === 'metric' ? code.replace('X', ' x ') : code];
      for (const spelling of spellings) {
        const [size, ...others] = read(spelling).understood;
        expect([spelling, size?.kind === 'size' && size.size, others.length]).toEqual([
          spelling,
          sizeParameter({ standard, code }),
          0,
        ]);
      }
    }
  });

  it('of every compound are read alone and before a size', () => {
    for (const { label } of lists.compounds) {
      expect(chips(label)).toEqual([label]);
      expect(chips(`${label}-214`.toLowerCase())).toEqual([label, 'AS568-214']);
      expect(chips(`${label}214`)).toEqual([label, 'AS568-214']);
    }
  });

  it('of every chemical are read', () => {
    for (const text of [
      'Acetic acid, glacial',
      '2-Ethoxyethanol (Cellosolve)',
      'MIL-PRF-5606 hydraulic fluid',
      'o-Dichlorobenzene',
    ]) {
      expect(read(text).understood.map((one) => one.kind === 'medium' && one.name)).toEqual([text]);
    }
  });
});

describe('the store query', () => {
  it.each([
    ['2-214 viton 75 brown', 'size=AS568-214&durometer=75&material=fkm&color=brown'],
    ['1/8 x 1 inch buna', 'size=AS568-214&material=nbr'],
    ['ID 25.2 CS 3.6', 'id_low=24.95&id_high=25.45&cs_low=3.5&cs_high=3.7'],
    ['-40F to 250F', 'temperature_low_c=-40&temperature_high_c=121.11'],
    ['200C -40C', 'temperature_low_c=-40&temperature_high_c=200'],
    ['epdm peroxide fda', 'material=epdm&curetype=peroxide&compliance=fda-21-cfr-177-2600'],
    ['peek fda', 'material=peek&compliance=fda-21-cfr-177-2415'],
    ['viton glt', 'material=fkm&subtype=type-glt'],
    ['73 duro', 'durometer=medium'],
    ['FK7502-214 in stock', 'size=AS568-214&compound=fk7502&stock_available=true'],
    ['acetone', 'media=acetone'],
    ['epdm for acetone', 'media=acetone&material=epdm'],
    ['2-214 od 32 mm', 'size=AS568-214'],
    ['214 215 fkm nbr', 'size=AS568-214,AS568-215&material=fkm,nbr'],
  ])('%s', (text, expected) => {
    expect(address(text).toLowerCase()).toBe(expected.toLowerCase());
  });

  it('selects the sizes of an outside diameter, nearest first, within the measuring accuracy', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 40_000 }), (hundredths) => {
        const od = hundredths / 100;
        const off = ({ idMm, csMm }: Size): number => Math.abs(idMm + 2 * csMm - od);
        const within = lists.sizes.filter((size) => off(size) <= idReach(mm(od)));
        const { sizes } = readingQuery(lists, read(`OD ${od} mm`));
        const names = new Set(within.map(sizeParameter));
        expect(sizes.length).toBe(Math.min(names.size, 24));
        const least = Math.min(...within.map(off));
        if (sizes[0] !== undefined) {
          const first = within.filter((size) => sizeParameter(size) === sizes[0]);
          expect(Math.min(...first.map(off))).toBe(least);
        }
      }),
      { numRuns: 60 },
    );
    expect(read('OD 3000 mm').unread).not.toEqual([]);
  });

  it('contains nothing that the store does not know', () => {
    for (const { text } of QUERIES) {
      // An ambiguous medium is reported as unmatched.
      if (read(text).understood.some(({ kind }) => kind === 'medium-choice')) continue;
      const query = readingQuery(lists, read(text));
      const back = parseQuery(new URLSearchParams(queryString(query)));
      expect([text, back.problems, unknownValues(lists, query)]).toEqual([text, [], []]);
    }
  });

  it('warns about a family that does not resist the fluid', () => {
    expect(readingWarnings(lists, read('viton for acetone'))).toEqual([
      'FKM is rated D for Acetone; rated better: EPDM, IIR, FFKM',
    ]);
    expect(readingWarnings(lists, read('epdm for acetone'))).toEqual([]);
  });
});

describe('a removed chip', () => {
  it.each(QUERIES)('keeps the others: $text', ({ text }) => {
    const reading = read(text);
    reading.understood.forEach((piece) => {
      const left = reading.understood.filter((one) => one !== piece).map((one) => one.text);
      // A certificate is recognized by the family next to it.
      if (reading.understood.some(({ kind }) => kind === 'certificate')) return;
      expect(chips(withoutPiece(reading, piece))).toEqual(left);
    });
  });

  it('frees its words for other meanings', () => {
    const reading = read('N70-214 brown');
    const [, hardness] = reading.understood;
    expect(hardness && withoutPiece(reading, hardness)).toBe('NBR AS568-214 brown');
  });

  it('can be an unread word', () => {
    const reading = read('214 xyz fkm');
    const [unread] = reading.unread;
    expect(unread && withoutWords(reading, unread)).toBe('214 fkm');
  });
});

describe('any text', () => {
  const ALPHABET = '0123456789.,-/x"\' °±AaCcFfPpGgidsvbun½×\u2212\ud83d\u0000µß';

  it('is read without throwing, with positions inside the text', () => {
    const random = seededRandom(50);
    const misplaced: string[] = [];
    const words = QUERIES.flatMap(({ text }) => text.split(' '));
    for (let round = 0; round < 600; round++) {
      const text = random.chance(0.5)
        ? Array.from({ length: random.below(60) }, () => random.pick([...ALPHABET])).join('')
        : Array.from({ length: random.below(12) }, () => random.pick(words)).join(random.pick([' ', '', '-', ', ']));
      const reading = read(text);
      for (const { from, to, typed } of [...reading.understood, ...reading.unread]) {
        if (from >= to || reading.text.slice(from, to) !== typed) misplaced.push(text);
      }
      readingQuery(lists, reading);
    }
    expect(misplaced).toEqual([]);
    for (const text of HOSTILE_TEXTS) read(text);
  });

  it('takes no longer than its 200 characters allow', () => {
    const pieces = [
      '1',
      '1/8 ',
      '1-1/8 x ',
      'id 1 ',
      '-',
      'a',
      'flourocarbn ',
      'o-ring',
      'fk',
      'fk7502',
      '1x',
      'up to ',
      '\u00bd',
      '(',
      '-40/',
      'ethelyne propylen ',
    ];
    for (const piece of pieces) {
      const text = piece.repeat(100_000);
      const times = Array.from({ length: 4 }, () => {
        const started = process.cpuUsage();
        read(text);
        const { user, system } = process.cpuUsage(started);
        return (user + system) / 1000;
      });
      // The minimum processor time, so that other processes and garbage collection do not count.
      expect([piece, Math.min(...times) < 40]).toEqual([piece, true]);
    }
  });
});
