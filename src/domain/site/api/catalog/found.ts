import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { rankedPart } from './ranked-part.ts';

/** A piece of a text that was understood: the text of its chip, its position, and the search text without it. */
const understood = v.object({
  kind: v.string(),
  /** Label in smaller type before the text: `Size`, or the word as typed if it differs. */
  title: v.string(),
  text: v.string(),
  /** `#rrggbb`, for colors. */
  swatch: v.nullable(v.string()),
  typed: v.string(),
  from: v.number(),
  to: v.number(),
  without: v.string(),
  /** Source of the meaning and its limits: `M83248/1: requested, not certified`. '' for most. */
  hint: v.string(),
});

/** Words with more than one meaning, of which none is assumed. Each choice is a text to read instead. */
const ask = v.object({
  question: v.string(),
  choices: v.array(v.object({ text: v.string(), search: v.string() })),
});

/** A page that fits the text better than parts do. */
const page = v.object({
  title: v.string(),
  href: v.string(),
  /** `An X-ring is not an O-ring.`, or '' if the title is sufficient. */
  why: v.string(),
});

/** Words that were not understood, and the text without them. */
const unread = v.object({ typed: v.string(), from: v.number(), to: v.number(), without: v.string() });

const part = v.object({
  ...rankedPart.entries,
  /** Differences from the request: `green`, `ID −1.60 mm`. '' for an exact match. */
  differs: v.string(),
});

const group = v.object({
  kind: v.picklist(['exact', 'parts', 'same-size', 'nearest']),
  title: v.string(),
  parts: v.array(part),
  /** Link to the store with all such parts. */
  more: v.nullable(v.object({ text: v.string(), href: v.string() })),
});

/** The meaning of a text and the parts that it finds. */
export const found = v.object({
  text: v.string(),
  /** Unit of the differences. */
  unit: v.picklist(['mm', 'in']),
  understood: v.array(understood),
  unread: v.array(unread),
  asks: v.array(ask),
  pages: v.array(page),
  /** Warnings about contradictory criteria, criteria that are not applied, and the meaning of codes. */
  warnings: v.array(v.string()),
  /** The query in the form of the store's URL and of `/api/compounds-search`. */
  query: v.string(),
  href: v.string(),
  totalItems: v.number(),
  groups: v.array(group),
});

export type FoundResponse = Value<typeof found>;
export type PartOfText = FoundResponse['groups'][number]['parts'][number];
