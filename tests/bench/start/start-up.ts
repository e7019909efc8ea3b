import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/tools/process/ports.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { report } from '../report.ts';

const LIMIT_MS = 180_000;

/** Copies the project's files in git to a new folder with the installed packages, like a fresh clone. */
const freshCopy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectRoot,
  });
  for (const file of list.toString().split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/** Returns the seconds from the command to the first response of the store page. */
const startOnce = async (folder: string): Promise<number> => {
  const port = await freePort('127.0.0.1');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', './src/tools/build/generate.ts', 'src/tools/start/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('npm start did not get ready in time.')), LIMIT_MS);
      child.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.toString().includes('Ready in')) return;
        clearTimeout(late);
        resolve();
      });
      child.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    });
    return (performance.now() - started) / 1000;
  } finally {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.removeAllListeners('exit');
    child.on('exit', () => undefined);
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8000))]);
  }
};

/** Measures `npm start` in a fresh clone after `npm ci`, and a second time. */
export const startUpFigures = async (): Promise<void> => {
  const folder = freshCopy();
  try {
    report({ name: 'npm start, first time', value: await startOnce(folder), unit: 's', bar: '≤ 45' });
    report({ name: 'npm start, afterwards', value: await startOnce(folder), unit: 's', bar: '≤ 10' });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
