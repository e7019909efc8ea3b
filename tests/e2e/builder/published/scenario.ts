import type { StayingDifference } from './staying-differences.ts';

/** Styles by window size, as the service stores them. */
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

/** The default styles that the editor gives every block dropped into a page. */
const dropped = (own: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flexShrink: '0',
  boxSizing: 'border-box',
  marginTop: '20px',
  ...own,
});

/** An element; `styles` apply to large windows. */
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

/** A text block as the editor inserts it. */
export const words = (id: string, html: string, own: Readonly<Record<string, string>> = {}, rest: Rest = {}): Element =>
  component(id, 'Text', { text: html }, { lineHeight: 'normal', height: 'auto', ...own }, rest);

/** A box that contains blocks. */
export const box = (id: string, children: readonly Element[], own: Readonly<Record<string, string>> = {}): Element =>
  element(id, dropped(own), { children });

/** The aspects of a block that are compared. */
export type Aspect = 'shown' | 'text' | 'words' | 'links' | 'media' | 'box' | 'styles';

/** Content that both sides render. Its ids and state names are unique, because several scenarios share one entry. */
export interface Scenario {
  readonly name: string;
  readonly blocks: readonly Element[];
  /** The data of the entry that it needs in addition to blocks. */
  readonly data?: { readonly state?: object; readonly inputs?: readonly object[]; readonly cssCode?: string };
  /** A difference that remains and must exist. */
  readonly stays?: { readonly difference: StayingDifference; readonly aspects: readonly Aspect[] };
  /** Why it does not pass yet. */
  readonly waits?: string;
}
