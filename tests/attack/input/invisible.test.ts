import { describe, expect, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { utf8 } from '../support/request.ts';
import { SITE } from '../support/target.ts';

const JSON_HEADERS = { Origin: SITE, 'Content-Type': 'application/json' };
const post = (path: string, body: unknown) =>
  attack(path, { method: 'POST', headers: JSON_HEADERS, body: utf8(JSON.stringify(body)) });

/** Zero-width, bidirectional, soft hyphen, line separator, private use and unassigned characters. */
const HIDDEN = ['\u200b', '\u202e', '\u2066', '\u00ad', '\u2028', '\ue000', '\u0378'];
const PASSWORD = 'correct horse battery staple';

describe.each(HIDDEN)('the invisible character %j', (sign) => {
  test.each(['ad*a@plant.example', '*ada@plant.example', 'ada@plant*.example', 'ada@plant.exam*ple'])(
    'is rejected in the email address %s',
    async (pattern) => {
      const email = pattern.replace('*', sign);
      // Whitespace around an email address is trimmed.
      if (email.trim() !== email) return;
      expect((await post('/users/register', { email, password: PASSWORD })).status).toBe(400);
      expect((await post('/auth/password/request', { email })).status).toBe(400);
      const contact = { name: 'Ada', email };
      expect((await post('/api/quotes', { contact, texts: ['seal kit'], _key: sign })).status).toBe(422);
    },
  );

  test('is rejected in names, companies and list names, and the problem names the field', async () => {
    const hidden = `Plant${sign}4`;
    const register = { email: 'new@plant.example', password: PASSWORD };
    expect((await post('/users/register', { ...register, first_name: hidden })).status).toBe(400);
    for (const [field, label] of [
      ['name', 'Name'],
      ['company', 'Company'],
    ] as const) {
      const contact = { name: 'Ada', email: 'ada@plant.example', [field]: hidden };
      const refused = await post('/api/quotes', { contact, texts: ['seal kit'], _key: sign });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(`“${label}” holds invisible characters`);
    }
    const lines = [{ text: 'seal kit', part: '', quantity: 1, own: '', note: '' }];
    const shared = await post('/api/lists/share', { name: hidden, lines });
    expect([shared.status, shared.text]).toEqual([400, expect.stringContaining('“Name of the list”')]);
  });
});
