import { buildClient } from '../build/build-client.ts';
import { writeRegistries } from '../build/registry.ts';
import { localBin, run, runSteps } from '../process/steps.ts';

const registries = async (): Promise<void> => {
  const stale = writeRegistries(true);
  if (stale.length > 0) throw new Error(`Out of date: ${stale.join(', ')}. Run npm run generate.`);
};

/** Format, lint, generated files, types and every test that needs neither the full catalog nor a browser. */
export const checkSteps = [
  ['generated files', registries],
  ['client build', buildClient],
  ['format and lint', () => run(localBin('biome'), ['ci', '.'])],
  ['types of the domain', () => run(localBin('tsc'), ['-p', 'tsconfig.domain.json'])],
  ['types', () => run(localBin('tsc'), ['-p', 'tsconfig.json'])],
  ['unit tests', () => run(localBin('vitest'), ['run', '--project', 'unit'])],
  ['worker tests', () => run(localBin('vitest'), ['run', '--project', 'worker'])],
] as const;

if (import.meta.main) await runSteps(checkSteps);
