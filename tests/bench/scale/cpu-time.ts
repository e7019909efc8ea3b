/** Returns the result of `work` and its processor time in milliseconds, including threads of the garbage collector. */
export const cpuTimed = <T>(work: () => T): { readonly result: T; readonly ms: number } => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
};
