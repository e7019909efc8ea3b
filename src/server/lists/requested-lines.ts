import type { LengthUnit } from '../../domain/kit/units.ts';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import type { RequestedPart } from '../../domain/order/lists/requested-parts.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { toListedPart } from './read-response.ts';

/** A part of the catalog that a URL adds to a list. */
export interface RequestedLine {
  readonly listed: ListedPart;
  readonly quantity: number;
}

/** The parts that a URL adds, and the reasons why some could not be added. */
export interface RequestedLines {
  readonly lines: readonly RequestedLine[];
  readonly problems: readonly string[];
}

export const requestedLines = (catalog: Catalog, asked: readonly RequestedPart[], unit: LengthUnit): RequestedLines => {
  const lines: RequestedLine[] = [];
  const problems: string[] = [];
  for (const { name, quantity } of asked) {
    const part = findPart(catalog, name);
    if (part === null) problems.push(`There is no part ${name}.`);
    else if (quantity === null) problems.push(`${part.name}: the quantity is a whole number from 1.`);
    else lines.push({ listed: toListedPart(catalog, part, unit), quantity });
  }
  return { lines, problems };
};
