import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Path of a command that a dependency brings. */
export const localBin = (name: string): string => join(projectRoot, 'node_modules/.bin', name);

/** Runs a command in the project with its output shown; rejects when it does not end with 0. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with ${code}.`)),
    );
  });

/** Runs named steps one after the other, says how long each took, and ends the process with 1 at the first failure. */
export const runSteps = async (
  steps: readonly (readonly [name: string, work: () => Promise<unknown>])[],
): Promise<void> => {
  for (const [name, work] of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    try {
      await work();
    } catch (error) {
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
};
