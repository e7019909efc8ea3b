import type { ReactNode } from 'react';
import { MAX_COMPARED } from '../../../domain/compare/compared-compounds.ts';
import { COMPARE_PATH, compareHref } from '../../../domain/site/store-links.ts';
import { useAwake, usePinned, useRememberedPins } from './listing-context.tsx';

/** How many compounds are marked, and the way to see them side by side. Without script it is the form of the marks. */
export function CompareBar({ formId }: { formId: string }): ReactNode {
  const { labels, set } = usePinned();
  const awake = useAwake();
  useRememberedPins();
  const count = labels.length;
  return (
    <form id={formId} action={COMPARE_PATH} className={awake && count === 0 ? 'cmpb at-rest' : 'cmpb'}>
      <span role="status">
        {count === 0
          ? `Mark up to ${MAX_COMPARED} compounds to compare them.`
          : `${count} of ${MAX_COMPARED} compounds marked`}
      </span>
      {count === 0 ? null : <span className="mono mut">{labels.join(', ')}</span>}
      <span className="sp" />
      {count === 0 ? null : (
        <button type="button" className="btn bare sm" onClick={() => set([])}>
          Clear marks
        </button>
      )}
      {!awake ? (
        <button type="submit" className="btn sm">
          Compare
        </button>
      ) : count < 2 ? null : (
        <a className="btn ink sm" href={compareHref(labels)}>
          Compare {count}
        </a>
      )}
    </form>
  );
}
