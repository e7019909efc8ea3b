import type { StayingDifference } from './staying-differences.ts';

/** Styles by size of window, as the service stores them. */
interface Styles {
  readonly large?: Readonly<Record<string, string>>;
  readonly medium?: Readonly<Record<string, string>>;
  readonly small?: Readonly<Record<string, string>>;
  readonly xsmall?: Readonly<Record<string, string>>;
}

/** One element of content in the wire format. */
export interface Element {
  readonly '@type': '@builder.io/sdk:Element';
  readonly '@version': 2;
  readonly id: string;
  readonly component?: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
  readonly children?: readonly Element[];
  readonly responsiveStyles?: Styles;
  readonly [other: string]: unknown;
}

type Rest = Readonly<Record<string, unknown>> & { readonly children?: readonly Element[] };

/** What the editor gives every block that is dropped into a page. */
const dropped = (own: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flexShrink: '0',
  boxSizing: 'border-box',
  marginTop: '20px',
  ...own,
});

/** An element; `styles` are those of large windows. */
export const element = (id: string, styles: Readonly<Record<string, string>>, rest: Rest = {}): Element => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${id}`,
  responsiveStyles: { large: styles },
  ...rest,
});

export const component = (
  id: string,
  name: string,
  options: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, string>> = {},
  rest: Rest = {},
): Element => element(id, dropped(own), { component: { name, options }, ...rest });

/** A text as the editor drops it. */
export const words = (id: string, html: string, own: Readonly<Record<string, string>> = {}, rest: Rest = {}): Element =>
  component(id, 'Text', { text: html }, { lineHeight: 'normal', height: 'auto', ...own }, rest);

/** A box that holds blocks. */
export const box = (id: string, children: readonly Element[], own: Readonly<Record<string, string>> = {}): Element =>
  element(id, dropped(own), { children });

/** What of a block is compared. */
export type Aspect = 'shown' | 'text' | 'words' | 'links' | 'media' | 'box' | 'styles';

/** Content that both sides draw. Ids and names of state are its own: several stand in one entry. */
export interface Scenario {
  readonly name: string;
  readonly blocks: readonly Element[];
  /** What of the entry's data it needs beside blocks. */
  readonly data?: { readonly state?: object; readonly inputs?: readonly object[]; readonly cssCode?: string };
  /** A difference that stays; it must be there. */
  readonly stays?: { readonly difference: StayingDifference; readonly aspects: readonly Aspect[] };
  /** Why it does not hold yet. */
  readonly waits?: string;
}
