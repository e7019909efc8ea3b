import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../src/domain/site/staff/roles.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';
import { type MessageDesk, messageDesk, SENDER } from '../../support/services/message-desk.ts';

const OWN = { Origin: 'http://localhost' };
const { staff, add, cookieOf } = fakeStaff();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HOSTILE = '<img src=x onerror=alert(1)>"\'</textarea><script>alert(1)</script>';

let desk: MessageDesk;
let app: ReturnType<typeof appWithStaff>;
let ids: Readonly<Record<Role, string>>;

beforeAll(async () => {
  desk = await messageDesk();
  app = appWithStaff(staff, { changes: { messages: desk.messages } });
  const of = (role: Role): string => add(`${role}@x.example`, role);
  ids = { viewer: of('viewer'), sales: of('sales'), catalog: of('catalog'), admin: of('admin') };
});

const get = async (path: string, role: Role = 'sales') =>
  app.request(path, { headers: { Cookie: await cookieOf(ids[role]) } });
const post = async (path: string, fields: Record<string, string>, role: Role = 'sales') =>
  app.request(path, {
    method: 'POST',
    headers: { Cookie: await cookieOf(ids[role]), ...OWN },
    body: new URLSearchParams(fields),
  });

describe('/desk/messages', () => {
  test('shows hostile texts as text', async () => {
    const id = desk.add(
      { name: HOSTILE, email: `${HOSTILE}@x.example`, company: HOSTILE, message: HOSTILE },
      { page: HOSTILE },
    );
    for (const path of ['/desk/messages', `/desk/messages/${id}`, `/desk/messages?q=${encodeURIComponent(HOSTILE)}`]) {
      const html = await (await get(path)).text();
      expect(html).toContain('&lt;img src=x');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<script>alert');
    }
  });

  test('ignores invalid filters, and has no changes for a viewer', async () => {
    const html = await (await get('/desk/messages?tab=nothing&page=-1&owner=all&form=x%00', 'viewer')).text();
    expect(html).toContain('View only');
    expect(html).not.toContain('>Take<');
    expect((await get(`/desk/messages?q=${'a'.repeat(5000)}&page=1e9`)).status).toBe(200);
  });

  test('a message without its ID, and one that was deleted, are not found', async () => {
    for (const path of ['/desk/messages/0', '/desk/messages/99999999999', '/desk/messages/999', '/desk/messages/1x'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await post('/desk/messages/999/replies', { words: 'x' })).status).toBe(404);
  });

  test('takes a message and returns to the same filter, never to another site', async () => {
    const id = desk.add();
    const to = async (list: string) => (await post(`/desk/messages/${id}/take`, { list })).headers.get('Location');
    expect(await to('?tab=all&q=okafor')).toBe('/desk/messages?tab=all&q=okafor');
    expect(await to('//evil.example')).toBe('/desk/messages');
    expect(await to('https://evil.example/?tab=done')).toBe('/desk/messages');
  });
});

