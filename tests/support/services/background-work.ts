/** Collects the work that a Worker would continue after its response. */
export const backgroundWork = () => {
  const works: Promise<unknown>[] = [];
  return {
    waitUntil: (work: Promise<unknown>): void => void works.push(work),
    /** Resolves when all work is complete, including work that it started. Rejects when any work did. */
    settle: async (): Promise<void> => {
      for (let work = works.shift(); work; work = works.shift()) await work;
    },
  };
};
