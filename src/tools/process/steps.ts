import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Path of a command that a dependency brings. */
export const localBin = (name: string): string => join(projectRoot, 'node_modules/.bin', name);

const running = new Set<ChildProcess>();

/** Ends a command with all that it started. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
};

let isListening = false;

/** Commands run in groups of their own, which a terminal's Ctrl+C does not reach: it is handed on. */
const handOn = (): void => {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) end(child, signal);
      process.exit(1);
    });
  }
};

/** Several times what the longest step takes on a busy machine: what takes longer hangs. */
const LONGEST_STEP_MS = 30 * 60_000;

/** Runs a command in the project with its output shown; rejects when it does not end with 0, and ends one that hangs. */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  longestMs = LONGEST_STEP_MS,
): Promise<void> =>
  new Promise((resolve, reject) => {
    handOn();
    const child = spawn(command, args, {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
    });
    running.add(child);
    let hasHung = false;
    const limit = setTimeout(() => {
      hasHung = true;
      end(child, 'SIGKILL');
    }, longestMs);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(limit);
      running.delete(child);
      if (code === 0) resolve();
      else if (hasHung)
        reject(new Error(`${[command, ...args].join(' ')} was ended after ${longestMs / 60_000} minutes.`));
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}.`));
    });
  });

/** A step by its name. */
export type Step = readonly [name: string, work: () => Promise<unknown>];

const SECOND_MS = 1000;

const runStep = async ([name, work]: Step): Promise<void> => {
  const started = Date.now();
  console.log(`── ${name}`);
  try {
    await work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(`✓ ${name} (${((Date.now() - started) / SECOND_MS).toFixed(1)} s)`);
};

/**
 * Runs rows of steps side by side, each row one step after the other. Says how long each took; ends the process with 1 as
 * soon as one fails.
 */
export const runSteps = async (...rows: readonly (readonly Step[])[]): Promise<void> => {
  try {
    await Promise.all(
      rows.map(async (steps) => {
        for (const step of steps) await runStep(step);
      }),
    );
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    // What runs beside the failed step is of no use any more.
    for (const child of running) end(child, 'SIGTERM');
    process.exit(1);
  }
};
