import type { ReactNode } from 'react';
import type { QueryProblem, QueryProblemKind } from '../../../../domain/shop/catalog-url/query-problem.ts';
import { Notice } from '../../notice.tsx';

/** What the page did instead. Unknown parameters, such as campaign tags, are not reported. */
const CONSEQUENCE: Readonly<Record<QueryProblemKind, string | null>> = {
  unknown: null,
  invalid: 'It was left out.',
  swapped: 'The two were swapped.',
  repeated: 'The first one was used.',
  unmatched: 'Nothing matches it.',
};

/** The invalid parts of the URL, and what the page did instead. */
export function AddressProblems({ problems }: { problems: readonly QueryProblem[] }): ReactNode {
  const reported = problems.filter(({ kind }) => CONSEQUENCE[kind] !== null);
  if (reported.length === 0) return null;
  return (
    <Notice tone="warning" as="section" aria-label="About this address">
      <b>Part of this page's address was not understood.</b>
      <ul>
        {reported.map(({ kind, parameter, message }) => (
          <li key={`${parameter} ${message}`}>
            <span className="text-mono">{parameter}</span>: {message} {CONSEQUENCE[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
