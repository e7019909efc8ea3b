import { parseArgs } from 'node:util';
import { buildClient } from '../../src/tools/build/build-client.ts';
import { buildWorker } from '../../src/tools/build/build-worker.ts';
import { localBin, run } from '../../src/tools/process/steps.ts';
import { prepareState } from '../../src/tools/start/prepare-state.ts';
import { startProductionWorker } from './support/production-worker.ts';

/*
 * Every known kind of attack on the built Worker as deployed, with 20,000 generated requests. See
 * docs/guides/attacks.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
    count: { type: 'string', default: '20000' },
    /** Sends one generated request and prints its response. */
    only: { type: 'string' },
    /** Keeps the Worker running for requests from a shell. */
    serve: { type: 'boolean', default: false },
    /** Updates the recorded response headers. */
    update: { type: 'boolean', default: false },
  },
});
const PORT = Number(process.env.PORT ?? 8797);

await buildClient();
await prepareState({ port: PORT });
await buildWorker();

if (values.serve) {
  const { origin } = await startProductionWorker(PORT, { listenOn: PORT });
  console.log(`The Worker under attack runs at ${origin}. In a shell: export ORIGIN=${origin}. Stop it with Ctrl+C.`);
} else {
  const files = values.only === undefined ? positionals : ['tests/attack/input/fuzz.test.ts'];
  const more = values.update ? ['--update'] : [];
  console.log(
    `Seed ${values.seed}, ${values.only === undefined ? `${values.count} requests` : `request ${values.only} alone`}.`,
  );
  try {
    await run(localBin('vitest'), ['run', '--project', 'attack', ...files, ...more], {
      PORT: String(PORT),
      ATTACK_FULL: '1',
      ATTACK_SEED: values.seed,
      ATTACK_COUNT: values.count,
      ...(values.only !== undefined && { ATTACK_ONLY: values.only }),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
