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
    <form id={formId} action={COMPARE_PATH} className={awake && count === 0 ? 'compare-bar is-at-rest' : 'compare-bar'}>
      <span role="status">
        {count === 0
          ? `Mark up to ${MAX_COMPARED} compounds to compare them.`
          : `${count} of ${MAX_COMPARED} compounds marked`}
      </span>
      {count === 0 ? null : <span className="text-mono text-muted">{labels.join(', ')}</span>}
      <span className="compare-bar-space" />
      {count === 0 ? null : (
        <button type="button" className="button button-plain button-small" onClick={() => set([])}>
          Clear marks
        </button>
      )}
      {!awake ? (
        <button type="submit" className="button button-small">
          Compare
        </button>
      ) : count < 2 ? null : (
        <a className="button button-strong button-small" href={compareHref(labels)}>
          Compare {count}
        </a>
      )}
    </form>
  );
}
