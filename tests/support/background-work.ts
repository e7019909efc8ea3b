/** Collects what a Worker would go on with after its answer. */
export const backgroundWork = () => {
  const works: Promise<unknown>[] = [];
  return {
    waitUntil: (work: Promise<unknown>): void => void works.push(work),
    /** Resolves when all of it is done, and what it started in turn. Rejects when a piece of it did. */
    settle: async (): Promise<void> => {
      for (let work = works.shift(); work; work = works.shift()) await work;
    },
  };
};
