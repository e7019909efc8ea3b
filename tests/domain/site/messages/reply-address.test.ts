import { expect, test } from 'vitest';
import { replyAddress, replyTokenIn } from '../../../../src/domain/site/messages/reply-address.ts';

const TOKEN = ['01234567', '89abcdef'].join('').repeat(2);

test('a token is read from an email address in any case', () => {
  expect(replyTokenIn(replyAddress(TOKEN, 'mail.x.example'), 'mail.x.example')).toBe(TOKEN);
  expect(replyTokenIn(`REPLY+${TOKEN.toUpperCase()}@Mail.X.example`, 'mail.x.example')).toBe(TOKEN);
});

test.each([
  '',
  'reply+@mail.x.example',
  `reply+${TOKEN}@other.example`,
  `reply+${TOKEN}@mail.x.example.evil.example`,
  `reply+${TOKEN}0@mail.x.example`,
  `reply+${TOKEN.slice(1)}@mail.x.example`,
  `reply+${TOKEN.slice(1)}%@mail.x.example`,
  `x reply+${TOKEN}@mail.x.example`,
  `reply+${TOKEN}@mail.x.example\n`,
  `reply+${'a'.repeat(1_000_000)}@mail.x.example`,
])('no token is read from %j', (address) => {
  expect(replyTokenIn(address.slice(0, 2_000_000), 'mail.x.example')).toBeNull();
});

test('no token is read while the site receives no email', () => {
  expect(replyTokenIn(`reply+${TOKEN}@`, '')).toBeNull();
});
