import { test } from '@playwright/test';
import { startServers } from './servers.ts';

test('a builder space and a site connected with it are running', async () => {
  test.setTimeout(360_000);
  await startServers();
});
