import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { compoundParts } from '../../../client/islands/compound-parts.ts';
import { AddressProblems } from '../../../client/ui/listing/results/address-problems.tsx';
import type { AdminListing } from '../../../domain/site/api/catalog/admin-store.ts';
import '../../../client/ui/listing/store-layout.css';
import './admin-store.page.css';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { PageHead } from '../../render/page-head.ts';
import { head as gateHead } from './admin-store-gate.page.tsx';

export const head = ({ compoundCount }: AdminListing): PageHead => ({
  ...gateHead,
  sheets: ['store'],
  description: `${counted(compoundCount, 'compound')} with hardness, temperature range, datasheets and comparisons.`,
  preload: ['store-heading', 'store-filters', 'store-results'],
});

/** `/admin-store`: the compounds with their properties, without the public header and footer. */
export default function AdminStorePage(found: AdminListing): ReactNode {
  const { heading, filters, results } = compoundParts(found);
  return (
    <div className="store-layout admin-store-page">
      <AddressProblems problems={found.problems} />
      <Island name="store-heading" props={heading} />
      <Island name="store-filters" props={filters} />
      <Island name="store-results" props={results} />
    </div>
  );
}
