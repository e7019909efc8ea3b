import { createHash } from 'node:crypto';
import type { AuthoredBlock } from '../../content/define-page.ts';

/** Returns the first `length` characters of a string's hash, as the id of what the string names. */
export const hashId = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

const bindingsOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`component.options.${name}`, `state.${name}`]));

/**
 * Returns an authored block as an element of content. Its id is derived from `key`, so that repeated pushes change
 * nothing.
 */
export const elementOf = (one: AuthoredBlock, key: string): object => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${hashId(key, 16)}`,
  component: { name: one.name, options: one.options },
  responsiveStyles: {},
  ...(one.opened !== undefined && { bindings: bindingsOf(one.opened) }),
  children: one.children.map((child, index) => elementOf(child, `${key}/${index}`)),
});
