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

/** Removes a lock whose process no longer exists. */
const dropStale = (file: string): void => {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isRunning(owner)) rmSync(file, { force: true });
  } catch {
    // The file no longer exists, because its owner has just finished.
  }
};

/** Runs work that two starts from one checkout must not do at the same time. The second start waits for the first. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  let isReported = false;
  while (!tryLock(file)) {
    if (!isReported) console.log('Waiting for another start that is preparing the same files.');
    isReported = true;
    dropStale(file);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
