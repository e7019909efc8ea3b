import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bullets, heading, numbered, paragraph, stack, table } from '../../../../src/domain/kit/markdown/blocks.ts';
import { writeDocument } from '../../../../src/domain/kit/markdown/document.ts';
import {
  code,
  escapeText,
  linkTo,
  Markdown,
  md,
  picture,
  plainLine,
} from '../../../../src/domain/kit/markdown/markdown.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { markdownMistakes } from '../../../support/pages/markdown-rules.ts';

const PIECES = [
  ...'[ ] ( ) ! < > | \\ ` * _ ~ # + - = : . / & @ \n \r \t 1. 2) --- === | --- | ~~~ ``` '.split(' '),
  ...[
    '\n\n',
    '\u2028',
    '\u202e',
    'www.evil.example',
    'https://evil.example',
    'a@evil.example',
    '&lt;',
    '<b>',
    'javascript:',
  ],
  ...[
    '[x](javascript:alert(1))',
    '![x](//evil.example/p.png)',
    '<https://evil.example>',
    '[x]: https://evil.example',
    'x',
    ' ',
  ],
];
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
);

/** Returns the source with a dot instead of each escaped character and of code. */
const withoutEscapes = (source: string): string => source.replace(/\\[!-/:-@[-`{-~]|`[^`\n]*`/g, '·');

describe('escaped text', () => {
  test('has no character with a meaning, and no line break', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const rest = withoutEscapes(escapeText(text));
        expect(rest).not.toMatch(/[\\`*_[\]<>|~@\r\n\u2028\u2029]/);
        expect(rest).not.toMatch(/https?:\/\/|www\.|&#?\w+;/i);
      }),
      { numRuns: 3000 },
    );
  });

  test('reads as the text', () => {
    const text = 'FKM* 75 [brown] <b> a|b \\ 2_3';
    expect(escapeText(text).replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text);
  });
});

test('a document of hostile texts has one title, complete tables, no HTML and no link but its own', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 6, maxLength: 6 }), (texts) => {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = texts;
      const body = stack(
        heading(2, a),
        paragraph(b, c),
        bullets([d, md`**${e}:** ${f}`, paragraph(a)]),
        numbered([b, stack(paragraph(c), bullets([d]))]),
        table([a, { head: b, figures: true }], [[c, d], [e], [linkTo(f, '/x'), code(a), b]]),
        paragraph(linkTo(a, b), picture(c, d), linkTo(e, `/path?q=${f}`)),
      );
      const document = writeDocument({ title: a, description: b, path: '/x', body }, 'https://site.example');
      const mistakes = markdownMistakes(document).filter(
        (mistake) => plainLine(a).trim() !== '' || !['no front matter', '0 titles'].includes(mistake),
      );
      expect(mistakes).toEqual([]);
      for (const line of document.split('\n').slice(6)) {
        expect(line).not.toMatch(/^ *(?:```|~~~|={2,}$|>)/);
        expect(withoutEscapes(line)).not.toMatch(/\]\((?!https?:|mailto:|tel:)/);
      }
    }),
    { numRuns: 2000 },
  );
});

describe('a link', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', '', 'x'])(
    'to %s is only its label',
    (href) => {
      expect(linkTo('Label', href).source).toBe('Label');
    },
  );

  test('encodes what ends its target', () => {
    expect(linkTo('a', '/x y(1)|"é').source).toBe('[a](/x%20y%281%29%7C%22%C3%A9)');
  });
});

describe('a document', () => {
  const write = (body: Markdown): string =>
    writeDocument({ title: 'T', description: 'D', path: '/a', body }, 'https://s.example');

  test('has front matter and the title if the body has none', () => {
    expect(write(paragraph('Text.'))).toBe(
      '---\ntitle: "T"\ndescription: "D"\nurl: "https://s.example/a"\n---\n\n# T\n\nText.\n',
    );
  });

  test('keeps the first of several titles', () => {
    expect(write(stack(heading(1, 'One'), heading(1, 'Two')))).toContain('# One\n\n## Two\n');
  });

  test('has absolute links', () => {
    const body = paragraph(linkTo('page', '/b'), linkTo('place', '#c'), linkTo('other', 'https://o.example/'));
    expect(write(body)).toContain(
      '[page](https://s.example/b) [place](https://s.example/a#c) [other](https://o.example/)',
    );
  });
});

test('punctuation follows the word before it', () => {
  expect(paragraph('See', linkTo('this', '/x'), ', or', code('y'), '.').source).toBe('See [this](/x), or `y`.');
});

test('plain text at the start of a line begins no block', () => {
  for (const text of ['# a', '- a', '+ a', '> a', '1. a', '12) a', '---', '=== ', ': a']) {
    expect(paragraph(text).source).toMatch(/^(?:\\|\d+\\)/);
  }
  expect(paragraph('-40 °C').source).toBe('-40 °C');
  expect(bullets([new Markdown('')]).source).toBe('');
});
