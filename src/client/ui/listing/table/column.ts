import type { ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { ShopCompound } from '../../../../domain/shop/catalog/listing.ts';
import type { SortColumn } from '../../../../domain/shop/catalog/query.ts';
import './column.css';

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

/** How a column stands in the table, and what small screens make of it. Each field is a few rules in `column.css`. */
export interface ColumnLayout {
  /**
   * - `wrap`: its longest text on one line; windows below 1280 px may break it
   * - `cut`: the same, at most 132 px wide; the tooltip has the end of a long text
   * - `rest`: what the other columns leave; a long text on up to two lines, quieter than the facts
   *
   * Without it: its longest text on one line.
   */
  readonly width?: 'wrap' | 'cut' | 'rest';
  /**
   * - `right`: figures of one kind below each other
   * - `code`: typewriter
   * - `range`: low and high beside a chart
   * - `value`: one figure beside a chart
   */
  readonly figures?: 'right' | 'code' | 'range' | 'value';
  /** From which window width on, in px, it is a column of the table; without it from 1025, where the table begins. */
  readonly from?: 1280 | 1440;
  /**
   * Below 1025 px a row is two lines: name and price, then specification and stock; compounds have their datasheet
   * beside both. A column without a place there is not shown.
   */
  readonly narrow?: 'name' | 'price' | 'stock' | 'sheet';
}

/** One column of a table of parts or compounds: its head, its layout and what its cells hold. */
export interface Column<Shown> extends ColumnLayout {
  /** Titles side by side in one head. */
  readonly titles: readonly [ColumnTitle, ...ColumnTitle[]];
  /** Words after the titles. */
  readonly after?: string;
  /** Which preference's unit stands in the head. */
  readonly unit?: 'measurement' | 'temperature';
  readonly cell: (shown: Shown) => ReactNode;
  /** The cell's whole text, for those who point at what is cut off. */
  readonly tooltip?: (shown: Shown) => string;
}

/** Classes of a column's head and cells. @example columnClass({ figures: 'right' }) // 'column-figures-right' */
export const columnClass = ({ width, figures, from, narrow }: ColumnLayout): string | undefined =>
  [
    width && `column-width-${width}`,
    figures && `column-figures-${figures}`,
    from && `column-from-${from}`,
    narrow && `column-narrow-${narrow}`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;
