/** One measured figure. `bar` is its budget; absent where the figure is only for comparison. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: string;
}

const rounded = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** Prints a figure as one JSON line. */
export const report = ({ name, value, unit, bar }: Figure): void =>
  console.log(JSON.stringify({ name, value: rounded(value), unit, ...(bar === undefined ? {} : { bar }) }));

/** Returns the value below which the given share of the samples lies; sorts the samples in place. */
export const percentile = (samples: number[], share: number): number => {
  samples.sort((a, b) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN;
};
