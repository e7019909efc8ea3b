import type { ListedSize } from '../../../blocks/listed-sizes/listed-size.ts';
import type { ListedSizesData } from '../../../blocks/listed-sizes/listed-sizes.tsx';
import { nearestSold } from '../../../domain/engineering/size-finder/nearest-sold.ts';
import { findSizes, shownText } from '../../../domain/reference/tables/find-sizes.ts';
import { listSections, type SizeList } from '../../../domain/reference/tables/size-lists.ts';
import { parseSizeFields, wantedSize } from '../../../domain/reference/tables/wanted-size.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Longer lists show only the names of sections until the visitor opens one. */
const MAX_ROWS = 60;

/** Returns the requested sizes of a list. Those of open sections include the nearest size on sale. */
export const loadListedSizes = (
  { query, preferences }: Pick<LoaderRequest, 'query' | 'preferences'>,
  { list }: { readonly list: SizeList },
): ListedSizesData => {
  const sections = listSections(list);
  const sizes = sections.flatMap((section) => section.sizes);
  const isFolded = sizes.length > MAX_ROWS;
  const fields = parseSizeFields((field) => (isFolded ? query[field] : ''));
  const { wanted, invalid } = wantedSize(fields, preferences.measurement);
  const found = findSizes(sizes, wanted);
  const matchIndexes = new Set(found.places);
  const isOpen = (anchor: string): boolean => !isFolded || matchIndexes.size <= MAX_ROWS || query.section === anchor;
  const nearest = found.nearest === null ? undefined : sizes[found.nearest];
  const matches = new Set(sizes.filter((_, index) => matchIndexes.has(index)));
  return {
    isFolded,
    fields,
    invalid,
    found: shownText({ shown: matchIndexes.size, total: sizes.length, noun: 'sizes', beyond: found.beyond }),
    sections: sections.flatMap(({ anchor, title, sizes: members }) => {
      const matching = members.filter((size) => matches.has(size));
      const open = isOpen(anchor);
      const rows = matching.map(
        (size): ListedSize => ({ ...size, sold: open ? nearestSold(size) : null, isNearest: size === nearest }),
      );
      return rows.length === 0 ? [] : [{ anchor, title, isOpen: open, rows }];
    }),
  };
};
