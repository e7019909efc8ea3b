import { expect, inject, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { ACCOUNT, SITE } from '../support/target.ts';

const OWNER = '198.18.1.7';
const STRANGER = '198.18.2.7';

/** Returns the number of valid password reset links. */
const links = async (): Promise<number> => {
  const rows = (await (await fetch(inject('rows'))).json()) as Readonly<Record<string, string>>;
  return Number(rows.password_resets);
};

const requestReset = async (client: string): Promise<void> => {
  const { status } = await attack('/auth/password/request', {
    method: 'POST',
    headers: { Origin: SITE, 'Content-Type': 'application/json', 'CF-Connecting-IP': client },
    body: JSON.stringify({ email: ACCOUNT.email }),
  });
  expect(status).toBe(204);
};

test('requests of a stranger neither invalidate the owner’s link nor use up the owner’s mails', async () => {
  const before = await links();
  await requestReset(OWNER);
  expect(await links()).toBe(before + 1);
  for (let turn = 0; turn < 5; turn++) await requestReset(STRANGER);
  expect(await links(), 'three links at the request of one network').toBe(before + 4);
  await requestReset(OWNER);
  expect(await links()).toBe(before + 5);
});
