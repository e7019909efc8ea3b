/** After this pause, a letter starts a new word. */
const RESET_MS = 350;

/**
 * Collects typed letters into a word and finds the next label after `from` that starts with it, wrapping around.
 * Repeating one letter cycles through the labels that start with it.
 *
 * @param now milliseconds of any monotonic clock
 */
export const createTypeAhead = () => {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (letter: string, now: number, labels: readonly string[], from: number): number => {
    typed = now - last > RESET_MS ? letter : typed + letter;
    last = now;
    const repeated = [...typed].every((one) => one.toLowerCase() === letter.toLowerCase());
    const wanted = (repeated ? letter : typed).toLowerCase();
    const start = repeated ? from + 1 : Math.max(from, 0);
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step) % labels.length;
      if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
    }
    return -1;
  };
};
