import type { LengthUnit } from '../../domain/kit/units.ts';
import type { AskedPart } from '../../domain/order/lists/asked-parts.ts';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { toListedPart } from './read-answer.ts';

/** A part of the catalog that a URL adds to a list. */
export interface AskedLine {
  readonly listed: ListedPart;
  readonly quantity: number;
}

/** The parts that a URL adds, and the reasons why some could not be added. */
export interface AskedLines {
  readonly lines: readonly AskedLine[];
  readonly problems: readonly string[];
}

export const askedLines = (catalog: Catalog, asked: readonly AskedPart[], unit: LengthUnit): AskedLines => {
  const lines: AskedLine[] = [];
  const problems: string[] = [];
  for (const { name, quantity } of asked) {
    const part = findPart(catalog, name);
    if (part === null) problems.push(`There is no part ${name}.`);
    else if (quantity === null) problems.push(`${part.name}: the quantity is a whole number from 1.`);
    else lines.push({ listed: toListedPart(catalog, part, unit), quantity });
  }
  return { lines, problems };
};
