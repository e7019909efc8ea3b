/** Letters typed further apart start a new word. */
const RESET_MS = 350;

/**
 * Collects typed letters into a word, and finds the label that starts with it: the next one after `from`, around the end.
 * One letter typed again and again steps through the labels that start with it.
 *
 * @param now milliseconds of any clock that only moves forward
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
