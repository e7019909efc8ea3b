import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSettings } from '../../../src/client/editor/editor-settings.ts';

const css = readFileSync(new URL('../../../src/client/styles/tokens.css', import.meta.url), 'utf8');

test.each(editorSettings.designTokens.colors)('$name is a design color with the same value', ({ value }) => {
  const [, variable = '', fallback = ''] = /^var\((--[\w-]+), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
  expect(css).toContain(`${variable}: ${fallback};`);
});

test.each(editorSettings.designTokens.fontFamily)('$name is a font of the design', ({ name, value }) => {
  const [, variable = ''] = /^var\((--[\w-]+),/.exec(value) ?? [];
  expect(css).toMatch(new RegExp(`${variable}: "${name} Variable"`));
});
