import type { ActiveFilter } from '../catalog/listing.ts';

const MAX_NAMED = 4;

/**
 * Returns the title of the store page, which includes the filters so that tabs and bookmarks are distinguishable.
 *
 * @example listingTitle([{ key: 'material', value: 'fkm', label: 'FKM' }]) // 'O-rings: FKM'
 * @example listingTitle([{ key: 'media', value: 'acetone', label: 'Acetone' }]) // 'O-rings: for Acetone'
 */
export const listingTitle = (filters: readonly ActiveFilter[]): string => {
  const labels = filters.slice(0, MAX_NAMED).map(({ key, label }) => (key === 'media' ? `for ${label}` : label));
  return labels.length === 0 ? 'O-rings' : `O-rings: ${labels.join(', ')}`;
};
