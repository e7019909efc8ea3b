import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the path of a command from a dependency. */
export const localBin = (name: string): string => join(projectRoot, 'node_modules/.bin', name);

const running = new Set<ChildProcess>();

/** Ends a command and all processes that it started. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
};

let isListening = false;

/** Forwards Ctrl+C to the commands. They run in separate process groups, which do not receive the terminal's signal. */
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

/** Several times the duration of the longest step on a busy machine. A step that takes longer is assumed to hang. */
const LONGEST_STEP_MS = 30 * 60_000;

/**
 * Runs a command in the project and shows its output. Rejects if the exit code is not 0, and kills a command that
 * hangs.
 */
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
        reject(new Error(`${[command, ...args].join(' ')} was stopped after ${longestMs / 60_000} minutes.`));
      else reject(new Error(`${[command, ...args].join(' ')} exited with code ${code}.`));
    });
  });

/** A named step. */
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
 * Runs groups of steps in parallel, and the steps of each group in sequence. Prints the duration of each step. Exits
 * the process with 1 as soon as one fails.
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
    // The result of the other running steps no longer matters.
    for (const child of running) end(child, 'SIGTERM');
    process.exit(1);
  }
};
