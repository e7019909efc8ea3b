import { expect, test } from 'vitest';
import { editorHosts, editorSources } from '../../../../src/domain/site/editing/editor-hosts.ts';

test('trusts an editor on localhost only in development', () => {
  expect(editorHosts(true)).toContain('localhost');
  expect(editorHosts(false)).not.toContain('localhost');
  expect(editorSources(false).join()).not.toContain('localhost');
});

test('trusts messages of exactly the hosts that can frame the page, by their full names', () => {
  expect(editorSources(false)).toEqual(editorHosts(false).map((host) => `https://${host}`));
  expect(editorHosts(true).join()).not.toContain('*');
});
