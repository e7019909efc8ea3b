import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/tools/process/steps.ts';

/** Prints the process ID of a child process that never ends, and never ends itself. */
const HANGS = `const { spawn } = require('node:child_process');
require('node:fs').writeFileSync(process.env.PID_FILE, String(spawn('sleep', ['1000']).pid));
for (;;);`;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z';
  } catch {
    return false;
  }
};

test('ends a command that hangs with all its child processes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const file = join(folder, 'pid');
  try {
    await expect(run(process.execPath, ['-e', HANGS], { PID_FILE: file }, 1500)).rejects.toThrow('was stopped after');
    const pid = Number(readFileSync(file, 'utf8'));
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isRunning(pid)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('reports the exit code of a failed command', async () => {
  await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow('exited with code 3');
});
