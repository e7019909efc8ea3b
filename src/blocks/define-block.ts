/*
 * A block is declared once, by its inputs. From that one declaration follow the type of its component's props, the type
 * of the options that a page author writes, the parsing of options that come from content, and the registration in the
 * visual editor.
 */

import type { Breakpoints } from '../domain/site/content/breakpoints.ts';

export interface InputText {
  /** Label in the editor; the usual one of its name when absent (`input-words.ts`). */
  readonly label?: string;
  /** What staff read below it; the usual words of its name when absent. */
  readonly help?: string;
}

/** What a number may be. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** How a text must look: a regular expression, and what staff read when theirs does not. */
export interface TextPattern {
  readonly matches: RegExp;
  readonly says: string;
}

/** What a text may be. */
export interface TextLimits {
  /** Characters; that of its kind when absent. */
  readonly longest?: number;
  readonly pattern?: TextPattern;
}

export interface Plain<Type extends string, Value> extends InputText {
  readonly type: Type;
  readonly default: Value;
  readonly required?: boolean;
}

export interface PlainNumber extends Plain<'number', number>, NumberLimits {}

export interface PlainTexts extends Plain<PlainText, string>, TextLimits {}

/** One of the given words. */
export interface Choice<Values extends readonly string[]> extends InputText {
  readonly type: 'choice';
  readonly values: Values;
  readonly default: Values[number];
  /** What staff read in place of a word; the word as a sentence when absent. */
  readonly names?: { readonly [Value in Values[number]]?: string };
  readonly required?: boolean;
}

export interface ListOf<Fields extends Inputs> extends InputText {
  readonly type: 'list';
  readonly fields: Fields;
  readonly required?: boolean;
}

/** Blocks inside a block: an area that staff drop blocks into. */
export interface NestedBlocks extends InputText {
  readonly type: 'blocks';
  readonly required?: boolean;
}

export type PlainText = 'text' | 'longText' | 'richText' | 'link' | 'image' | 'video' | 'code';

export type Input =
  | PlainTexts
  | PlainNumber
  | Plain<'flag', boolean>
  | Choice<readonly string[]>
  | ListOf<Inputs>
  | NestedBlocks;

export interface Inputs {
  readonly [name: string]: Input;
}

export type TextOptions = InputText & TextLimits & { readonly required?: true; readonly default?: string };

const plainText =
  <Type extends PlainText>(type: Type) =>
  <const Options extends TextOptions>(options: Options = {} as Options) => ({ type, default: '', ...options });

/** One line of text. */
export const text = plainText('text');
/** Several lines of text without markup. */
export const longText = plainText('longText');
/** HTML; what reaches a component has gone through the allow-list of `sanitize-html.ts`. */
export const richText = plainText('richText');
/** Address of a page or an anchor: `/x`, `#x`, `https:`, `mailto:` or `tel:`. Anything else becomes empty. */
export const link = plainText('link');
/** Address of a picture: `/drawings/<name>.svg` for one of our drawings, else a path of this site or an https address. */
export const image = plainText('image');
/** Address of a video: a path of this site or an https address. */
export const video = plainText('video');
/** HTML or script that staff paste; it only ever runs inside a sandboxed frame. */
export const code = plainText('code');

/** A length as blocks read it: `240px`, `20rem`, `50%`. */
const SIZE: TextPattern = {
  matches: /^\d{1,4}(?:\.\d{1,3})?(?:px|rem|%)$/,
  says: 'A number with px, rem or %: 240px',
};

/** A width or height. */
export const size = <const Options extends InputText & { readonly default?: string }>(
  options: Options = {} as Options,
) => text({ pattern: SIZE, ...options });

/** The name that links lead to within a page. */
export const anchor = () => text({ label: 'Anchor', help: 'Links lead here with #anchor', longest: 64 });

export const number = <
  const Options extends InputText & NumberLimits & { readonly default?: number; readonly required?: true },
>(
  options: Options = {} as Options,
) => ({ type: 'number' as const, default: 0, ...options });

export const flag = <const Options extends InputText & { readonly default?: boolean }>(
  options: Options = {} as Options,
) => ({ type: 'flag' as const, default: false, ...options });

