import type { ReactNode } from 'react';
import type { Level } from '../../../../domain/engineering/gland-design/judging/findings.ts';
import { type Look, Verdict } from './verdict.tsx';

const LEVELS: Readonly<Record<Level, readonly [look: Look, word: string]>> = {
  good: ['good', 'Good'],
  note: ['note', 'Note'],
  warning: ['marginal', 'Warning'],
  marginal: ['marginal', 'Marginal'],
  out: ['out', 'Out'],
};

/** The verdict of a finding about a gland. */
export const LevelVerdict = ({ level }: { level: Level }): ReactNode => {
  const [look, word] = LEVELS[level];
  return <Verdict look={look}>{word}</Verdict>;
};
