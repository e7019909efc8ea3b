import type { LengthUnit } from '../../domain/kit/units.ts';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import type { RequestedParts } from '../../domain/order/lists/requested-parts.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { quoted } from '../../domain/shop/catalog-url/query-problem.ts';
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
  /** The lines that could not be added, one per line of a list. */
  readonly rest: readonly string[];
}

/**
 * Returns the lines that a link requests. A part that the link names twice is not added, because it is ambiguous which
 * quantity is meant.
 */
export const requestedLines = (
  catalog: Catalog,
  { parts, problems: unread }: RequestedParts,
  unit: LengthUnit,
): RequestedLines => {
  const problems = [...unread];
  const rest: string[] = [];
  const found = new Map<string, { readonly line: RequestedLine; readonly text: string }[]>();
  for (const { name, quantity, text } of parts) {
    const part = name === null ? null : findPart(catalog, name);
    if (part !== null && quantity !== null) {
      const line = { listed: toListedPart(catalog, part, unit), quantity };
      found.set(part.name, [...(found.get(part.name) ?? []), { line, text }]);
      continue;
    }
    rest.push(text);
    if (part !== null) problems.push(`${part.name}: the quantity is a whole number from 1.`);
    else if (name === null) problems.push(`${quoted(text)} does not contain a part number.`);
    else problems.push(`There is no part ${quoted(name).slice(1, -1)}.`);
  }
  const lines: RequestedLine[] = [];
  for (const [name, [first, ...others]] of found) {
    if (first === undefined) continue;
    if (others.length === 0) lines.push(first.line);
    else {
      rest.push(first.text, ...others.map(({ text }) => text));
      problems.push(`${name} is in the link ${others.length + 1} times, so its quantity is not clear.`);
    }
  }
  return { lines, problems, rest };
};
