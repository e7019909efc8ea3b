import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { compoundParts } from '../../../client/islands/compound-parts.ts';
import { isLate, Late, Waiting } from '../../../client/ui/late.tsx';
import { AddressProblems } from '../../../client/ui/listing/results/address-problems.tsx';
import '../../../client/ui/listing/store-layout.css';
import './admin-store.page.css';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { AdminStoreProps } from './admin-store.load.ts';
import { head as gateHead } from './admin-store-gate.page.tsx';

export const head = ({ found, comparisons }: AdminStoreProps): PageHead => ({
  ...gateHead,
  sheets: ['store'],
  description: `${counted(found.compoundCount, 'compound')} with hardness, temperature range, datasheets and comparisons.`,
  preload: ['store-heading', 'store-filters', 'store-results'],
  streams: isLate(comparisons),
});

/** `/admin-store`: the compounds with their properties, without the public shell. */
export default function AdminStorePage({ found, comparisons }: AdminStoreProps): ReactNode {
  const { heading, filters, results } = compoundParts({ ...found, comparisons: {} });
  return (
    <div className="store-layout admin-store-page">
      <AddressProblems problems={found.problems} />
      <Island name="store-heading" props={heading} />
      <Island name="store-filters" props={filters} />
      <Late of={comparisons} fallback={<Waiting className="results">Loading the compounds</Waiting>}>
        {(read) => <Island name="store-results" props={{ ...results, comparisons: read }} />}
      </Late>
    </div>
  );
}
