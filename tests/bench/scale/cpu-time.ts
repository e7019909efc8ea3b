/** What some work gives, and how many milliseconds of the processor it took, the collector's threads too. */
export const cpuTimed = <T>(work: () => T): { readonly result: T; readonly ms: number } => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
};
