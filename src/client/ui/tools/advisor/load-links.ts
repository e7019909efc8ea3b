import { adviceLinksEndpoint } from '../../../../domain/site/api/catalog/advice-links.ts';
import { call } from '../../../api.ts';
import type { FamilyLinks } from './family-list.tsx';
import type { StoreLink } from './shop-bar.tsx';

/** Counts and links of the catalog for a ranking of families. */
export interface Links {
  readonly byCode: FamilyLinks;
  readonly store: StoreLink;
}

/** The catalog's counts and links for the advisor's URL. */
export const loadLinks = (href: string, controller: AbortController): Promise<Links> =>
  call(adviceLinksEndpoint, href.split('?')[1] ?? '', controller);
