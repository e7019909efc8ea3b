import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isPortFree } from '../../src/tools/process/ports.ts';

test('a port is free until a server listens on it', async () => {
  const port = await freePort('127.0.0.1');
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
