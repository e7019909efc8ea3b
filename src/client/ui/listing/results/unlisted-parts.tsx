import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { queryString } from '../../../../domain/shop/catalog-url/query-string.ts';
import type { NearestPartsResponse } from '../../../../domain/site/api/catalog/nearest-parts.ts';

// Loaded with the first ring that is not in any size table.
const NearParts = lazy(async () => ({ default: (await import('./near-parts.tsx')).NearParts }));

type Units = Pick<Preferences, 'measurement' | 'temperature'>;

const PAUSE_MS = 150;

/**
 * The parts nearest to a query without results, loaded by JavaScript. A link next to it leads to the same page without
 * JavaScript.
 */
export function UnlistedParts({ query, units }: { query: CatalogQuery; units: Units }): ReactNode {
  const question = queryString(query);
  const [nearest, setNearest] = useState<NearestPartsResponse | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { nearestInBrowser } = await import('../../../stores/nearest-in-browser.ts');
      // If the request fails, the link stays.
      const answer = await nearestInBrowser(question, controller.signal).catch(() => null);
      if (!controller.signal.aborted) setNearest(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  if (nearest === null) return null;
  return (
    <Suspense fallback={null}>
      <NearParts nearest={nearest} units={units} />
    </Suspense>
  );
}
