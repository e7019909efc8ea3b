/** Checks of a gland in service. `data`: an input could not be judged because data is missing. */
export const CHECKS = [
  ...(['residual', 'hot_squeeze', 'hot_fill', 'set', 'swell', 'cold', 'hot', 'gap', 'room', 'speed', 'data'] as const),
] as const;
export type Check = (typeof CHECKS)[number];

/** Judged properties of a gland: its geometry, and its service. */
export type Subject = 'squeeze' | 'stretch' | 'interference' | 'fill' | 'width' | 'backup' | Check;

export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  squeeze: 'Squeeze',
  stretch: 'Stretch',
  interference: 'Interference',
  fill: 'Fill',
  width: 'Width',
  backup: 'Backup ring',
  residual: 'Residual squeeze',
  hot_squeeze: 'Squeeze when hot',
  hot_fill: 'Fill when hot',
  set: 'Compression set',
  swell: 'Swell',
  cold: 'Coldest temperature',
  hot: 'Hottest temperature',
  gap: 'Gap',
  room: 'Room beside the backup rings',
  speed: 'Shaft',
  data: 'Missing data',
};

/** A warning does not lower the verdict, and a note only informs. */
export const LEVELS = ['good', 'note', 'warning', 'marginal', 'out'] as const;
export type Level = (typeof LEVELS)[number];

export const GLAND_VERDICTS = ['good', 'marginal', 'out'] as const;
export type Verdict = (typeof GLAND_VERDICTS)[number];

/** One result with its reason and the source of its limits. */
export interface Finding {
  readonly about: Subject;
  readonly level: Level;
  /** Returns the reason in words. Evaluated lazily, because most rings tried in a groove are never shown. */
  readonly reason: () => string;
  readonly source: string;
  /** Returns the judged value and the limits of good and marginal, for a check in service. */
  readonly figure?: () => string;
  readonly window?: () => string;
}

export const SOURCES = {
  own: 'Our limit, based on published glands',
  rule: 'Our own rule',
  parker: 'Parker ORD 5700',
  stretch: 'Parker ORD 5700, SAE AS4716',
  trelleborg: 'Trelleborg O-ring guide',
  gap: 'Trelleborg O-ring guide, table XII; JIS B 2401-2',
  residual: 'BAM lifetime tests: seals at 25% squeeze hold to 85% set',
  swell: 'JIS B 2401-1 class 1A, Parker ORD 5700',
  limits: 'Materials table; TR10 after Parker',
} as const;

export const isVerdict = (level: Level): level is Verdict =>
  level === 'good' || level === 'marginal' || level === 'out';

/** Returns the worse of two verdicts. */
export const worseOf = (one: Verdict, other: Verdict): Verdict =>
  GLAND_VERDICTS.indexOf(one) < GLAND_VERDICTS.indexOf(other) ? other : one;

/** Returns the verdict of the worst finding. Warnings are listed separately. */
export const verdictOf = (findings: readonly Finding[]): Verdict => {
  let worst: Verdict = 'good';
  for (const { level } of findings) if (isVerdict(level)) worst = worseOf(worst, level);
  return worst;
};

/** Returns the worst verdict about one subject, or null if it was not judged. */
export const verdictAbout = (findings: readonly Finding[], subject: Subject): Verdict | null => {
  const judged = findings.filter(({ about, level }) => about === subject && isVerdict(level));
  return judged.length === 0 ? null : verdictOf(judged);
};

/** Returns the numbers of judged findings, of good ones, and of warnings. */
export const tally = (findings: readonly Finding[]): { judged: number; good: number; warnings: number } => ({
  judged: findings.filter(({ level }) => isVerdict(level)).length,
  good: findings.filter(({ level }) => level === 'good').length,
  warnings: findings.filter(({ level }) => level === 'warning').length,
});

/** Returns whether a finding is a check in service rather than of the geometry. */
export const isOfService = ({ about }: Finding): boolean => CHECKS.some((check) => check === about);
