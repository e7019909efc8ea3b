import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { block, definePage } from '../../../../src/content/define-page.ts';
import { parseEntry } from '../../../../src/domain/site/content/entry.ts';
import type { AppBindings } from '../../../../src/server/app-bindings.ts';
import type { Services } from '../../../../src/server/services.ts';
import { entryOf } from '../../../../src/tools/content/page-entry.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { runnableTags } from '../../../support/pages/html-tags.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../../support/services/form-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'http://store.test';
const PDF = new File(['%PDF-1.7\nA drawing\n%%EOF\n'], 'gland.pdf', { type: 'application/pdf' });

const page = parseEntry(
  entryOf(
    definePage({
      path: '/contact-us',
      title: 'Contact',
      description: 'Where to write to.',
      blocks: [block('Form', { formType: 'ContactUsForm', id: 'message' })],
    }),
    0,
  ),
);
const blockId = page?.data.blocks[0]?.id ?? '';

let desk: FormsDesk;
let app: ReturnType<typeof appWith>;
const withServices = (changes: Partial<Services> = {}): void => {
  app = appWith({
    ...desk.services,
    content: {
      page: async (path) => (path === '/contact-us' ? page : null),
      isForEveryone: async () => true,
      version: async () => '1',
      paths: async () => ['/contact-us'],
      indexedPaths: async () => [],
    },
    ...changes,
  });
};
beforeEach(async () => {
  desk = await formsDesk();
  withServices();
});
afterEach(() => vi.restoreAllMocks());

const GOOD = { name: 'R. Okafor', email: 'r.okafor@plant.example', message: 'Please quote.' };
const QUOTE = { ...GOOD, part: 'FK7502-214', quantity: '2000' };

const post = (type: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(
      `${ORIGIN}/api/forms/${type}`,
      { method: 'POST', body, headers: { Origin: ORIGIN, ...headers } },
      {} as AppBindings['Bindings'],
    ),
  );
const postJson = (type: string, body: unknown, headers: Record<string, string> = {}) =>
  post(type, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
const postPage = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  post('ContactUsForm', new URLSearchParams({ _page: '/contact-us', _block: blockId, ...body }), headers);
const multipart = (texts: Record<string, string>, files: readonly File[]): FormData => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  for (const file of files) data.append('files', file);
  return data;
};

