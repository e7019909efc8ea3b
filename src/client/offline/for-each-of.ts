/** Runs `run` for each item, at most `parallel` at a time. Rejects with the first error and starts nothing after it. */
export const forEachOf = async <Item>(
  items: readonly Item[],
  parallel: number,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  let next = 0;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next < items.length && !hasFailed) {
      const item = items[next++];
      if (item !== undefined) await run(item);
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(parallel, items.length) }, () =>
      work().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
};
