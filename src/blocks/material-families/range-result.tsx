import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { advisorOf } from '../../domain/engineering/advisor/family-entry.ts';
import { type FamilyEntry, familyPairs } from '../../domain/engineering/advisor/family-pairs.ts';
import { type FamilyQuestion, matchingFamilies } from '../../domain/engineering/advisor/matching-families.ts';
import { usePage } from '../page-context.ts';
import type { ShownFamily } from './family-row.tsx';
import './range-result.css';

/** The matching families, and further links. `client/enhance/family-range.ts` renders the same. */
export function RangeResult(props: {
  families: readonly ShownFamily[];
  entry: FamilyEntry;
  question: FamilyQuestion;
  /** URL of the page without requirements. */
  clearHref: string;
}): ReactNode {
  const { families, entry, question, clearHref } = props;
  const answer = matchingFamilies(question, families, usePage().preferences.temperature);
  return (
    <div className="range-result">
      <p role="status">
        <b>{answer.lead}</b>
        {answer.rest}
        {answer.named.map(({ family, lack }, at) => (
          <Fragment key={family.short}>
            {at === 0 ? null : ', '}
            <TextLink href={family.href}>{family.short}</TextLink>
            {lack}
          </Fragment>
        ))}
      </p>
      <a className="link-onward" href={advisorOf(entry, question)} hidden={question.medium === null} data-advisor="">
        Reasons in the material advisor
        <ArrowRight className="icon icon-small" aria-hidden="true" />
      </a>
      <a
        className="button button-plain button-small"
        href={clearHref}
        data-clear=""
        hidden={familyPairs(entry).length === 0}
      >
        Clear
      </a>
    </div>
  );
}
