import type { ReactNode } from 'react';
import type { ShopCompound } from '../../../domain/catalog/listing.ts';
import type { SortColumn } from '../../../domain/catalog/query.ts';
import type { Preferences } from '../../../domain/preferences.ts';

/** A title in a column's head. */
export interface ColumnTitle {
  readonly text: string;
  /** What it sorts by, and what the sort menu of small screens calls that; a title without it does not sort. */
  readonly sort?: { readonly by: SortColumn; readonly menu: string };
}

/** What every row of a listing shows. */
export interface ShownRow {
  readonly compound: ShopCompound;
  readonly color: string;
  readonly preferences: Preferences;
  /** The form that compares the rows marked. */
  readonly formId: string;
}

/** One column of a listing: its head and what its cells hold. */
export interface Column<Shown extends ShownRow> {
  /** Class of its head and cells: widths, and what of it small screens show, follow from it in the styles. */
  readonly className: string;
  /** Titles side by side in one head. */
  readonly titles: readonly ColumnTitle[];
  /** Words after the titles. */
  readonly after?: string;
  /** Which preference's unit stands in the head. */
  readonly unit?: 'measurement' | 'temperature';
  readonly cell: (shown: Shown) => ReactNode;
  /** The cell's whole text, for those who point at what is cut off. */
  readonly tooltip?: (shown: Shown) => string;
}
