import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const tryLock = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes a lock whose process is gone. */
const dropStale = (file: string): void => {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isRunning(owner)) rmSync(file, { force: true });
  } catch {
    // Gone already: the owner has just finished.
  }
};

/** Runs work that two starts from one checkout must not do at the same time; the second waits for the first. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!tryLock(file)) {
    if (!told) console.log('Another start is preparing the same files; waiting for it.');
    told = true;
    dropStale(file);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
