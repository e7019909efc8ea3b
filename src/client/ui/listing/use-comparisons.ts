import { useEffect, useState } from 'react';
import type { CompoundRow } from '../../../domain/shop/catalog/listing.ts';
import { type Comparisons, comparisonsEndpoint } from '../../../domain/site/api/catalog/comparisons.ts';
import { call } from '../../api.ts';

/** Comparisons for the rows: initially as rendered, then loaded as other rows appear. */
export const useComparisons = (items: readonly CompoundRow[], initial: Comparisons): Comparisons => {
  const [known, setKnown] = useState(initial);
  useEffect(() => {
    const missing = items.map(({ id }) => id).filter((id) => known[id] === undefined);
    if (missing.length === 0) return;
    const abort = new AbortController();
    call(comparisonsEndpoint, { compounds: missing.join(',') }, abort)
      .then((more) => setKnown((before) => ({ ...before, ...more })))
      // The column stays empty; the rest of the rows is shown.
      .catch(() => {});
    return () => abort.abort();
  }, [items, known]);
  return known;
};
