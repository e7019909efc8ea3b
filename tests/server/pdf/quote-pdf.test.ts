import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import type { QuoteRequest } from '../../../src/domain/order/quotes/quote.ts';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../../src/domain/order/quotes/quote-line.ts';
import { quotePdf } from '../../../src/server/pdf/quote-pdf.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { textOfPdf } from '../../support/files/read-pdf.ts';
import { HOSTILE_TEXTS } from '../../support/pages/hostile-texts.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const item = { ...line('a', 1, 100), pricing: null, ring: { idMm: 24.99, csMm: 3.53 } };
const quoted: QuoteLine = { sent: item, offered: item, check: 'priced', asOf: null };
const QUOTE: QuoteRequest = {
  number: 'Q-2026-000002',
  publicId: '0'.repeat(32),
  requestedAt: '2026-11-23T10:42:00.000Z',
  contact: parseQuoteContact({ name: 'R. Okafor', email: 'r@plant.example', company: 'Plant 4' }),
  lines: [quoted, quoted],
  texts: ['seal kit'],
  state: 'answered',
  answeredAt: '2026-11-23T15:00:00.000Z',
  answer: { words: 'All priced.\nFreight is yours.', lines: [], files: [] },
  validUntil: '2026-12-23',
  orderNumber: '',
  acceptance: null,
  events: [],
};
const fileOf = (changes: Partial<QuoteRequest> = {}) => quotePdf({ ...QUOTE, ...changes }, 'answered', SETTINGS);

const name = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : '');
const tagsOf = (file: PDFDocument, element: PDFDict): string[] => {
  const kids = element.lookupMaybe(PDFName.of('K'), PDFArray)?.asArray() ?? [];
  const below = kids.flatMap((kid) => {
    const dict = file.context.lookup(kid);
    return dict instanceof PDFDict && dict.has(PDFName.of('S')) ? tagsOf(file, dict) : [];
  });
  return [name(element.get(PDFName.of('S'))), ...below];
};

describe('a quote as a PDF file', () => {
  test('is small, has one page, a title and a language', async () => {
    const bytes = await fileOf();
    expect(bytes.length).toBeLessThan(40_000);
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([file.getPageCount(), file.getTitle(), file.getAuthor()]).toEqual([
      1,
      'Quote Q-2026-000002',
      'Canyon Seals',
    ]);
  });

  test('is titled as a request until staff replied', async () => {
    const titlesOf = async (changes: Partial<QuoteRequest>) => {
      const bytes = await fileOf(changes);
      const file = await PDFDocument.load(bytes, { updateMetadata: false });
      const written = (await textOfPdf(bytes)).split('\n');
      return [file.getTitle(), written.find((text) => text.endsWith(QUOTE.number))];
    };
    const request = 'Quote request Q-2026-000002';
    const unanswered = { state: 'received', answer: null, answeredAt: null, validUntil: null } as const;
    expect(await titlesOf(unanswered)).toEqual([request, request]);
    // The visitor sent another request: the prices are those of the last reply.
    const quote = 'Quote Q-2026-000002';
    expect(await titlesOf({ state: 'received' })).toEqual([quote, quote]);
  });

  test('says how many lines are not in the total', async () => {
    // A text that is wrapped is written in several strings.
    const written = (await textOfPdf(await fileOf())).replaceAll('\n', ' ');
    expect(written).toContain('Total, US dollars, freight not included: 2 of 3 lines priced; 1 is not in this total.');
    expect(written).toContain('Unmatched: not in this total');
  });

  test('is tagged: one title, and a table with column headers and a row for each line', async () => {
    const file = await PDFDocument.load(await fileOf(), { updateMetadata: false });
    const tree = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const [root] = tree.lookup(PDFName.of('K'), PDFArray).asArray();
    const tags = tagsOf(file, file.context.lookup(root, PDFDict));
    const count = (tag: string): number => tags.filter((one) => one === tag).length;
    // Five facts; six column headers, two lines and a text request.
    expect([count('H1'), count('Table'), count('TR'), count('TH')]).toEqual([1, 2, 5 + 4, 5 + 6 + 3]);
    const scopes = file.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object.lookupMaybe(PDFName.of('A'), PDFDict)] : []))
      .map((attributes) => name(attributes?.get(PDFName.of('Scope'))));
    expect(scopes.filter((scope) => scope === 'Column')).toHaveLength(6);
  });

  test('of 1,000 lines has as many pages as it needs', async () => {
    const file = await PDFDocument.load(await fileOf({ lines: Array(1000).fill(quoted) }), { updateMetadata: false });
    expect(file.getPageCount()).toBeGreaterThan(20);
    expect(file.getPageCount()).toBeLessThan(100);
  }, 30_000);

  test('has the fonts of every text on each page, including those of the footer', async () => {
    const file = await PDFDocument.load(await fileOf({ lines: Array(60).fill(quoted) }), { updateMetadata: false });
    expect(file.getPageCount()).toBeGreaterThan(1);
    for (const { node } of file.getPages()) {
      const streams = node.Contents();
      const parts =
        streams instanceof PDFArray ? streams.asArray().map((part) => file.context.lookup(part)) : [streams];
      const content = parts
        .flatMap((part) => (part instanceof PDFRawStream ? [decodePDFRawStream(part).decode()] : []))
        .map((bytes) => new TextDecoder('latin1').decode(bytes))
        .join('\n');
      const used = new Set([...content.matchAll(/\/(\S+) [\d.]+ Tf/g)].map(([, font]) => font));
      const known = node.Resources()?.lookup(PDFName.of('Font'), PDFDict).keys().map(name);
      expect(used.size).toBeGreaterThan(0);
      expect([...used].filter((font) => !known?.includes(font ?? ''))).toEqual([]);
    }
  });

  test('of 1,000 lines yields during layout and writing', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const lines = Array.from({ length: 1000 }, (_, at) => ({ ...quoted, sent: { ...item, note: `bag ${at}` } }));
    await fileOf({ lines, texts: Array(500).fill('seal kit') });
    // After every 100 of 1,500 rows, and between streams of the file.
    expect(pauses.mock.calls.length).toBeGreaterThan(20);
    pauses.mockClear();
    await fileOf();
    expect(pauses).not.toHaveBeenCalled();
    pauses.mockRestore();
  }, 30_000);

  test('accepts any text', async () => {
    for (const text of HOSTILE_TEXTS) {
      const odd = { ...item, productName: text, description: text, note: text };
      const contact = { ...QUOTE.contact, name: text };
      const answer = {
        words: text,
        lines: [{ line: 1, unitPriceE5: null, days: null, quantity: null, part: '', words: text }],
        files: [],
      };
      const bytes = await fileOf({
        lines: [{ ...quoted, offered: odd }],
        texts: [text],
        contact,
        answer,
        orderNumber: text,
      });
      expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    }
  }, 30_000);
});
