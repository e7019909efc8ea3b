import { slug } from './anchor.ts';
import { blockLabel } from './block-label.ts';
import { BLOCK_GROUPS, type BlockDeclaration, type BlockGroup } from './define-block.ts';
import { type InputSpec, inputSpecs } from './input-spec.ts';
import { startsOf } from './starts.ts';

type Styles = Readonly<Record<string, string>>;

/** An element without an id: the editor assigns one to each copy. */
export interface NewElement {
  readonly '@type': '@builder.io/sdk:Element';
  /** Its name in the list of layers, if the block name is not specific enough. */
  readonly layerName?: string;
  readonly component: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
  readonly responsiveStyles: { readonly large: Styles };
  readonly children?: NewElement[];
}

/** A block in the format of the visual editor: plain JSON without functions. */
export interface BlockSpec {
  readonly name: string;
  readonly friendlyName: string;
  readonly description: string;
  readonly group: BlockGroup;
  readonly image: string;
  readonly inputs: readonly InputSpec[];
  readonly defaultStyles: Styles;
  readonly defaultChildren?: readonly NewElement[];
  readonly canHaveChildren?: true;
  readonly override?: true;
  readonly hideFromInsertMenu?: true;
}

/** A menu item: the name and picture that staff see, and the inserted element. */
export interface InsertItem {
  readonly name: string;
  readonly icon: string;
  readonly item: NewElement;
}

/** A menu of blocks to insert. */
export interface InsertMenu {
  readonly name: string;
  /** Sort order of the menus. */
  readonly priority: number;
  readonly items: readonly InsertItem[];
}

/**
 * Inputs with built-in pickers of the builder, which must be preserved when a block of this site replaces a built-in
 * block.
 */
const OWN_INPUTS: Readonly<Record<string, readonly InputSpec[]>> = {
  Symbol: [{ name: 'symbol', type: 'uiBlock', friendlyName: 'Shared blocks', helperText: 'A section of the space' }],
  PersonalizationContainer: [
    {
      name: 'variants',
      type: 'list',
      behavior: 'personalizationVariantList',
      friendlyName: 'Versions',
      helperText: 'The first whose rules hold is shown; visitors whom none is meant for see the blocks themselves',
      defaultValue: [],
      subFields: [
        { name: 'name', type: 'text', friendlyName: 'Name', helperText: 'For staff only' },
        {
          name: 'query',
          type: 'BuilderQuery',
          friendlyName: 'Targeting rules',
          helperText: 'By device, language or path',
          defaultValue: [],
        },
        { name: 'startDate', type: 'date', friendlyName: 'From', helperText: 'Empty: at once' },
        { name: 'endDate', type: 'date', friendlyName: 'Until', helperText: 'Empty: without end' },
        {
          name: 'blocks',
          type: 'uiBlocks',
          friendlyName: 'Blocks',
          helperText: 'What these visitors see',
          hideFromUI: true,
          defaultValue: [],
        },
      ],
    },
  ],
};

/** The default margins of the page (`page-blocks.css`). Without them, the editor adds 20px above a block. */
const DISTANCE: Styles = { marginTop: 'var(--block-before, 0px)', marginBottom: 'var(--block-after, 0px)' };

/** Returns the URL of a block's picture on this site. */
const pictureOf = (name: string): string => `/assets/blocks/${slug(name)}.svg`;

const newElement = (name: string, options: Readonly<Record<string, unknown>>, styles: Styles = {}): NewElement => ({
  '@type': '@builder.io/sdk:Element',
  component: { name, options },
  responsiveStyles: { large: { ...DISTANCE, ...styles } },
});

const childrenOf = ({ startsWith = [] }: BlockDeclaration): NewElement[] =>
  startsWith.map(({ name, options }) => newElement(name, options));

/** Returns the element that is inserted for a block. */
const newBlock = (declaration: BlockDeclaration): NewElement => ({
  ...newElement(declaration.name, startsOf(declaration), declaration.styles),
  ...(declaration.hasChildren && { children: childrenOf(declaration) }),
});

const withOwn = (own: readonly InputSpec[], declared: readonly InputSpec[]): readonly InputSpec[] => [
  ...own,
  ...declared.filter(({ name }) => !own.some((input) => input.name === name)),
];

/**
 * Returns a declaration in the format of the visual editor. `origin` is the site's origin, because the editor has a
 * different one.
 */
export const blockSpec = (declaration: BlockDeclaration, origin = ''): BlockSpec => {
  const { name, about, group, inputs, hasChildren, builtIn, isOffered, styles } = declaration;
  return {
    name,
    friendlyName: blockLabel(declaration),
    description: about,
    group,
    image: origin + pictureOf(name),
    inputs: withOwn(OWN_INPUTS[name] ?? [], inputSpecs(inputs, startsOf(declaration))),
    defaultStyles: { ...DISTANCE, ...styles },
    ...(hasChildren && { canHaveChildren: true as const, defaultChildren: childrenOf(declaration) }),
    ...(builtIn && { override: true as const }),
    ...(isOffered === false && { hideFromInsertMenu: true as const }),
  };
};

/** Returns the insert menus of these blocks, one per nonempty group. The menu of sections precedes them. */
export const insertMenus = (declarations: readonly BlockDeclaration[], origin = ''): InsertMenu[] =>
  BLOCK_GROUPS.flatMap((group, at) => {
    const items = declarations
      .filter((declaration) => declaration.group === group && declaration.isOffered !== false)
      .map((declaration) => ({
        name: blockLabel(declaration),
        icon: origin + pictureOf(declaration.name),
        item: newBlock(declaration),
      }));
    return items.length === 0 ? [] : [{ name: group, priority: at + 1, items }];
  });

/** Returns a menu item of a section: shared blocks of the space by id, whose inputs the page may set. */
export const sectionItem = (id: string, name: string, image: string, origin: string): InsertItem => ({
  name,
  icon: image.startsWith('/') ? origin + image : image,
  item: { ...newElement('Symbol', { symbol: { model: 'symbol', entry: id, data: {} } }), layerName: name },
});
