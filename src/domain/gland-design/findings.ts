/** What is judged of a gland. */
export type Subject = 'squeeze' | 'stretch' | 'interference' | 'fill' | 'width' | 'gap' | 'backup' | 'heat' | 'speed';

/** A warning does not lower the verdict; a note only tells. */
export const LEVELS = ['good', 'note', 'warning', 'marginal', 'out'] as const;
export type Level = (typeof LEVELS)[number];

export const VERDICTS = ['good', 'marginal', 'out'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One result with its reason and where the window is from. */
export interface Finding {
  readonly about: Subject;
  readonly level: Level;
  /** In words; made when it is read, for most rings tried in a groove are never shown. */
  readonly reason: () => string;
  readonly source: string;
}

export const SOURCES = {
  own: 'Our own, after published glands',
  parker: 'Parker ORD 5700',
  stretch: 'Parker ORD 5700, SAE AS4716',
  trelleborg: 'Trelleborg O-ring guide',
  gap: 'Trelleborg O-ring guide, table XII',
} as const;

const isVerdict = (level: Level): level is Verdict => level === 'good' || level === 'marginal' || level === 'out';

/** The worst finding names the whole; warnings stand beside it. */
export const verdictOf = (findings: readonly Finding[]): Verdict => {
  let worst: Verdict = 'good';
  for (const { level } of findings) {
    if (isVerdict(level) && VERDICTS.indexOf(level) > VERDICTS.indexOf(worst)) worst = level;
  }
  return worst;
};

/** How many are judged, how many of them are good, and how many warnings there are. */
export const tally = (findings: readonly Finding[]): { judged: number; good: number; warnings: number } => ({
  judged: findings.filter(({ level }) => isVerdict(level)).length,
  good: findings.filter(({ level }) => level === 'good').length,
  warnings: findings.filter(({ level }) => level === 'warning').length,
});
