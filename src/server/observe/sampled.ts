/** Returns whether to log the next event of a frequent kind. */
export type Sampler = () => boolean;

/** Passes the first `first` events of each minute, then one in `oneOf`. */
export const sampler = (options: {
  readonly first: number;
  readonly oneOf: number;
  readonly now: () => number;
}): Sampler => {
  const { first, oneOf, now } = options;
  let minute = Number.NaN;
  let seen = 0;
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, seen] = [current, 0];
    seen += 1;
    return seen <= first || (seen - first) % oneOf === 0;
  };
};
