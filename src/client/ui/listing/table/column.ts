import type { ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { ShopCompound } from '../../../../domain/shop/catalog/listing.ts';
import type { SortColumn } from '../../../../domain/shop/catalog/query.ts';
import './column.css';

/** A title in a column's head. */
export interface ColumnTitle {
  readonly text: string;
  /** The column it sorts by and its name in the sort menu of small screens. A title without it does not sort. */
  readonly sort?: { readonly by: SortColumn; readonly menu: string };
}

/** What every row of a listing shows. */
export interface ShownRow {
  readonly compound: ShopCompound;
  readonly color: string;
  readonly preferences: Preferences;
  /** The form that compares the marked rows. */
  readonly formId: string;
}

/** A column's layout in the table and on small screens. Each field corresponds to a few rules in `column.css`. */
export interface ColumnLayout {
  /**
   * - `wrap`: its longest text on one line; windows below 1280 px may break it
   * - `cut`: the same, at most 132 px wide; the tooltip shows the end of a long text
   * - `rest`: the remaining width; a long text on up to two lines, quieter than the facts
   *
   * Without it: its longest text on one line.
   */
  readonly width?: 'wrap' | 'cut' | 'rest';
  /**
   * - `right`: right-aligned figures of one kind
   * - `code`: monospace
   * - `range`: low and high next to a chart
   * - `value`: one figure next to a chart
   */
  readonly figures?: 'right' | 'code' | 'range' | 'value';
  /** The window width in px from which the column is shown; without it from 1025, where the table layout begins. */
  readonly from?: 1280 | 1440;
  /**
   * Below 1025 px a row has lines: name and price, then specification and stock, then the features of parts; compounds
   * have their datasheet next to both. A column without a position there is hidden.
   */
  readonly narrow?: 'name' | 'price' | 'stock' | 'sheet' | 'features';
  /** Hidden while all rows have the same size, which a line above the table shows. */
  readonly folds?: true;
}

/** One column of a table of parts or compounds: its head, its layout and its cells. */
export interface Column<Shown> extends ColumnLayout {
  /** Titles next to each other in one head. */
  readonly titles: readonly [ColumnTitle, ...ColumnTitle[]];
  /** The title instead of the first one, if the rows are for a quantity. */
  readonly atQuantity?: (quantity: number) => string;
  /** Text after the titles. */
  readonly after?: string;
  /** The preference whose unit is shown in the head. */
  readonly unit?: 'measurement' | 'temperature';
  readonly cell: (shown: Shown) => ReactNode;
  /** The cell's full text, shown as a tooltip if it is truncated. */
  readonly tooltip?: (shown: Shown) => string;
}

/** Classes of a column's head and cells. @example columnClass({ figures: 'right' }) // 'column-figures-right' */
export const columnClass = ({ width, figures, from, narrow, folds }: ColumnLayout): string | undefined =>
  [
    width && `column-width-${width}`,
    figures && `column-figures-${figures}`,
    from && `column-from-${from}`,
    narrow && `column-narrow-${narrow}`,
    folds && 'column-folds',
  ]
    .filter(Boolean)
    .join(' ') || undefined;
