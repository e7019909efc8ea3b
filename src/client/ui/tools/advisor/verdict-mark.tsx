import type { ReactNode } from 'react';
import type { Verdict as Advised } from '../../../../domain/engineering/advisor/verdicts.ts';
import { type Look, Verdict } from '../verdict/verdict.tsx';

const VERDICTS: Readonly<Record<Advised, readonly [look: Look, word: string]>> = {
  good: ['good', 'Good'],
  possible: ['marginal', 'Possible'],
  fits_temperature: ['unknown', 'Fits the temperature'],
  no_data: ['unknown', 'No data'],
  no_data_at_heat: ['unknown', 'No data at this heat'],
  not_advised: ['marginal', 'Not advised'],
  out: ['out', 'Out'],
};

export const verdictWord = (verdict: Advised): string => VERDICTS[verdict][1];

/** The advisor's verdict on a family; `children` can replace the text next to the shape. */
export const VerdictMark = ({ verdict, children }: { verdict: Advised; children?: ReactNode }): ReactNode => {
  const [look, word] = VERDICTS[verdict];
  return <Verdict look={look}>{children ?? word}</Verdict>;
};
