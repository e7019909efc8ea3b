import type { ActiveFilter } from '../catalog/listing.ts';

const MOST_NAMED = 4;

/**
 * The title of the shop's page: what is listed, so that tabs and bookmarks tell pages apart.
 *
 * @example listingTitle([{ key: 'material', value: 'fkm', label: 'FKM' }]) // 'O-rings: FKM'
 * @example listingTitle([{ key: 'media', value: 'acetone', label: 'Acetone' }]) // 'O-rings: for Acetone'
 */
export const listingTitle = (filters: readonly ActiveFilter[]): string => {
  const labels = filters.slice(0, MOST_NAMED).map(({ key, label }) => (key === 'media' ? `for ${label}` : label));
  return labels.length === 0 ? 'O-rings' : `O-rings: ${labels.join(', ')}`;
};
