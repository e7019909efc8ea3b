import { expect, test } from 'vitest';
import { continuePath } from '../../../src/server/http/continue-path.ts';

test.each([
  ['/', '/'],
  ['/shop/orings?material=fkm&size=214#top', '/shop/orings?material=fkm&size=214#top'],
  ['/a/../b/./c', '/b/c'],
  ['/größe', '/gr%C3%B6%C3%9Fe'],
  ['/x?next=https://other.example', '/x?next=https://other.example'],
])('continues to %s as %s', (value, path) => {
  expect(continuePath(value)).toBe(path);
});

test.each([
  '',
  'shop',
  '//other.example',
  '///other.example',
  '/..//other.example',
  '/.//other.example',
  '/a/..//other.example/x',
  '/\\other.example',
  '\\\\other.example',
  'https://other.example/',
  'javascript:alert(1)',
  ' /shop',
  '/a b',
  '/a\tb',
  '/a\r\nSet-Cookie: x=1',
  '/a\u0000b',
  '/a\u0085b',
  `/${'a'.repeat(2000)}`,
])('does not continue to %j', (value) => {
  expect(continuePath(value)).toBeNull();
});
