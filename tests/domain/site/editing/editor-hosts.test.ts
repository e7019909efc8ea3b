import { expect, test } from 'vitest';
import { editorHosts, editorSources } from '../../../../src/domain/site/editing/editor-hosts.ts';

test('an editor on this machine is trusted in development only', () => {
  expect(editorHosts(true)).toContain('localhost');
  expect(editorHosts(false)).not.toContain('localhost');
  expect(editorSources(false).join()).not.toContain('localhost');
});

test('who frames the page is who is heard, each host by its whole name', () => {
  expect(editorSources(false)).toEqual(editorHosts(false).map((host) => `https://${host}`));
  expect(editorHosts(true).join()).not.toContain('*');
});
