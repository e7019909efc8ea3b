import type { ReactNode } from 'react';
import type { Design, DesignRequest } from '../../../../domain/engineering/gland-design/design-gland.ts';
import type { DesignedEntry } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import {
  notCarried,
  partsQuery,
  type RingParts,
} from '../../../../domain/engineering/gland-design/rings/ring-parts.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { inStoreUnit } from '../../../../domain/reference/paths/store-links.ts';
import { EMPTY_PAGE } from '../../../../domain/shop/catalog/query.ts';
import { listingHref } from '../../../../domain/shop/catalog-url/query-string.ts';

/** The store with the ring of a design and its service, in the designer's unit; null for a ring of no standard. */
const shopHref = (design: Design, service: Service, unit: LengthUnit, visitorUnit: LengthUnit): string | null => {
  const query = partsQuery(design, service);
  if (query === null) return null;
  return inStoreUnit(listingHref({ ...query, limit: EMPTY_PAGE.limit, sort: null }), unit, visitorUnit);
};

/** What the store has no filter for is named beside the way there. */
export const NotCarried = ({ request }: { request: DesignRequest }): ReactNode => {
  const words = notCarried(request);
  return words === '' ? null : <p className="text-small">Not a filter of the store: {words}.</p>;
};

/** A design as it is shown, with the store's parts for it. */
export interface ShownDesign {
  /** It may be a key behind the form, or the last one that could be read. */
  readonly shown: DesignedEntry;
  /** null: they could not be loaded. */
  readonly parts: RingParts | null;
  /** The unit of the store's pages. */
  readonly visitorUnit: LengthUnit;
}

/** The way to the parts of a design, and what its button says. */
export const shopOf = ({ shown, parts, visitorUnit }: ShownDesign) => {
  const { design, request } = shown;
  const href = design === null ? null : shopHref(design, request.service, request.unit, visitorUnit);
  const name = design !== null && 'name' in design.ring ? design.ring.name : '';
  const shop = (of: string): string =>
    parts === null ? `Shop ${of}`.trim() : `Shop ${counted(parts.totalItems, `${of} part`.trim())}`;
  return { href, name, shop };
};
