import type { ListedSize } from '../../../blocks/listed-sizes/listed-size.ts';
import type { ListedSizesData } from '../../../blocks/listed-sizes/listed-sizes.tsx';
import { nearestSold } from '../../../domain/engineering/size-finder/nearest-sold.ts';
import { findSizes, shownText } from '../../../domain/reference/tables/find-sizes.ts';
import { listSections, type SizeList } from '../../../domain/reference/tables/size-lists.ts';
import { parseSizeFields, wantedSize } from '../../../domain/reference/tables/wanted-size.ts';
import type { LoaderRequest } from './block-loader.ts';

/** A list with more sizes than this shows the names of a section until it is opened. */
const MOST_ROWS = 60;

/** The sizes of a list that are asked for; those of open sections with the nearest size that is sold. */
export const loadListedSizes = (
  { query, preferences }: Pick<LoaderRequest, 'query' | 'preferences'>,
  { list }: { readonly list: SizeList },
): ListedSizesData => {
  const sections = listSections(list);
  const sizes = sections.flatMap((section) => section.sizes);
  const isFolded = sizes.length > MOST_ROWS;
  const fields = parseSizeFields((field) => (isFolded ? query[field] : ''));
  const { wanted, invalid } = wantedSize(fields, preferences.measurement);
  const found = findSizes(sizes, wanted);
  const places = new Set(found.places);
  const isOpen = (anchor: string): boolean => !isFolded || places.size <= MOST_ROWS || query.section === anchor;
  const nearest = found.nearest === null ? undefined : sizes[found.nearest];
  const asked = new Set(sizes.filter((_, place) => places.has(place)));
  return {
    isFolded,
    fields,
    invalid,
    found: shownText({ shown: places.size, total: sizes.length, noun: 'sizes', beyond: found.beyond }),
    sections: sections.flatMap(({ anchor, title, sizes: members }) => {
      const shown = members.filter((size) => asked.has(size));
      const open = isOpen(anchor);
      const rows = shown.map(
        (size): ListedSize => ({ ...size, sold: open ? nearestSold(size) : null, isNearest: size === nearest }),
      );
      return rows.length === 0 ? [] : [{ anchor, title, isOpen: open, rows }];
    }),
  };
};
