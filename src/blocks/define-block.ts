/*
 * A block is declared once, by its inputs. From that one declaration follow the type of its component's props, the type
 * of the options that a page author writes, the parsing of options that come from content, and the registration in the
 * visual editor.
 */

export interface InputText {
  /** Label in the editor; the input's name when absent. */
  readonly label?: string;
  readonly help?: string;
}

export interface Plain<Type extends string, Value> extends InputText {
  readonly type: Type;
  readonly default: Value;
  readonly required?: boolean;
}

/** One of the given words. */
export interface Choice<Values extends readonly string[]> extends InputText {
  readonly type: 'choice';
  readonly values: Values;
  readonly default: Values[number];
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
  | Plain<PlainText, string>
  | Plain<'number', number>
  | Plain<'flag', boolean>
  | Choice<readonly string[]>
  | ListOf<Inputs>
  | NestedBlocks;

export interface Inputs {
  readonly [name: string]: Input;
}

export type TextOptions = InputText & { readonly required?: true; readonly default?: string };

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

export const number = <const Options extends InputText & { readonly default?: number; readonly required?: true }>(
  options: Options = {} as Options,
) => ({ type: 'number' as const, default: 0, ...options });

export const flag = <const Options extends InputText & { readonly default?: boolean }>(
  options: Options = {} as Options,
) => ({ type: 'flag' as const, default: false, ...options });

/** One of several words; the first is the default. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  options: InputText = {},
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

/** Where a block stands in the editor's insert menu. */
export type BlockGroup =
  | 'Headings'
  | 'Text'
  | 'Pictures'
  | 'Lists'
  | 'Calls to action'
  | 'Interactive'
  | 'Reference data'
  | 'Home'
  | 'Embedding'
  | 'Layout';

export interface BlockDeclaration<Fields extends Inputs = Inputs> {
  /** The name content knows it by; never changed once pages use it. */
  readonly name: string;
  /** What staff read about it. */
  readonly about: string;
  readonly group: BlockGroup;
  readonly inputs: Fields;
  /** Blocks may be dropped into it. */
  readonly hasChildren?: boolean;
  /**
   * `full`: reaches the window's edges; `rail`: stands in the left rail; `margin`: beside the blocks before it; `wide`: keeps
   * the whole column where the page has a margin; absent: in the page's column.
   */
  readonly width?: 'full' | 'wide' | 'rail' | 'margin';
  /** Its one element takes the place of the renderer's box: styles that staff set apply to the button itself. */
  readonly isOwnBox?: boolean;
  /** One of the editor's own blocks that ours replaces: registered with `override`. */
  readonly builtIn?: boolean;
  /**
   * Addresses of the pages it frames, from its values: the page's content policy lets in their origins and no others, so
   * that a frame which is not named here stays empty.
   */
  frames?(values: ValuesOf<Fields>): readonly string[];
}

/** Declares a block. Its component takes `ValuesOf<typeof declaration.inputs>`. */
export const declareBlock = <const Name extends string, const Fields extends Inputs>(
  declaration: BlockDeclaration<Fields> & { readonly name: Name },
) => declaration;

/** Props of a declared block's component. */
export type PropsOf<Declaration extends { readonly inputs: Inputs }> = ValuesOf<Declaration['inputs']>;
