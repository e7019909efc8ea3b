import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

const statOf = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const readOrNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Returns the ids of the workerd processes that this process started, directly or indirectly. */
export const workerdProcesses = (): number[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, Number(readOrNull(() => statOf(pid))?.[1] ?? 0)]));
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return all.filter(
    (pid) => isOurs(pid) && (readOrNull(() => readFileSync(`/proc/${pid}/comm`, 'utf8')) ?? '').startsWith('workerd'),
  );
};

/** Returns the CPU time of a process, user and system, in ms (resolution 10 ms). */
export const cpuMs = (pid: number): number => {
  const stat = statOf(pid);
  return ((Number(stat[11]) + Number(stat[12])) * 1000) / TICKS_PER_SECOND;
};

/** Returns the resident memory of a process in MiB. */
export const residentMiB = (pid: number): number => {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
};
