import { expect, test } from 'vitest';
import { trustedHosts } from '../../../src/client/editor/trusted-hosts.ts';

const HOSTS = ['*.beta.builder.io', 'builder.io', 'localhost'];

test('an editor on this machine is trusted in development only', () => {
  expect(trustedHosts(HOSTS, true)).toEqual(HOSTS);
  expect(trustedHosts(HOSTS, false)).toEqual(['*.beta.builder.io', 'builder.io']);
});
