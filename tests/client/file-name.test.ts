import { expect, test } from 'vitest';
import { fileNameInUrl } from '../../src/client/editor/page-check/file-name.ts';

test.each([
  ['https://a.example/b/ring.png?width=200', 'ring.png'],
  ['https://site.example/_next/image?url=%2Fpictures%2Fring.jpg&w=640&q=75', 'ring.jpg'],
  ['https://site.example/_next/image?url=https%3A%2F%2Fcdn.builder.io%2Fa.webp%3Fx%3D1&w=640', 'a.webp'],
  ['/drawings/x-ring.svg#a', 'x-ring.svg'],
])('%s is %s', (address, name) => {
  expect(fileNameInUrl(address)).toBe(name);
});
