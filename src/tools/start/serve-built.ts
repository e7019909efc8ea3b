import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { workerFolder, workerModules } from '../process/built-worker.ts';
import { localVariables } from '../process/local-variables.ts';
import { projectRoot } from '../process/steps.ts';
import { prepareSecret } from './local-secret.ts';
import { prepareState } from './prepare-state.ts';

/*
 * node src/tools/start/serve-built.ts: serves the built Worker and client on PORT, as in a deployment, with the whole
 * catalog. Browser tests use it, because it watches no files and bundles nothing during requests. Run `npm run build`
 * first.
 */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
const port = Number(process.env.PORT ?? 8797);

await prepareSecret(projectRoot);
const { directory } = await prepareState({ port });
const { workerOptions } = unstable_getMiniflareWorkerOptions(join(projectRoot, 'wrangler.toml'));
const { modulesRules: _, bindings, ...bound } = workerOptions;
const worker = new Miniflare(
  convertV4MiniflareOptions({
    ...bound,
    modules: workerModules(),
    modulesRoot: workerFolder,
    bindings: { ...(bindings as Record<string, string>), REQUEST_LOG: 'off', ...localVariables(port, process.env) },
    host: '127.0.0.1',
    port,
    // Delivers email at /cdn-cgi/local/email, as `wrangler dev` does.
    unsafeTriggerHandlers: true,
    resourcePersistencePath: join(directory, 'v3'),
    // Stores mail in the same folder as `npm start`.
    resourceTmpPath: join(projectRoot, '.wrangler/tmp'),
  }),
);
await worker.ready;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void worker.dispose().then(() => process.exit(0)));
}
console.log(`The built Worker is running at http://127.0.0.1:${port}/`);