describe('/desk/messages/{id}', () => {
  test('marks a message done, and offers to undo it while it is done', async () => {
    const id = desk.add();
    const done = await post(`/desk/messages/${id}/state`, { action: 'done' });
    expect(done.headers.get('Location')).toBe(`/desk/messages/${id}?action=done`);
    const html = await (await get(`/desk/messages/${id}?action=done`)).text();
    expect(html).toMatch(/Marked as done\..*value="reopen"[^>]*>Undo</);
    await post(`/desk/messages/${id}/state`, { action: 'reopen' });
    expect(await (await get(`/desk/messages/${id}?action=done`)).text()).not.toContain('Undo');
    expect((await post(`/desk/messages/${id}/state`, { action: 'constructor' })).status).toBe(400);
    expect((await post(`/desk/messages/${id}/state`, { action: 'reopen' })).status).toBe(403);
  });

  test('returns a reply that is empty or too long, with its text and the reason', async () => {
    const id = desk.add();
    const empty = await post(`/desk/messages/${id}/replies`, { words: ' \n ' });
    expect([empty.status, (await empty.text()).includes('Write a reply')]).toEqual([422, true]);
    const long = await post(`/desk/messages/${id}/replies`, { words: 'a'.repeat(5001) });
    expect([long.status, (await long.text()).includes('The limit is 5000')]).toEqual([422, true]);
    expect((await post(`/desk/messages/${id}/replies`, { words: 'a'.repeat(70_000) })).status).toBe(413);
    expect((await desk.messages.store.read(id))?.entries).toEqual([]);
  });

  test('sends a reply once and marks the message done', async () => {
    const id = desk.add();
    const fields = { words: 'Yes.\u0000', after: 'done', _key: 'k' };
    for (let n = 0; n < 2; n += 1) expect((await post(`/desk/messages/${id}/replies`, fields)).status).toBe(303);
    const message = await desk.messages.store.read(id);
    expect(message?.entries.map(({ kind, words, who }) => [kind, words, who])).toEqual([['reply', 'Yes.', 'sales']]);
    expect(message?.place.state).toBe('done');
    // The round that the first request started may be sending it.
    await expect
      .poll(async () => {
        await desk.messages.sendMails();
        return desk.mails.filter(({ to }) => to === SENDER.email).length;
      })
      .toBe(1);
  });

  test('names an email from another sender', async () => {
    const id = desk.add();
    desk.db
      .prepare(
        `INSERT INTO message_entries (submission_key, submission_id, at, kind, who, is_other_address, words)
        VALUES ('k1', ?, 1, 'mail', 'mallory@evil.example', 1, 'Hello')`,
      )
      .run(id);
    expect(await (await get(`/desk/messages/${id}`)).text()).toContain('From another address than the form.');
  });
});

describe('attachments', () => {
  const stored = (key: string, kind: string, bytes: Uint8Array, name = `a.${kind}`) => {
    desk.bucket.set(key, new Uint8Array(bytes).buffer);
    return { key, name, kind, size: bytes.length };
  };

  test.each(['viewer', 'sales', 'catalog', 'admin'] as const)(
    'are downloads of unknown type for the role %s',
    async (role) => {
      const id = desk.add(SENDER, {
        attachments: [stored('forms/1/1.pdf', 'pdf', Buffer.from('%PDF-1.7'), 'x"\r\nSet-Cookie: a=b.pdf')],
      });
      const response = await get(`/desk/messages/${id}/files/0/1`, role);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="message-${id}-file-0-1.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      });
      expect(await response.text()).toBe('%PDF-1.7');
    },
  );

  test('have a preview only if their content is a PNG or JPEG picture', async () => {
    const id = desk.add(SENDER, {
      attachments: [
        stored('forms/2/1.png', 'png', PNG),
        stored('forms/2/2.png', 'png', Buffer.from('<svg onload=alert(1)>')),
        stored('forms/2/3.pdf', 'pdf', Buffer.from('%PDF-1.7')),
      ],
    });
    const preview = (position: number) => get(`/desk/messages/${id}/files/0/${position}/preview`);
    const picture = await preview(1);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect([(await preview(2)).status, (await preview(3)).status]).toEqual([404, 404]);
    const html = await (await get(`/desk/messages/${id}`)).text();
    expect(html.match(/\/preview"/g)).toHaveLength(4);
  });

  test('of another message, of no message and of the bucket are not found', async () => {
    const id = desk.add(SENDER, { attachments: [stored('forms/3/1.png', 'png', PNG)] });
    const other = desk.add();
    for (const path of [
      `${other}/files/0/1`,
      `${id}/files/0/2`,
      `${id}/files/1/1`,
      `${id}/files/0/..%2F1`,
      `${id}/files/0/4`,
      `${id}/files/0/forms%2F3%2F1.png`,
    ]) {
      expect([path, (await get(`/desk/messages/${path}`)).status]).toEqual([path, 404]);
    }
    desk.bucket.delete('forms/3/1.png');
    expect((await get(`/desk/messages/${id}/files/0/1`)).status).toBe(404);
  });

  test('do not exist for anonymous clients', async () => {
    const id = desk.add(SENDER, { attachments: [stored('forms/4/1.png', 'png', PNG)] });
    expect((await app.request(`/desk/messages/${id}/files/0/1`)).status).toBe(404);
  });
});