describe('a valid form', () => {
  test('is stored once with its values in every encoding', async () => {
    const json = await postJson('ContactUsForm', GOOD);
    expect([json.status, await json.json()]).toEqual([200, { ok: true, message: 'Thanks!' }]);
    await post('ContactUsForm', new URLSearchParams(GOOD));
    await post('ContactUsForm', multipart(GOOD, []));
    expect(desk.forms().map(({ form_type, field_values }) => [form_type, JSON.parse(field_values)])).toEqual(
      Array(3).fill(['ContactUsForm', GOOD]),
    );
  });

  test('without JavaScript, redirects to the thank-you page or where the page says', async () => {
    const answer = await postPage(GOOD);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thank-you?form=ContactUsForm']);
    const elsewhere = await postPage({ ...GOOD, _next: '/faq#forms' });
    expect(elsewhere.headers.get('Location')).toBe('/faq#forms');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects away from the site: %s',
    async (next) => {
      const answer = await postPage({ ...GOOD, _next: next });
      expect(answer.headers.get('Location')).toBe('/thank-you?form=ContactUsForm');
      expect(await (await postJson('ContactUsForm', { ...GOOD, _next: next })).json()).not.toHaveProperty('redirect');
    },
  );

  test('stores lengths with the unit they were typed in', async () => {
    const lengths = { glandWidth: '0.187', pressure: 3000, _length: 'in', _temperature: 'F' };
    await postJson('SpringEnergizedSealsForm', { ...GOOD, ...lengths });
    expect(JSON.parse(desk.forms()[0]?.field_values ?? '')).toMatchObject({
      glandWidth: { amount: 0.187, unit: 'in' },
      pressure: { amount: 3000, unit: 'psi' },
    });
  });
});

describe('the same form sent again', () => {
  test('is one record with the same response, also when sent concurrently', async () => {
    const body = { ...GOOD, _key: 'made-by-the-page' };
    const answers = await Promise.all([1, 2, 3].map(() => postJson('ContactUsForm', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await postPage(body)).status).toBe(303);
    expect(desk.forms()).toHaveLength(1);
  });

  test('with other text is another record, despite the same key', async () => {
    await postJson('ContactUsForm', { ...GOOD, _key: 'k' });
    await postJson('ContactUsForm', { ...GOOD, message: 'One more thing.', _key: 'k' });
    expect(desk.forms()).toHaveLength(2);
  });

  test('stores its files once', async () => {
    const send = () => post('RequestAQuoteForm', multipart({ ...QUOTE, _key: 'k' }, [PDF]));
    await Promise.all([send(), send()]);
    await send();
    expect([desk.forms().length, desk.bucket.size]).toEqual([1, 1]);
  });
});

describe('an invalid form', () => {
  test('returns a problem per field', async () => {
    const answer = await postJson('ContactUsForm', { name: 'A', email: 'a@b', topic: 'Lunch' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
    const { problems } = (await answer.json()) as { problems: { parameter: string }[] };
    expect(problems.map(({ parameter }) => parameter)).toEqual(['email', 'topic', 'message']);
    expect(desk.forms()).toEqual([]);
  });

  test('without JavaScript, returns the page with the input and instructions', async () => {
    const answer = await postPage({ name: 'R. "Bob" <Okafor>', email: 'r.okafor@plant', message: 'Two\r\nlines' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="R. &quot;Bob&quot; &lt;Okafor&gt;"');
    expect(html).toContain('value="r.okafor@plant"');
    expect(/Two\r?\nlines<\/textarea>/.test(html)).toBe(true);
    expect(html).toContain('Enter a full address, like name@company.com');
    expect(html).toContain('Form submission error :( Please check your answers and try again.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('finds its page by the referrer', async () => {
    const answer = await post('ContactUsForm', new URLSearchParams({ name: 'A' }), {
      Referer: `${ORIGIN}/contact-us?x=1`,
    });
    expect([answer.status, (await answer.text()).includes('value="A"')]).toEqual([422, true]);
    const other = await post('ContactUsForm', new URLSearchParams({ name: 'A' }), {
      Referer: 'https://evil.example/x',
    });
    expect(other.headers.get('Content-Type')).toBe('application/problem+json');
  });

  test.each([
    ['an object', {}],
    ['a list', ['a']],
    ['true', true],
  ])('reports %s instead of text at the field', async (_, name) => {
    const answer = await postJson('ContactUsForm', { ...GOOD, name });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ problems: [{ parameter: 'name', message: 'Send this as text' }] });
  });

  test.each(['null', '[]', '"text"', '{', '', '{"name":'])('rejects a body of %j', async (body) => {
    const answer = await post('ContactUsForm', body, { 'Content-Type': 'application/json' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  });

  test('rejects an invalid multipart body', async () => {
    const answer = await post('ContactUsForm', 'not multipart', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(answer.status).toBe(400);
  });

  test('of an unknown type, or of a property name of objects, returns 404; of another media type 415', async () => {
    for (const type of ['Nope', 'constructor', '__proto__', 'toString', 'contactusform']) {
      expect((await postJson(type, GOOD)).status, type).toBe(404);
    }
    expect((await post('ContactUsForm', 'name=A', { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('with more than 64 KB of text returns 413, also inside a multipart body', async () => {
    const huge = 'a'.repeat(66_000);
    expect((await postJson('ContactUsForm', { ...GOOD, message: huge })).status).toBe(413);
    expect((await post('RequestAQuoteForm', multipart({ ...QUOTE, message: huge }, [PDF]))).status).toBe(413);
    expect(desk.forms()).toEqual([]);
  });
});

describe('hostile strings', () => {
  test.each(HOSTILE_TEXTS.map((text) => [text.slice(0, 40), text]))(
    '%j is stored as text or rejected at its field',
    async (_, text) => {
      const stored = await postJson('ContactUsForm', { ...GOOD, message: text });
      expect([200, 422]).toContain(stored.status);
      if (stored.status === 200) expect(JSON.parse(desk.forms()[0]?.field_values ?? '').message).toBe(text.trim());
      const html = await (await postPage({ name: text, email: text, message: text })).text();
      const before = await (await postPage({ name: 'A', email: 'A', message: 'A' })).text();
      expect(runnableTags(html.replace(/nonce="[^"]*"/g, '')).length).toBe(
        runnableTags(before.replace(/nonce="[^"]*"/g, '')).length,
      );
      expect(html).not.toMatch(/\bat \S+ \(/);
    },
  );
});

describe('attachments', () => {
  test('are stored under an unguessable key, with their name as data only', async () => {
    await post('RequestAQuoteForm', multipart(QUOTE, [PDF, new File([PDF], '../../a.pdf')]));
    const stored = JSON.parse(desk.forms()[0]?.attachments ?? '');
    expect(stored).toEqual([
      { key: expect.stringMatching(/^forms\/[0-9a-f]{32}\/1\.pdf$/), name: 'gland.pdf', kind: 'pdf', size: 25 },
      { key: expect.stringMatching(/^forms\/[0-9a-f]{32}\/2\.pdf$/), name: 'a.pdf', kind: 'pdf', size: 25 },
    ]);
    expect([...desk.bucket.keys()]).toEqual(stored.map(({ key }: { key: string }) => key));
  });

  test.each([
    ['a program under the name of a drawing', new File(['MZ\u0090\u0000'], 'gland.pdf')],
    ['a page under the name of a picture', new File(['<html>'], 'photo.png')],
    ['a page inside a drawing', new File(['%PDF-1.7\n<script>alert(1)</script>\n%%EOF'], 'gland.pdf')],
    ['an archive after a drawing', new File([PDF, 'PK\u0005\u0006', new Uint8Array(18)], 'gland.pdf')],
    ['a drawing under the name of a picture', new File([PDF], 'gland.png')],
    ['an unsupported file type', new File(['PK'], 'model.zip')],
    ['an empty file', new File([], 'gland.pdf')],
  ])('rejects %s at the field and stores nothing', async (_, file) => {
    const answer = await post('RequestAQuoteForm', multipart(QUOTE, [file]), { Accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ parameter: 'files' })]);
    expect([desk.forms().length, desk.bucket.size]).toEqual([0, 0]);
  });

  test('rejects a fourth file, and a file above 10 MB', async () => {
    const four = await post('RequestAQuoteForm', multipart(QUOTE, [PDF, PDF, PDF, PDF]), {
      Accept: 'application/json',
    });
    const large = new File([PDF, new Uint8Array(10 * 1024 * 1024)], 'large.pdf');
    const huge = await post('RequestAQuoteForm', multipart(QUOTE, [large]), { Accept: 'application/json' });
    expect([four.status, huge.status, desk.bucket.size]).toEqual([422, 422, 0]);
  });

  test('names a rejected file with instructions and keeps the other input', async () => {
    const file = new File(['%PDF-1.7\n<html>\n%%EOF'], '../ga\u202end.pdf');
    const answer = await post('RequestAQuoteForm', multipart({ ...QUOTE, _page: '/contact-us' }, [file]), {
      Accept: 'application/json',
    });
    expect(await answer.json()).toMatchObject({
      parameter: 'files',
      detail: 'gand.pdf holds a web page or an archive besides: export it again without them',
    });
  });

  test('stores a long name of rare characters', async () => {
    const file = new File([PDF], `\u{1f600}${'a'.repeat(115)}.pdf`);
    const answer = await post('RequestAQuoteForm', multipart(QUOTE, [file]), { Accept: 'application/json' });
    expect([answer.status, desk.bucket.size]).toEqual([200, 1]);
  });

  test('are rejected for a form without attachments', async () => {
    const answer = await post('ContactUsForm', multipart(GOOD, [PDF]), { Accept: 'application/json' });
    expect([answer.status, desk.bucket.size]).toEqual([422, 0]);
  });

  test('are rejected with Retry-After while the bucket fails; a repeated form stores them once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { uploads } = desk.services;
    withServices({ uploads: { ...uploads, store: () => Promise.reject(new Error('R2 is down')) } });
    const sent = () =>
      post('RequestAQuoteForm', multipart({ ...QUOTE, _key: 'one' }, [PDF]), { Accept: 'application/json' });
    const refused = await sent();
    expect([refused.status, refused.headers.get('Retry-After'), desk.forms().length]).toEqual([503, '60', 0]);
    expect(await refused.json()).toMatchObject({ title: expect.stringContaining('could not be saved') });
    withServices({ uploads });
    expect([(await sent()).status, (await sent()).status]).toEqual([200, 200]);
    expect([desk.forms().length, desk.bucket.size]).toEqual([1, 1]);
  });

  test('leave nothing behind when one of them or the record cannot be stored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const insert = async () => Promise.reject(new Error('D1 is down'));
    withServices({ submissions: { has: async () => false, insert } });
    const answer = await post('RequestAQuoteForm', multipart(QUOTE, [PDF]), { Accept: 'application/json' });
    expect([answer.status, desk.bucket.size]).toEqual([503, 0]);
  });
});

describe('accepted senders', () => {
  const from = async (headers: Record<string, string>): Promise<number> => {
    const init = {
      method: 'POST',
      body: JSON.stringify(GOOD),
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    return (await app.request(`${ORIGIN}/api/forms/ContactUsForm`, init)).status;
  };

  test('include pages of this site and direct requests', async () => {
    expect(await from({ Origin: ORIGIN })).toBe(200);
    expect(await from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from({ 'Sec-Fetch-Site': 'none' })).toBe(200);
  });

  test('exclude everyone else', async () => {
    for (const origin of ['https://store.test', 'http://store.test:81', 'http://evil.example', '']) {
      expect(await from({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }), origin).toBe(403);
    }
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await from({ Origin: 'null', 'Sec-Fetch-Site': site }), site).toBe(403);
    }
    expect(await from({ Origin: 'null' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await from({})).toBe(403);
    expect(desk.forms()).toEqual([]);
  });

  test('makes a client above the limit wait and keeps the input on the page', async () => {
    const clients: string[] = [];
    withServices({ mayPost: async (client) => clients.push(client) <= 1 });
    const headers = { 'CF-Connecting-IP': '192.0.2.1' };
    expect((await postJson('ContactUsForm', GOOD, headers)).status).toBe(200);
    const limited = await postJson('ContactUsForm', GOOD, headers);
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60']);
    const html = await postPage(GOOD, headers);
    const text = await html.text();
    expect([html.status, text.includes('value="R. Okafor"')]).toEqual([429, true]);
    expect(text).toContain('Form submission error :( Please check your answers and try again.');
    expect(clients).toEqual(Array(3).fill('192.0.2.1'));
  });
});

test('keeps the input and shows a message when storage is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  withServices({ submissions: { has: async () => Promise.reject(new Error('D1 is down')), insert: async () => true } });
  const answer = await postPage(GOOD);
  const html = await answer.text();
  expect([answer.status, html.includes('value="R. Okafor"'), html.includes('could not be saved')]).toEqual([
    503,
    true,
    true,
  ]);
  expect(html).not.toContain('D1 is down');
});

describe('the webhook', () => {
  const mockWebhook = (): ReturnType<typeof vi.spyOn> =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const settings = { ...SETTINGS, formWebhookUrl: 'https://hooks.example/forms' };

  test('is called once for a new form, and not for spam', async () => {
    withServices({ settings });
    const fetched = mockWebhook();
    await postJson('ContactUsForm', { ...GOOD, _key: 'k' });
    await postJson('ContactUsForm', { ...GOOD, _key: 'k' });
    await postJson('ContactUsForm', { ...GOOD, _key: 'robot', _website: 'https://spam.example' });
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect([address, JSON.parse(String(init.body))]).toEqual([
      settings.formWebhookUrl,
      expect.objectContaining({ formType: 'ContactUsForm', values: GOOD, attachments: [] }),
    ]);
    expect(desk.forms().map(({ suspect }) => suspect)).toEqual([0, 1]);
  });

  test('can fail: the form is stored all the same', async () => {
    withServices({ settings });
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
    expect((await postJson('ContactUsForm', GOOD)).status).toBe(200);
    expect(desk.forms()).toHaveLength(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalled());
  });
});
