/*
 * Core Web Vitals and the two times that explain them. Thresholds: web.dev/articles/vitals. A value equal to a
 * threshold counts as the better rating.
 */
/** Path to which browsers report them. */
export const VITALS_PATH = '/api/vitals';

interface Vital {
  readonly label: string;
  readonly unit: 'ms' | '';
  readonly good: number;
  readonly poor: number;
  /** Maximum reported value, because a suspended tab is not a slow page. */
  readonly most: number;
}

const MINUTE_MS = 60_000;

export const VITALS = {
  LCP: { label: 'Largest paint', unit: 'ms', good: 2500, poor: 4000, most: MINUTE_MS },
  INP: { label: 'Interaction', unit: 'ms', good: 200, poor: 500, most: MINUTE_MS },
  CLS: { label: 'Layout shift', unit: '', good: 0.1, poor: 0.25, most: 10 },
  FCP: { label: 'First paint', unit: 'ms', good: 1800, poor: 3000, most: MINUTE_MS },
  TTFB: { label: 'First byte', unit: 'ms', good: 800, poor: 1800, most: MINUTE_MS },
} as const satisfies Record<string, Vital>;

export type VitalName = keyof typeof VITALS;

export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly VitalName[];

/** How the visitor reached the page. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const;
/** `mobile`: touch is the primary input. */
export const DEVICES = ['desktop', 'mobile'] as const;
/** Names of the Network Information API. `unknown` in browsers without it. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

export type Device = (typeof DEVICES)[number];
export type Connection = (typeof CONNECTIONS)[number];

export type Rating = 'good' | 'needs-improvement' | 'poor';

/** @example ratingOf('LCP', 2500) // 'good' */
export const ratingOf = (name: VitalName, value: number): Rating => {
  const { good, poor } = VITALS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
};

/** Returns a value as reported: rounded to useful precision and limited to the maximum. */
export const reportedValue = (name: VitalName, value: number): number => {
  const { unit, most } = VITALS[name];
  const fine = unit === 'ms' ? 1 : 1000;
  return Math.min(Math.max(Math.round(value * fine) / fine, 0), most);
};

/** Formats a value with its unit. @example vitalText('LCP', 2480) // '2.48 s' */
export const vitalText = (name: VitalName, value: number): string => {
  if (VITALS[name].unit === '') return value.toFixed(3);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
};
