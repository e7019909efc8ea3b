import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemText } from '../../../domain/engineering/gland-design/entry/problem-text.ts';
import type { GlandKind } from '../../../domain/engineering/gland-design/model.ts';
import type { Problem } from '../../../domain/kit/errors.ts';
import { Notice } from '../notice.tsx';

/** Why there is no result, or why the result shown is the last valid one. */
export const EntryProblems = (props: {
  kind: GlandKind;
  problems: readonly Problem[];
  /** Whether the result shown is from before the problems occurred. */
  isBefore: boolean;
}): ReactNode => {
  const { kind, problems, isBefore } = props;
  return (
    <Notice tone="warning" icon={TriangleAlert} as="div" role="status">
      <b>{isBefore ? 'Last valid result.' : 'No verdict.'}</b>{' '}
      {problems.map((problem) => problemText(kind, problem)).join(' ')}
    </Notice>
  );
};
