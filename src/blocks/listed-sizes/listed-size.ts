import type { SoldSize } from '../../domain/engineering/size-finder/nearest-sold.ts';
import type { NamedSize } from '../../domain/reference/tables/find-sizes.ts';

/** A size of the list. */
export interface ListedSize extends NamedSize {
  /** `null` in a section that is not open. */
  readonly sold: SoldSize | null;
  /** Whether it is the nearest to the requested size. */
  readonly isNearest: boolean;
}

export interface ListedSection {
  readonly anchor: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly rows: readonly ListedSize[];
}
