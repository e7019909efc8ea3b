import type { Celsius, Mm } from '../../kit/units.ts';
import type { TypedFacet } from '../../shop/catalog/facets.ts';
import type { EntryField } from '../gland-design/entry/entry.ts';
import type { PageName } from './words/page-words.ts';

/** What an understood piece asks for. Most kinds become a filter of the store; those below `stock` do not. */
export type Meaning =
  | { readonly kind: 'compound'; readonly labels: readonly string[] }
  /** As the store's parameter names them: `AS568-214`. */
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'inside-diameter'; readonly idMm: Mm }
  | { readonly kind: 'cross-section'; readonly csMm: Mm }
  /** An outside diameter by itself, and the sizes that have it within what a ring is measured to, nearest first. */
  | { readonly kind: 'outside-diameter'; readonly odMm: Mm; readonly sizes: readonly string[] }
  | { readonly kind: 'hardness'; readonly shoreA: number }
  | { readonly kind: 'temperature'; readonly lowC: Celsius | null; readonly highC: Celsius | null }
  /** A material, with the grade it is where the words name one; trade names may stand for several. */
  | { readonly kind: 'family'; readonly materials: readonly string[]; readonly grade: Grade | null }
  | { readonly kind: 'property'; readonly group: PropertyGroup; readonly key: string }
  /** Any of these certificates may be meant, the one most parts have first: `FDA`. */
  | { readonly kind: 'certificate'; readonly keys: readonly string[] }
  /** The name of a medium. */
  | { readonly kind: 'medium'; readonly name: string }
  /** A name that may mean several media; no part is listed for it before one is chosen. */
  | { readonly kind: 'medium-choice'; readonly name: string }
  | { readonly kind: 'stock' }
  /** Number of pieces; `null` where a quantity is meant and the number is unclear. */
  | { readonly kind: 'quantity'; readonly quantity: number | null }
  /** The opposite of another meaning: `not black`. */
  | { readonly kind: 'not'; readonly not: Meaning }
  /** A size of a standard that the store does not sell; searched by its lengths. */
  | OtherSize
  /** A size that its standard does not have, or lengths that no ring can have: no part answers. */
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

/** A page instead of parts, with the fields of the gland designer that the words fill in: `bore 50 mm`. */
export interface PageMeaning {
  readonly kind: 'page';
  readonly page: PageName;
  readonly figures: Readonly<Partial<Record<EntryField, string>>>;
}

export interface Grade {
  readonly group: 'subtype' | 'curetype';
  readonly key: string;
}

/** Filters that a value's name asks for; of hardness, those without a figure. */
export type PropertyGroup = TypedFacet | 'durometer';
export type Kind = Meaning['kind'];

/** What says which size is meant. */
export const LENGTHS: readonly Kind[] = ['size', 'other-size', 'inside-diameter', 'cross-section', 'outside-diameter'];

/** Where in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of the text that was understood. Pieces read from the same words have the same span. */
export type Understood = Meaning &
  Span & {
    /** The words it came from, as typed. */
    readonly typed: string;
    /** What a chip says before the text: `Size`; '' where the text says it. */
    readonly title: string;
    /** What a chip says, which reads as the same again: `AS568-214`. */
    readonly text: string;
    /** `#rrggbb`, of colors. */
    readonly swatch: string | null;
    /** What a chip adds on hover: where the meaning is from, and its limits. '' for most. */
    readonly hint: string;
  };

/** Words that mean nothing here. */
export interface Unread extends Span {
  readonly typed: string;
}

/** One answer to a question: what it says, and the whole text to search for instead. */
export interface Choice {
  readonly text: string;
  readonly search: string;
}

/** Words with more than one meaning, or with none that is certain: the visitor chooses, nothing is guessed. */
export interface Ask extends Span {
  readonly question: string;
  readonly choices: readonly Choice[];
  /** Whether parts wait for the answer: the words are the size. */
  readonly stops: boolean;
}

/** What a text means. */
export interface Reading {
  readonly text: string;
  readonly understood: readonly Understood[];
  readonly unread: readonly Unread[];
  readonly asks: readonly Ask[];
  /** What is said about the reading: limits of a specification, trade names, filters that are not applied. */
  readonly notes: readonly string[];
}