/** One of several words; the first is the default. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  options: InputText & { readonly names?: { readonly [Value in Values[number]]?: string } } = {},
) => ({
  type: 'choice' as const,
  values,
  default: values[0] as Values[number],
  ...options,
});

export const list = <const Fields extends Inputs, const Options extends InputText & { readonly required?: true }>(
  fields: Fields,
  options: Options = {} as Options,
) => ({ type: 'list' as const, fields, ...options });

export const nestedBlocks = (options: InputText = {}) => ({ type: 'blocks' as const, ...options });

/** HTML that has been through the allow-list: the only text that may be set as markup. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

/** Blocks of an area; the renderer knows what they are. */
export type BlockList = readonly unknown[] & { readonly blockList: unique symbol };

type ValueOf<One extends Input> = One extends { type: 'list'; fields: infer Fields extends Inputs }
  ? readonly ValuesOf<Fields>[]
  : One extends { type: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : One extends { type: 'number' }
      ? number
      : One extends { type: 'flag' }
        ? boolean
        : One extends { type: 'richText' }
          ? SafeHtml
          : One extends { type: 'blocks' }
            ? BlockList
            : string;

/** What a component receives: every input is there, parsed and safe. */
export type ValuesOf<Fields extends Inputs> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

type OptionOf<One extends Input> = One extends { type: 'list'; fields: infer Fields extends Inputs }
  ? readonly OptionsFor<Fields>[]
  : One extends { type: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : One extends { type: 'number' }
      ? number
      : One extends { type: 'flag' }
        ? boolean
        : One extends { type: 'blocks' }
          ? readonly object[]
          : string;

type RequiredName<Fields extends Inputs> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: true } ? Name : never;
}[keyof Fields];

/** What a page author writes: required inputs must be there, the rest may be left out. */
export type OptionsFor<Fields extends Inputs> = {
  readonly [Name in RequiredName<Fields>]: OptionOf<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, RequiredName<Fields>>]?: OptionOf<Fields[Name]> };

/** Menus of the editor that blocks are inserted from, in the order staff read them. */
export const BLOCK_GROUPS = [
  'Headings',
  'Text',
  'Pictures',
  'Lists',
  'Calls to action',
  'Forms',
  'Interactive',
  'Layout',
  'Reference data',
  'Home',
  'Embedding',
] as const;

export type BlockGroup = (typeof BLOCK_GROUPS)[number];

/** A block that stands in a new one. */
export interface StartingChild {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A block on a page, for what its styles depend on. */
export interface StyledBlock {
  readonly options: Readonly<Record<string, unknown>>;
  /** Selector of its frame; empty: nothing can be said of it alone. */
  readonly selector: string;
  readonly breakpoints: Breakpoints;
  /** Where pictures in styles may come from, beside this site. */
  readonly origins: readonly string[];
}

export interface BlockDeclaration<Fields extends Inputs = Inputs> {
  /** The name content knows it by; never changed once pages use it. */
  readonly name: string;
  /** The name staff read, where the other is none that people would say. */
  readonly label?: string;
  /** What staff read about it. */
  readonly about: string;
  readonly group: BlockGroup;
  readonly inputs: Fields;
  /** Blocks may be dropped into it. */
  readonly hasChildren?: boolean;
  /** What stands in a new one that takes blocks. */
  readonly startsWith?: readonly StartingChild[];
  /** Styles of a new one beside its distance to its neighbors. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Options of a new one, where the defaults of its inputs make none that can be seen. */
  readonly startOptions?: Readonly<Record<string, unknown>>;
  /**
   * `full`: reaches the window's edges; `rail`: stands in the left rail; `margin`: beside the blocks before it; `wide`: keeps
   * the whole column where the page has a margin; absent: in the page's column.
   */
  readonly width?: 'full' | 'wide' | 'rail' | 'margin';
  /** Its one element takes the place of the renderer's box: styles that staff set apply to the button itself. */
  readonly isOwnBox?: boolean;
  /** `false`: it stands in content of others, and is in no menu. */
  readonly isOffered?: boolean;
  /** One of the editor's own blocks that ours replaces: registered with `override`. */
  readonly builtIn?: boolean;
  /**
   * Addresses of the pages it frames, from its values: the page's content policy lets in their origins and no others, so
   * that a frame which is not named here stays empty.
   */
  frames?(values: ValuesOf<Fields>): readonly string[];
  /** Rules of one such block that depend on its options, or on the steps of the space. */
  css?(block: StyledBlock): string;
}

/** Declares a block. Its component takes `ValuesOf<typeof declaration.inputs>`. */
export const declareBlock = <const Name extends string, const Fields extends Inputs>(
  declaration: BlockDeclaration<Fields> & { readonly name: Name },
) => declaration;

/** Props of a declared block's component. */
export type PropsOf<Declaration extends { readonly inputs: Inputs }> = ValuesOf<Declaration['inputs']>;
