import { expect, test } from 'vitest';
import { isStaff, parseStaffAccounts } from '../../../../src/domain/site/auth/staff-accounts.ts';

const mayEnter = (setting: string, email: string): boolean | null => {
  const accounts = parseStaffAccounts(setting);
  return accounts && isStaff(accounts, email);
};

test.each([
  ['', 'anyone@else.example', true],
  ['*', 'anyone@else.example', true],
  ['ann@plant.example', 'Ann@Plant.example', true],
  ['ann@plant.example', 'bob@plant.example', false],
  [' ann@plant.example , @canyonseals.example ', 'bob@CanyonSeals.example', true],
  ['@canyonseals.example', 'bob@evil-canyonseals.example', false],
  ['@canyonseals.example', 'bob@canyonseals.example.evil', false],
  ['@canyonseals.example', 'bob@sub.canyonseals.example', false],
  ['@canyonseals.example', '"a@canyonseals.example"@evil.example', false],
  ['@canyonseals.example', 'canyonseals.example', false],
  ['@canyonseals.example', '', false],
])('with the setting %j, access for %j: %j', (setting, email, expected) => {
  expect(mayEnter(setting, email)).toBe(expected);
});

test.each(['ann', '@', '*, @a.example', 'a@b@c', 'a@b.example;c@d.example', ',', 'ann@plant.example,', '@a b'])(
  'rejects a setting of %j',
  (setting) => expect(parseStaffAccounts(setting)).toBeNull(),
);
