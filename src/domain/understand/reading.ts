import type { FacetGroup } from '../catalog/facets.ts';
import type { Celsius, Mm } from '../units.ts';

/** What an understood piece asks for, as the store's query says it. */
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
  /** The name of a chemical in the table of ratings. */
  | { readonly kind: 'medium'; readonly name: string }
  | { readonly kind: 'stock' };

export interface Grade {
  readonly group: 'subtype' | 'curetype';
  readonly key: string;
}

export type PropertyGroup = Exclude<FacetGroup, 'material' | 'compliance' | 'durometer'>;
export type Kind = Meaning['kind'];

/** What says which size is meant. */
export const LENGTHS: readonly Kind[] = ['size', 'inside-diameter', 'cross-section', 'outside-diameter'];

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
  };

/** Words that mean nothing here. */
export interface Unread extends Span {
  readonly typed: string;
}

/** What a text means. */
export interface Reading {
  readonly text: string;
  readonly understood: readonly Understood[];
  readonly unread: readonly Unread[];
}
