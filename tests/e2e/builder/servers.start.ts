import { test } from '@playwright/test';
import { publishGroups } from './published/compare-content.ts';
import { startServers } from './servers.ts';

test('starts a builder space and a site connected to it', async () => {
  test.setTimeout(360_000);
  await startServers();
  await publishGroups();
});
