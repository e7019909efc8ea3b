import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../process/steps.ts';
import { announcedStore } from './announced-store.ts';
import { createBuilderService } from './builder-service.ts';
import { editorFiles } from './editor-files.ts';
import { openEntryStore } from './entry-store.ts';
import { seedEntries } from './seed-entries.ts';
import { webhook } from './webhook.ts';

/*
 * npm run builder:local: runs a builder space on this machine. BUILDER_PORT is the port of the service and the editor
 * page; the next port is its control port. SITE_PORT is the port of the edited site. EDIT_TOKEN and
 * CONTENT_WEBHOOK_SECRET are its secrets; they are generated if unset. `--fresh` resets the space to the current
 * embedded pages.
 */
const host = '127.0.0.1';
const port = Number(process.env.BUILDER_PORT ?? 8790);
const sitePort = Number(process.env.SITE_PORT ?? process.env.PORT ?? 8787);
const apiKey = process.env.BUILDER_API_KEY || 'local';
const privateKey = process.env.BUILDER_PRIVATE_KEY || 'local-private';
const newSecret = (): string => randomBytes(24).toString('base64url');
const editToken = process.env.EDIT_TOKEN || newSecret();
const webhookSecret = process.env.CONTENT_WEBHOOK_SECRET || newSecret();
const siteOrigin = `http://${host}:${sitePort}`;

const listen = (server: Server, on: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(on, host, resolve);
  });

const store = openEntryStore(join(projectRoot, '.wrangler/builder', String(port)));
const seed = (): Promise<number> => seedEntries(store, Date.now());
if (process.argv.includes('--fresh')) store.clear();
if (store.list('page').length === 0) console.log(`Pages: ${await seed()} written`);

const tellSite = webhook({ address: `${siteOrigin}/admin/content-changed`, secret: webhookSecret });
const { service, control } = createBuilderService({
  store: announcedStore(store, (announcement) => void tellSite(announcement)),
  seed,
  apiKey,
  privateKey,
  now: Date.now,
  editorFile: editorFiles({ siteOrigin, apiKey, editToken }),
});

try {
  await listen(service, port);
  await listen(control, port + 1);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}. Choose another port: BUILDER_PORT=8890`);
  process.exit(1);
}
console.log(`Content API: http://${host}:${port}/api/v3, control: http://${host}:${port + 1}`);
const siteVariables = [
  `BUILDER_API_KEY=${apiKey} BUILDER_API_HOST=http://${host}:${port}`,
  `EDIT_TOKEN=${editToken} CONTENT_WEBHOOK_SECRET=${webhookSecret}`,
].join(' ');
console.log(`Site: ${siteVariables} PORT=${sitePort} npm start`);
console.log(`Editor: http://localhost:${port}/editor`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
