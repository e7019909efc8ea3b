import { Fragment, type ReactNode } from 'react';
import type { WantedRange } from '../../domain/reference/family-range.ts';
import { rangeAnswer } from '../../domain/reference/range-answer.ts';
import { usePage } from '../page-context.ts';
import type { ShownFamily } from './family-row.tsx';

/** Which families answer the range; `client/enhance/family-range.ts` writes the same. */
export function RangeResult(props: { families: readonly ShownFamily[]; wanted: WantedRange }): ReactNode {
  const { families, wanted } = props;
  const answer = rangeAnswer(wanted, families, usePage().preferences.temperature);
  return (
    <p className="range-result" role="status">
      <b>{answer.lead}</b>
      {answer.rest}
      {answer.named.map(({ family, lack }, at) => (
        <Fragment key={family.short}>
          {at === 0 ? null : ', '}
          <a className="link" href={family.href}>
            {family.short}
          </a>
          {lack}
        </Fragment>
      ))}
    </p>
  );
}
