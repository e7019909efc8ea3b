import type { Celsius, Mm } from '../../kit/units.ts';
import type { TypedFacet } from '../../shop/catalog/facets.ts';
import type { EntryField } from '../gland-design/entry/entry.ts';
import type { PageName } from './words/page-words.ts';

/** The meaning of a piece. Most kinds become a filter of the store, except those after `stock`. */
export type Meaning =
  | { readonly kind: 'compound'; readonly labels: readonly string[] }
  /** In the form of the store's parameter: `AS568-214`. */
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'inside-diameter'; readonly idMm: Mm }
  | { readonly kind: 'cross-section'; readonly csMm: Mm }
  /** An outside diameter alone, and the sizes that have it within measuring accuracy, nearest first. */
  | { readonly kind: 'outside-diameter'; readonly odMm: Mm; readonly sizes: readonly string[] }
  | { readonly kind: 'hardness'; readonly shoreA: number }
  | { readonly kind: 'temperature'; readonly lowC: Celsius | null; readonly highC: Celsius | null }
  /** A material, with its grade if the words name one. Trade names may mean several. */
  | { readonly kind: 'family'; readonly materials: readonly string[]; readonly grade: Grade | null }
  | { readonly kind: 'property'; readonly group: PropertyGroup; readonly key: string }
  /** Any of these certificates may be meant, the one with most parts first: `FDA`. */
  | { readonly kind: 'certificate'; readonly keys: readonly string[] }
  /** The name of a medium. */
  | { readonly kind: 'medium'; readonly name: string }
  /** An ambiguous medium name. No part is listed for it until one is chosen. */
  | { readonly kind: 'medium-choice'; readonly name: string }
  | { readonly kind: 'stock' }
  /** Number of pieces. `null` for an ambiguous quantity. */
  | { readonly kind: 'quantity'; readonly quantity: number | null }
  /** The negation of another meaning: `not black`. */
  | { readonly kind: 'not'; readonly not: Meaning }
  /** A size of a standard that the store does not sell, which is searched by its lengths. */
  | OtherSize
  /** A size that its standard does not have, or impossible lengths of a ring. No part matches. */
  | { readonly kind: 'no-size' }
  /** A product that is not an O-ring, by its name in `FOREIGN_PRODUCTS`. */
  | { readonly kind: 'product'; readonly product: string }
  | PageMeaning;

export interface OtherSize {
  readonly kind: 'other-size';
  readonly standard: 'Parker 5-' | 'BS 4518' | 'ISO 6149';
  readonly idMm: Mm;
  readonly csMm: Mm;
}

/** A page instead of parts, with the gland designer's fields that the words fill in: `bore 50 mm`. */
export interface PageMeaning {
  readonly kind: 'page';
  readonly page: PageName;
  readonly figures: Readonly<Partial<Record<EntryField, string>>>;
}

export interface Grade {
  readonly group: 'subtype' | 'curetype';
  readonly key: string;
}

/** Filters that the name of a value can request. Of hardness, only those without a number. */
export type PropertyGroup = TypedFacet | 'durometer';
export type Kind = Meaning['kind'];

/** Kinds that identify the size. */
export const LENGTHS: readonly Kind[] = ['size', 'other-size', 'inside-diameter', 'cross-section', 'outside-diameter'];

/** Position in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of the text that was understood. Pieces from the same words have the same span. */
export type Understood = Meaning &
  Span & {
    /** The words of the piece, as typed. */
    readonly typed: string;
    /** Label before the text of a chip: `Size`. '' if the text is sufficient. */
    readonly title: string;
    /** Text of a chip, which reads as the same meaning again: `AS568-214`. */
    readonly text: string;
    /** `#rrggbb`, for colors. */
    readonly swatch: string | null;
    /** Tooltip of a chip: source of the meaning, and its limits. '' for most. */
    readonly hint: string;
  };

/** Words without a meaning here. */
export interface Unread extends Span {
  readonly typed: string;
}

/** A choice for an ambiguity: its label, and the complete text to search for instead. */
export interface Choice {
  readonly text: string;
  readonly search: string;
}

/** Words with more than one meaning, or without a certain one: the visitor chooses, and no meaning is assumed. */
export interface Ask extends Span {
  readonly question: string;
  readonly choices: readonly Choice[];
  /** Whether no parts are shown until the visitor chooses, because the words are the size. */
  readonly stops: boolean;
}

/** The meaning of a text. */
export interface Reading {
  readonly text: string;
  readonly understood: readonly Understood[];
  readonly unread: readonly Unread[];
  readonly asks: readonly Ask[];
  /** Notes about the reading: limits of a specification, trade names, filters that are not applied. */
  readonly notes: readonly string[];
}
