import { useEffect, useState } from 'react';
import type { CompoundRow } from '../../../domain/shop/catalog/listing.ts';
import { type Comparisons, comparisonsEndpoint } from '../../../domain/site/api/catalog/comparisons.ts';
import { call } from '../../api.ts';

/** What the rows can be compared with: as rendered at first, then asked for as other rows come. */
export const useComparisons = (items: readonly CompoundRow[], initial: Comparisons): Comparisons => {
  const [known, setKnown] = useState(initial);
  useEffect(() => {
    const missing = items.map(({ id }) => id).filter((id) => known[id] === undefined);
    if (missing.length === 0) return;
    const abort = new AbortController();
    call(comparisonsEndpoint, { compounds: missing.join(',') }, abort)
      .then((more) => setKnown((before) => ({ ...before, ...more })))
      // The column stays empty; everything else of the rows is there.
      .catch(() => {});
    return () => abort.abort();
  }, [items, known]);
  return known;
};
