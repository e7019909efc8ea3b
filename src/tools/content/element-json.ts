import { createHash } from 'node:crypto';
import type { AuthoredBlock } from '../../content/define-page.ts';

/** Start of a text's hash: the id of what the text names. */
export const hashId = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

const bindingsOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`component.options.${name}`, `state.${name}`]));

/** An authored block as an element of content. Its id follows from `key`, so that writing it again changes nothing. */
export const elementOf = (one: AuthoredBlock, key: string): object => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${hashId(key, 16)}`,
  component: { name: one.name, options: one.options },
  responsiveStyles: {},
  ...(one.opened !== undefined && { bindings: bindingsOf(one.opened) }),
  children: one.children.map((child, index) => elementOf(child, `${key}/${index}`)),
});
