import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replyText } from '../../../../src/domain/site/messages/reply-text.ts';

const MOST = 5000;

describe('replyText', () => {
  test.each([
    [
      'a quotation with an introduction',
      'Yes, 500.\n\nOn Nov 23, 2026, at 3:19 PM, Canyon Seals wrote:\n> Do you need 500?\n',
    ],
    [
      'an introduction on two lines',
      'Yes, 500.\n\nOn Mon, Nov 23, 2026 at 3:19 PM Canyon Seals\n<reply@x.example> wrote:\n\n> Hello',
    ],
    ['a German introduction', 'Yes, 500.\r\n\r\nAm 23.11.2026 um 15:19 schrieb Canyon Seals:\r\n> Hallo'],
    [
      'the header that Outlook repeats',
      'Yes, 500.\n\nFrom: Canyon Seals <reply@x.example>\nSent: Monday\nTo: me\n\nHello',
    ],
    ['a line of Outlook', 'Yes, 500.\n________________________________\nFrom: x\nHello'],
    ['the original message', 'Yes, 500.\n-----Original Message-----\nHello'],
    ['a signature', 'Yes, 500.\n-- \nR. Okafor\n+1 555 0100'],
    ['quoted lines around it', '> Do you need 500?\nYes, 500.\n> By when?'],
  ])('removes %s', (_, text) => {
    expect(replyText(text, MOST)).toBe('Yes, 500.');
  });

  test('keeps an ordinary sentence that begins like an introduction', () => {
    const text = 'On Monday we wrote: please bag them.\nFrom: our plant in Anytown';
    expect(replyText(text, MOST)).toBe(text);
  });

  test('returns a text that is only a quotation whole', () => {
    expect(replyText('> Do you need 500?\n> Yes', MOST)).toBe('> Do you need 500?\n> Yes');
  });

  test('removes control, direction and zero-width characters', () => {
    expect(replyText('a\u0000b\u202Ec\u200Bd\u001b[31m', MOST)).toBe('a b c d [31m');
  });

  test('returns bounded, well-formed, printable text for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 1, max: 80 }), (text, most) => {
        const result = replyText(text, most);
        expect(result.length).toBeLessThanOrEqual(most);
        expect(result.isWellFormed()).toBe(true);
        expect(result).not.toMatch(/[^\P{Cc}\n]/u);
      }),
    );
  });

  test('reads only the beginning of a huge text', () => {
    const started = performance.now();
    replyText('On '.repeat(2_000_000), MOST);
    replyText('\n'.repeat(5_000_000), MOST);
    replyText(`${'> '.repeat(100)}\n`.repeat(20_000), MOST);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
