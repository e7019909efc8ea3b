import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormField } from '../../../src/domain/kit/forms/form-field.ts';
import { quoteForm } from '../../../src/domain/order/quotes/quote-form.ts';
import { quotePdfHref } from '../../../src/domain/order/quotes/quote-links.ts';
import type { QuoteAccepted } from '../../../src/domain/site/api/quotes.ts';
import { createRecordAt } from '../../../src/server/backend/create-record.ts';
import { textCodes } from '../../../src/server/pdf/sheet-faces.ts';
import { recordStores } from '../../../src/server/records/record-stores.ts';
import { readRecord } from '../../../src/tools/quote/quote-record.ts';
import { quoteText } from '../../../src/tools/quote/quote-text.ts';
import { appWith, FK7502_214 } from '../../support/services/fake-services.ts';
import { formsDesk } from '../../support/services/form-services.ts';

const ORIGIN = 'http://store.test';

/** A field that is added only to the form's declaration. */
const COST_CENTER: FormField = { name: 'costCenter', label: 'Cost center', kind: 'text', maxLength: 40 };
const rows: (readonly FormField[])[] = quoteForm.rows as never;

beforeEach(() => {
  rows.push([COST_CENTER]);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rows.pop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns the content of a PDF file, in which text consists of font codes. */
const contentOf = async (bytes: ArrayBuffer): Promise<string> => {
  const file = await PDFDocument.load(bytes);
  return file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decodePDFRawStream(object).decode()] : []))
    .map((content) => new TextDecoder('latin1').decode(content).toLowerCase())
    .join('');
};

test('a field added to the quote form reaches storage, mail, page, PDF, Directus and the command line', async () => {
  const desk = await formsDesk();
  const records: Record<string, unknown>[] = [];
  const create = createRecordAt({ url: 'https://backend.example', token: 't' }, async (request) => {
    records.push((await request.json()) as Record<string, unknown>);
    return Response.json({ data: {} });
  });
  const works: Promise<unknown>[] = [];
  const connected = recordStores(desk.d1, create, Date.now, (work) => void works.push(work));
  const app = appWith({ ...desk.services, quotes: connected.quotes });
  const answer = await app.request(`${ORIGIN}/api/quotes`, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      contact: { name: 'R. Okafor', email: 'r.okafor@plant.example', costCenter: 'CC-4711' },
      items: [{ uid: 'a', id: FK7502_214, productName: 'FK7502-214', price: 15_600, quantity: 200, shipTime: 1 }],
    }),
  });
  expect(answer.status).toBe(200);
  const { url, number } = (await answer.json()) as QuoteAccepted;

  const stored = desk.db.prepare('SELECT contact FROM quote_requests').get();
  expect(JSON.parse(String(stored?.contact))).toMatchObject({ costCenter: 'CC-4711', company: '' });
  await Promise.all(works);
  expect(records[0]?.contact).toMatchObject({ costCenter: 'CC-4711' });
  await desk.services.sendQuoteMails();
  const toSales = desk.mails.find(({ subject }) => subject.includes('new quote request'));
  expect(toSales?.text).toContain('Cost center: CC-4711');
  expect(await (await app.request(ORIGIN + url)).text()).toMatch(/<dt>Cost center<\/dt><dd[^>]*>CC-4711<\/dd>/);
  const pdf = await contentOf(await (await app.request(ORIGIN + quotePdfHref(url))).arrayBuffer());
  expect(pdf).toContain(textCodes('Cost center: CC-4711').toLowerCase());
  expect(pdf).not.toContain(textCodes('Cost center: CC-4712').toLowerCase());

  const data = desk.db.prepare('SELECT * FROM desk_quotes').all();
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  const shown = quoteText(await readRecord({ url: 'http://desk.test', token: 't' }, number));
  expect(shown).toContain('R. Okafor, r.okafor@plant.example\nCost center: CC-4711\n');
});
