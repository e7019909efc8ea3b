/** Maximum window widths of the smaller layouts, in CSS pixels. */
export interface Breakpoints {
  readonly medium: number;
  readonly small: number;
  /** Absent: no extra-small layout. */
  readonly xsmall?: number;
}

/** The builder's defaults for a space without settings. */
export const DEFAULT_BREAKPOINTS: Breakpoints = { medium: 991, small: 640 };

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 10_000;

/** Parses the breakpoints of an entry's `meta.breakpoints`. Small and medium count only together. */
export const parseBreakpoints = (value: unknown): Breakpoints | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { medium, small, xsmall } = value as Readonly<Record<string, unknown>>;
  if (!isWidth(medium) || !isWidth(small)) return undefined;
  return { medium, small, ...(isWidth(xsmall) && { xsmall }) };
};
