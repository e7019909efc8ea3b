/*
 * A block is declared once, by its inputs. The type of its component's props, the type of the options that a page
 * author writes, the parsing of options from content, and the registration in the visual editor are derived from this
 * declaration.
 */

import type { Breakpoints } from '../domain/site/content/breakpoints.ts';

export interface InputText {
  /** Label in the editor. Default: the label of inputs with this name (`input-words.ts`). */
  readonly label?: string;
  /** Help text below the input. Default: the help text of inputs with this name. */
  readonly help?: string;
}

/** Limits of a number. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** Required format of a text: a regular expression, and the message for staff if a text does not match. */
export interface TextPattern {
  readonly matches: RegExp;
  readonly says: string;
}

/** Limits of a text. */
export interface TextLimits {
  /** Maximum number of characters. Default: the limit of its kind. */
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

/** A choice of one of the given values. */
export interface Choice<Values extends readonly string[]> extends InputText {
  readonly type: 'choice';
  readonly values: Values;
  readonly default: Values[number];
  /** Labels of the values for staff. Default: the value as a sentence. */
  readonly names?: { readonly [Value in Values[number]]?: string };
  readonly required?: boolean;
}

export interface ListOf<Fields extends Inputs> extends InputText {
  readonly type: 'list';
  readonly fields: Fields;
  readonly required?: boolean;
}

/** Nested blocks: an area into which staff drop blocks. */
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

/** A single line of text. */
export const text = plainText('text');
/** Several lines of text without markup. */
export const longText = plainText('longText');
/** HTML. Components receive it sanitized by the allow-list of `sanitize-html.ts`. */
export const richText = plainText('richText');
/** URL of a page, or an anchor: `/x`, `#x`, `https:`, `mailto:` or `tel:`. Any other value becomes empty. */
export const link = plainText('link');
/**
 * URL of a picture: `/drawings/<name>.svg` for a drawing of this site, otherwise a path of this site or an https URL.
 */
export const image = plainText('image');
/** URL of a video: a path of this site or an https URL. */
export const video = plainText('video');
/** HTML or JavaScript pasted by staff. It runs only inside a sandboxed frame. */
export const code = plainText('code');

/** A length in the format that blocks accept: `240px`, `20rem`, `50%`. */
const SIZE: TextPattern = {
  matches: /^\d{1,4}(?:\.\d{1,3})?(?:px|rem|%)$/,
  says: 'A number with px, rem or %: 240px',
};

/** A width or height. */
export const size = <const Options extends InputText & { readonly default?: string }>(
  options: Options = {} as Options,
) => text({ pattern: SIZE, ...options });

/** The name that links within a page target. */
export const anchor = () => text({ label: 'Anchor', help: 'Links lead here with #anchor', longest: 64 });

export const number = <
  const Options extends InputText & NumberLimits & { readonly default?: number; readonly required?: true },
>(
  options: Options = {} as Options,
) => ({ type: 'number' as const, default: 0, ...options });

export const flag = <const Options extends InputText & { readonly default?: boolean }>(
  options: Options = {} as Options,
) => ({ type: 'flag' as const, default: false, ...options });

/** A choice of several values. The first is the default. */
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

/** Links that look like buttons. */
export const buttons = () =>
  list(
    { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
    { label: 'Buttons' },
  );

export const nestedBlocks = (options: InputText = {}) => ({ type: 'blocks' as const, ...options });

/** HTML sanitized by the allow-list: the only strings that may be set as markup. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

/** Blocks of an area. Only the renderer knows their type. */
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

/** The values that a component receives: all inputs, parsed and safe. */
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

/** The options that a page author writes: required inputs must be present, others can be omitted. */
export type OptionsFor<Fields extends Inputs> = {
  readonly [Name in RequiredName<Fields>]: OptionOf<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, RequiredName<Fields>>]?: OptionOf<Fields[Name]> };

/** Insert menus of the editor, in display order. */
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

/** A child block of a newly inserted block. */
export interface StartingChild {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A block on a page, with the data that its styles depend on. */
export interface StyledBlock {
  readonly options: Readonly<Record<string, unknown>>;
  /** Selector of the block's frame; empty if no rule can target the block alone. */
  readonly selector: string;
  readonly breakpoints: Breakpoints;
  /** Allowed origins of pictures in styles, in addition to this site. */
  readonly origins: readonly string[];
}

export interface BlockDeclaration<Fields extends Inputs = Inputs> {
  /** The block name in content. It must not change once pages use it. */
  readonly name: string;
  /** The block name that staff see, if `name` is not a common term. */
  readonly label?: string;
  /** Description for staff. */
  readonly about: string;
  readonly group: BlockGroup;
  readonly inputs: Fields;
  /** Whether blocks can be dropped into it. */
  readonly hasChildren?: boolean;
  /** Children of a newly inserted block. */
  readonly startsWith?: readonly StartingChild[];
  /** Styles of a newly inserted block, in addition to its margins. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Options of a newly inserted block, if the default values of its inputs would make it invisible. */
  readonly startOptions?: Readonly<Record<string, unknown>>;
  /**
   * `full`: extends to the window's edges; `rail`: is in the left rail; `margin`: is next to the blocks before it;
   * `wide`: takes the whole column even if the page has a margin; absent: is in the page's column.
   */
  readonly width?: 'full' | 'wide' | 'rail' | 'margin';
  /** Its one element replaces the renderer's box, so that styles from staff apply directly to it. */
  readonly isOwnBox?: boolean;
  /** `false`: existing content uses it, but no insert menu offers it. */
  readonly isOffered?: boolean;
  /** Replaces a built-in block of the editor: registered with `override`. */
  readonly builtIn?: boolean;
  /**
   * Returns the URLs of the pages that it frames, from its values. The page's content policy allows only their origins,
   * so that a frame that is not listed here remains empty.
   */
  frames?(values: ValuesOf<Fields>): readonly string[];
  /** Returns the CSS rules of a block that depend on its options or on the breakpoints of the space. */
  css?(block: StyledBlock): string;
}

/** Declares a block. Its component takes `ValuesOf<typeof declaration.inputs>`. */
export const declareBlock = <const Name extends string, const Fields extends Inputs>(
  declaration: BlockDeclaration<Fields> & { readonly name: Name },
) => declaration;

/** Props of the component of a declared block. */
export type PropsOf<Declaration extends { readonly inputs: Inputs }> = ValuesOf<Declaration['inputs']>;
