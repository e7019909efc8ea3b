import * as v from 'valibot';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';

/** A piece of a text that was understood: what its chip says, where it stands, and the text without it. */
const understood = v.object({
  kind: v.string(),
  /** What stands before the text in smaller letters: `Size`, or the word as typed where it differs. */
  title: v.string(),
  text: v.string(),
  /** `#rrggbb`, of colors. */
  swatch: v.nullable(v.string()),
  typed: v.string(),
  from: v.number(),
  to: v.number(),
  without: v.string(),
  /** Where the meaning is from, and its limits: `M83248/1: asked for, not certified`. '' for most. */
  hint: v.string(),
});

/** Words with more than one meaning: nothing is guessed. Each choice is a text to read instead. */
const ask = v.object({
  question: v.string(),
  choices: v.array(v.object({ text: v.string(), search: v.string() })),
});

/** A page that answers the text better than parts do. */
const page = v.object({
  title: v.string(),
  href: v.string(),
  /** `An X-ring is not an O-ring.`; '' where the title says it. */
  why: v.string(),
});

/** Words that were not, and the text without them. */
const unread = v.object({ typed: v.string(), from: v.number(), to: v.number(), without: v.string() });

const part = v.object({
  id: v.number(),
  name: v.string(),
  /** `AS568-214`. */
  size: v.string(),
  idMm: millimeters,
  csMm: millimeters,
  /** `#rrggbb` of the compound. */
  color: v.string(),
  /** `FKM 75 Shore A, brown`. */
  summary: v.string(),
  /** Starting unit price in USD as text; '0.00' = unpriced. */
  price: v.string(),
  onHand: v.number(),
  vendorQuantity: v.number(),
  /** What is not as asked: `green`, `ID −1.60 mm`; '' where all is. */
  differs: v.string(),
});

const group = v.object({
  kind: v.picklist(['exact', 'parts', 'same-size', 'nearest']),
  title: v.string(),
  parts: v.array(part),
  /** The store with all such parts. */
  more: v.nullable(v.object({ text: v.string(), href: v.string() })),
});

/** What a text means and the parts it finds. */
export const found = v.object({
  text: v.string(),
  /** What differences are told in. */
  unit: v.picklist(['mm', 'in']),
  understood: v.array(understood),
  unread: v.array(unread),
  asks: v.array(ask),
  pages: v.array(page),
  /** What speaks against what was asked for together, what is not applied, and what a code stands for. */
  warnings: v.array(v.string()),
  /** The question as the store's address and `/api/compounds-search` take it. */
  query: v.string(),
  href: v.string(),
  totalItems: v.number(),
  groups: v.array(group),
});

export type FoundAnswer = Value<typeof found>;
export type PartOfText = FoundAnswer['groups'][number]['parts'][number];
