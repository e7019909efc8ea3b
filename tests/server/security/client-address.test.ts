import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressPrefixOf, clientKeyOf, networkKeyOf } from '../../../src/server/security/client-address.ts';

const byte = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'));
const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const groups = fc.array(group, { minLength: 8, maxLength: 8 }).filter((all) => !(all[5] === 0xffff && all[0] === 0));
const hex = (number: number): string => number.toString(16);

/** Every notation of eight groups: padded, in capitals, with a run of zeros left out, ending in IPv4. */
const spelling = (all: readonly number[], pads: boolean, capitals: boolean, from: number, dotted: boolean): string => {
  const written = all.map((one) => (pads ? hex(one).padStart(4, '0') : hex(one)));
  const [high = 0, low = 0] = all.slice(6);
  const end = dotted ? [[high >> 8, high & 255, low >> 8, low & 255].join('.')] : written.slice(6);
  const pieces = [...written.slice(0, 6), ...end];
  let to = from;
  while (to < 6 && all[to] === 0) to++;
  const text = to > from ? `${pieces.slice(0, from).join(':')}::${pieces.slice(to).join(':')}` : pieces.join(':');
  return capitals ? text.toUpperCase() : text;
};

describe('client keys of limits', () => {
  test('an IPv4 address is one client, also in IPv6 notation', () => {
    fc.assert(
      fc.property(ipv4, (text) => {
        expect(clientKeyOf(text)).toBe(text);
        expect(clientKeyOf(`::ffff:${text}`)).toBe(text);
        expect(clientKeyOf(`0:0:0:0:0:FFFF:${text}`)).toBe(text);
        const bytes = text.split('.').map(Number);
        const [a = 0, b = 0, c = 0, d = 0] = bytes;
        expect(clientKeyOf(`::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}`)).toBe(text);
      }),
    );
  });

  test('every notation of an IPv6 address is the same client', () => {
    fc.assert(
      fc.property(groups, fc.boolean(), fc.boolean(), fc.nat(5), fc.boolean(), (all, pads, capitals, from, dotted) => {
        const key = clientKeyOf(all.map(hex).join(':'));
        expect(key).toBe(`${all.slice(0, 4).map(hex).join(':')}::/64`);
        expect(clientKeyOf(spelling(all, pads, capitals, from, dotted))).toBe(key);
      }),
    );
  });

  /** Returns whether this is an IPv4 address in IPv6 notation, and therefore the IPv4 client. */
  const isMapped = (all: readonly number[]): boolean =>
    all.slice(0, 5).every((group) => group === 0) && all[5] === 65_535;

  test('IPv6 client addresses share a key exactly when their first 64 bits are equal', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const same = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(![one, other, same].some(isMapped));
        const key = (all: readonly number[]) => clientKeyOf(all.map(hex).join(':'));
        expect(key(same)).toBe(key(one));
        expect(key(one) === key(other)).toBe(one.slice(0, 4).join() === other.slice(0, 4).join());
      }),
    );
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
  ])('%s is %s', (text, key) => expect(clientKeyOf(text)).toBe(key));

  test.each([
    '',
    'unknown',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4.5',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4::5:6:7:8',
    '1.2.3.4::',
    '::1.2.3.4:5',
    'fe80::1%eth0',
    '12345::',
    'g::',
    '1'.repeat(10_000),
  ])('%j is invalid; all invalid values share one key', (text) => {
    expect(clientKeyOf(text)).toBe('unknown');
    expect(addressPrefixOf(text)).toBe('unknown');
  });

  test('any string has a key of at most 24 characters', () => {
    fc.assert(fc.property(fc.string(), (text) => clientKeyOf(text).length <= 24));
  });
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('logs %s as %s', (address, prefix) => expect(addressPrefixOf(address)).toBe(prefix));

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['account:2001:db8:0:0::/64', 'account:2001:db8:0::/48'],
  ['192.0.2.1', null],
  ['account:192.0.2.1', null],
  ['unknown', null],
])('the network of %s is %s', (client, network) => {
  expect(networkKeyOf(client)).toBe(network);
});
