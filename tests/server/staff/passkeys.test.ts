import { beforeEach, describe, expect, test } from 'vitest';
import { appWithStaff, type FakeStaff, fakeStaff } from '../../support/services/fake-staff.ts';
import { SoftwarePasskey } from '../../support/services/software-passkey.ts';

const PARTY = { id: 'store.example', origin: 'https://store.example', name: 'Desk' };
const SITE = { origin: PARTY.origin, rpId: PARTY.id };
const SIGN_IN = { kind: 'sign-in', staffId: '' } as const;

let now = 0;
let desk: FakeStaff;
let mara = '';
const key = new SoftwarePasskey();

beforeEach(async () => {
  now = Date.now();
  desk = fakeStaff(() => now);
  mara = desk.add('mara@x.example', 'admin');
  const { passkeys, audit } = desk.staff;
  const challenge = await passkeys.challenge({ kind: 'join', staffId: mara });
  const made = await passkeys.created(key.create({ ...SITE, challenge }), PARTY, mara);
  if (made === null) throw new Error('The passkey was not accepted.');
  await audit.batch([passkeys.addStatement(made, mara, 'Test')]);
});

describe('a new passkey', () => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['of a locked device', { isVerified: false }],
    ['with a challenge that this site did not create', { challenge: 'AAAA' }],
  ])('%s is rejected', async (_, change) => {
    const { passkeys } = desk.staff;
    const challenge = await passkeys.challenge({ kind: 'join', staffId: mara });
    const response = new SoftwarePasskey().create({ ...SITE, challenge, ...change });
    expect(await passkeys.created(response, PARTY, mara)).toBeNull();
  });

  test('with the challenge of another person is rejected', async () => {
    const { passkeys } = desk.staff;
    const challenge = await passkeys.challenge({ kind: 'join', staffId: 'f'.repeat(32) });
    expect(await passkeys.created(new SoftwarePasskey().create({ ...SITE, challenge }), PARTY, mara)).toBeNull();
  });
});

describe('a used passkey', () => {
  test('names its person, once per challenge', async () => {
    const { passkeys } = desk.staff;
    const challenge = await passkeys.challenge(SIGN_IN);
    expect(await passkeys.used(key.use({ ...SITE, challenge }), PARTY, SIGN_IN)).toBe(mara);
    expect(await passkeys.used(key.use({ ...SITE, challenge }), PARTY, SIGN_IN)).toBeNull();
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['on a locked device', { isVerified: false }],
  ])('%s is rejected', async (_, change) => {
    const { passkeys } = desk.staff;
    const challenge = await passkeys.challenge(SIGN_IN);
    expect(await passkeys.used(key.use({ ...SITE, challenge, ...change }), PARTY, SIGN_IN)).toBeNull();
  });

  test('is rejected after ten minutes, for another purpose, of a stranger and with a copied counter', async () => {
    const { passkeys } = desk.staff;
    const use = async (by: SoftwarePasskey) => {
      const challenge = await passkeys.challenge(SIGN_IN);
      return by.use({ ...SITE, challenge });
    };
    const late = await use(key);
    now += 600_000;
    expect(await passkeys.used(late, PARTY, SIGN_IN)).toBeNull();
    expect(await passkeys.used(await use(key), PARTY, { kind: 'confirm', staffId: mara })).toBeNull();
    expect(await passkeys.used(await use(new SoftwarePasskey()), PARTY, SIGN_IN)).toBeNull();
    desk.db.exec('UPDATE staff_passkeys SET counter = 1000');
    expect(await passkeys.used(await use(key), PARTY, SIGN_IN)).toBeNull();
  });
});

test('a passkey confirms the identity of its person, who may then change people', async () => {
  const app = appWithStaff(desk.staff);
  const Cookie = await desk.cookieOf(mara);
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { Cookie, Origin: 'http://localhost' },
      body: new URLSearchParams(fields),
    });
  desk.db.exec('UPDATE staff_sessions SET confirmed_at = 0');
  const invitation = { email: 'tomas@x.example', role: 'sales' };
  expect((await post('/desk/people/invite', invitation)).status).toBe(403);
  const html = await (await app.request('/desk/people', { headers: { Cookie } })).text();
  const challenge = /&quot;challenge&quot;:&quot;([\w-]{43})&quot;/.exec(html)?.[1] ?? '';
  const wrong = new SoftwarePasskey().use({ challenge, origin: 'http://localhost', rpId: 'localhost' });
  expect((await post('/desk/people/confirm', { credential: wrong })).status).toBe(422);
  const credential = key.use({ challenge, origin: 'http://localhost', rpId: 'localhost' });
  expect((await post('/desk/people/confirm', { credential })).status).toBe(303);
  expect((await post('/desk/people/invite', invitation)).status).toBe(200);
  expect(
    desk.db.prepare("SELECT count(*) AS count FROM staff_audit WHERE action = 'identity-confirmed'").get(),
  ).toEqual({
    count: 1,
  });
});
