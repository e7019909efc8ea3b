import { type ReactNode, useId } from 'react';
import { CompareBar } from '../ui/compare/compare-bar.tsx';
import { CompareTick } from '../ui/compare/compare-tick.tsx';
import { PinnedProvider, usePinned } from '../ui/compare/pinned.tsx';

function Tick({ name }: { name: string }): ReactNode {
  const { names } = usePinned();
  const formId = useId();
  return (
    <div className={names.length === 0 ? 'part-compare' : 'part-compare is-docked'}>
      <CompareTick name={name} formId={formId} text="Compare" />
      <CompareBar formId={formId} />
    </div>
  );
}

/** On a part's page: adds the part to those that are compared. */
export default function PartCompare({ name }: { name: string }): ReactNode {
  return (
    <PinnedProvider place="shop">
      <Tick name={name} />
    </PinnedProvider>
  );
}
