import { type ReactNode, useId } from 'react';
import type { Pin } from '../stores/pinned-compounds.ts';
import { CompareBar } from '../ui/compare/compare-bar.tsx';
import { CompareTick } from '../ui/compare/compare-tick.tsx';
import { PinnedProvider, usePinned } from '../ui/compare/pinned.tsx';
import '../ui/compare/part-compare.css';

function Tick({ pin }: { pin: Pin }): ReactNode {
  const { pins } = usePinned();
  const formId = useId();
  return (
    <div className={pins.length === 0 ? 'part-compare' : 'part-compare is-docked'}>
      <CompareTick pin={pin} formId={formId} text="Compare" />
      <CompareBar formId={formId} />
    </div>
  );
}

/** On a part's page: adds the part to the comparison. */
export default function PartCompare({ pin }: { pin: Pin }): ReactNode {
  return (
    <PinnedProvider place="shop">
      <Tick pin={pin} />
    </PinnedProvider>
  );
}
