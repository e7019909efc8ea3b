import type { BlockDeclaration, BlockGroup, Input, Inputs } from './define-block.ts';

/** An input as the visual editor knows it. */
export interface InputSpec {
  readonly name: string;
  readonly type: string;
  readonly friendlyName: string;
  readonly helperText?: string;
  readonly required?: true;
  readonly defaultValue?: unknown;
  readonly enum?: readonly string[];
  readonly allowedFileTypes?: readonly string[];
  readonly code?: true;
  readonly subFields?: readonly InputSpec[];
}

/** A block as the visual editor knows it: JSON, nothing in it runs. */
export interface BlockSpec {
  readonly name: string;
  readonly friendlyName: string;
  readonly description: string;
  readonly group: BlockGroup;
  readonly inputs: readonly InputSpec[];
  readonly canHaveChildren?: true;
  readonly override?: true;
}

/** A menu of blocks to insert. */
export interface InsertMenu {
  readonly name: string;
  readonly items: readonly {
    readonly name: string;
    readonly item: {
      readonly component: { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
    };
  }[];
}

/** Order of the insert menus: as a page is written. */
const GROUPS: readonly BlockGroup[] = [
  'Headings',
  'Text',
  'Pictures',
  'Lists',
  'Calls to action',
  'Interactive',
  'Reference data',
  'Home',
  'Layout',
  'Embedding',
];

const TYPES: Readonly<Record<Input['type'], string>> = {
  text: 'string',
  longText: 'longText',
  richText: 'richText',
  link: 'url',
  image: 'file',
  video: 'file',
  code: 'longText',
  number: 'number',
  flag: 'boolean',
  choice: 'string',
  list: 'list',
  blocks: 'uiBlocks',
};

/** Files the editor offers for an input. */
const FILES: Partial<Readonly<Record<Input['type'], readonly string[]>>> = {
  image: ['jpeg', 'jpg', 'png', 'webp', 'avif', 'svg', 'gif'],
  video: ['mp4', 'webm'],
};

/** The builder's own Symbol keeps its entry in this option; its picker must not be lost when ours takes its place. */
const OWN_INPUTS: Readonly<Record<string, readonly InputSpec[]>> = {
  Symbol: [{ name: 'symbol', type: 'uiBlock', friendlyName: 'Shared blocks' }],
};

/** Words of a name in camel case, as a sentence. @example sentence('stackColumnsAt') // 'Stack columns at' */
const sentence = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What a new block starts with. Needed texts start as their own label, so that a new block can be seen. */
const startOf = (name: string, input: Input): unknown => {
  switch (input.type) {
    case 'list':
      return input.required ? [startsOf(input.fields)] : [];
    case 'blocks':
      return [];
    case 'text':
    case 'longText':
      return input.required && input.default === '' ? (input.label ?? sentence(name)) : input.default;
    case 'richText':
      return input.required && input.default === '' ? `<p>${input.label ?? sentence(name)}</p>` : input.default;
    default:
      return input.default;
  }
};

const startsOf = (inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, startOf(name, input)]));

const inputSpec = (name: string, input: Input): InputSpec => ({
  name,
  type: TYPES[input.type],
  friendlyName: input.label ?? sentence(name),
  ...(input.help !== undefined && { helperText: input.help }),
  ...('required' in input && input.required && { required: true as const }),
  defaultValue: startOf(name, input),
  ...(input.type === 'choice' && { enum: input.values }),
  ...(FILES[input.type] !== undefined && { allowedFileTypes: FILES[input.type] }),
  ...(input.type === 'code' && { code: true as const }),
  ...(input.type === 'list' && { subFields: inputSpecs(input.fields) }),
});

const inputSpecs = (inputs: Inputs): InputSpec[] =>
  Object.entries(inputs).map(([name, input]) => inputSpec(name, input));

/** @example friendly('Form:TextArea') // 'Form: Text Area' */
const friendly = (name: string): string =>
  name
    .replace(/^Core:/, '')
    .replace(':', ': ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');

/** A declaration as the visual editor is told of it. */
export const blockSpec = ({ name, about, group, inputs, hasChildren, builtIn }: BlockDeclaration): BlockSpec => ({
  name,
  friendlyName: friendly(name),
  description: about,
  group,
  inputs: [...(OWN_INPUTS[name] ?? []), ...inputSpecs(inputs)],
  ...(hasChildren && { canHaveChildren: true as const }),
  ...(builtIn && { override: true as const }),
});

/** The insert menus of these blocks, one per group that has any. A new block starts with what `blockSpec` says. */
export const insertMenus = (declarations: readonly BlockDeclaration[]): InsertMenu[] =>
  GROUPS.flatMap((group) => {
    const items = declarations
      .filter((declaration) => declaration.group === group)
      .map((declaration) => ({
        name: friendly(declaration.name),
        item: { component: { name: declaration.name, options: startsOf(declaration.inputs) } },
      }));
    return items.length === 0 ? [] : [{ name: group, items }];
  });
