import { component, type Element, words } from './scenario.ts';

/** A message from an editor to the page. */
export interface Message {
  readonly type: string;
  readonly data: unknown;
  /** The message is not for this content. */
  readonly isIgnored?: true;
}

/** The actions of staff, and what the page must show after each. */
export interface EditingScenario {
  readonly name: string;
  /** The initial content. */
  readonly blocks: readonly Element[];
  readonly messages: (entry: EditedEntry) => readonly Message[];
  readonly waits?: string;
}

export interface EditedEntry {
  readonly id: string;
  readonly data: { readonly blocks: readonly object[] };
}

/** The whole content, as the editor sends it after every change. */
export const update = ({ id, data }: EditedEntry, blocks: readonly Element[]): Message => ({
  type: 'builder.contentUpdate',
  data: { key: 'page', data: { id, data: { ...data, blocks } } },
});

const COLUMNS = { space: 20, stackColumnsAt: 'tablet', reverseColumnsWhenStacked: false };

const columns = (options: object, left = '<p>Left</p>'): Element =>
  component('edited-columns', 'Columns', {
    ...COLUMNS,
    columns: [{ blocks: [words('edited-left', left)] }, { blocks: [words('edited-right', '<p>Right</p>')] }],
    ...options,
  });

const symbol = (html: string): Element =>
  component('edited-symbol', 'Symbol', {
    symbol: {
      model: 'symbol',
      entry: 'edited-symbol-entry',
      data: {},
      content: { id: 'edited-symbol-entry', data: { blocks: [words('edited-shared', html)] } },
    },
  });

const BY_WIDTH: Element = {
  ...words('by-width', '<p>By width</p>'),
  responsiveStyles: { large: { marginTop: '20px', paddingLeft: '40px' }, medium: { paddingLeft: '7px' } },
};

/** Content of a space with custom breakpoints. */
const withBreakpoints = ({ id, data }: EditedEntry, medium: number): Message => ({
  type: 'builder.contentUpdate',
  data: {
    key: 'page',
    data: { id, meta: { breakpoints: { small: 500, medium } }, data: { ...data, blocks: [BY_WIDTH] } },
  },
});

const [one, two, three] = [words('one', '<p>One</p>'), words('two', '<p>Two</p>'), words('three', '<p>Three</p>')];
const bound = (bindings: object): Element => words('edited-bound', '<p>Not bound</p>', {}, { bindings });

export const EDITING: readonly EditingScenario[] = [
  {
    name: 'a text is written',
    blocks: [one, two],
    messages: (entry) => [update(entry, [words('one', '<p>Written anew</p>'), two])],
  },
  {
    name: 'a text is written; the message says no id',
    blocks: [one],
    messages: ({ data }) => [
      {
        type: 'builder.contentUpdate',
        data: { key: 'page', data: { data: { ...data, blocks: [words('one', '<p>Without an id</p>')] } } },
      },
    ],
  },
  {
    name: 'styles are changed, one after the other',
    blocks: [one],
    messages: (entry) => [
      update(entry, [words('one', '<p>One</p>', { backgroundColor: 'rgb(19, 67, 92)' })]),
      update(entry, [words('one', '<p>One</p>', { backgroundColor: 'rgb(19, 67, 92)', paddingTop: '40px' })]),
      update(entry, [words('one', '<p>One</p>', { marginLeft: '60px', width: '300px', marginTop: '50px' })]),
      update(entry, [one]),
    ],
  },
  {
    name: 'blocks are added, moved and removed',
    blocks: [one],
    messages: (entry) => [
      update(entry, [one, two]),
      update(entry, [one, three, two]),
      update(entry, [two, one, three]),
      update(entry, [three]),
    ],
  },
  {
    name: 'a text in columns, their space and widths',
    blocks: [columns({})],
    messages: (entry) => [
      update(entry, [columns({}, '<p>Written in a column</p>')]),
      update(entry, [columns({ space: 10 })]),
      update(entry, [
        columns({
          columns: [
            { width: 30, blocks: [words('edited-left', '<p>Left</p>')] },
            { width: 70, blocks: [words('edited-right', '<p>Right</p>')] },
          ],
        }),
      ]),
    ],
  },
  {
    name: 'a box becomes columns',
    blocks: [{ ...component('edited-columns', 'Columns', {}), component: undefined, children: [one, two] }],
    messages: (entry) => [
      update(entry, [
        component('edited-columns', 'Columns', { ...COLUMNS, columns: [{ blocks: [one] }, { blocks: [two] }] }),
      ]),
    ],
  },
  {
    name: 'shared blocks that stand in the page are changed',
    blocks: [symbol('<p>Shared</p>')],
    messages: (entry) => [update(entry, [symbol('<p>Shared</p>'), one]), update(entry, [one, symbol('<p>Shared</p>')])],
  },
  {
    name: 'a message about another model changes nothing',
    blocks: [one],
    messages: ({ id }) => [
      {
        type: 'builder.contentUpdate',
        data: { key: 'symbol', data: { id, data: { blocks: [two] } } },
        isIgnored: true,
      },
    ],
  },
  {
    name: 'a block is hidden and shown again',
    blocks: [one, two],
    messages: (entry) => [
      update(entry, [{ ...one, hide: true }, two]),
      update(entry, [one, two]),
      update(entry, [one, { ...two, show: false }]),
      update(entry, [one, { ...two, show: true }]),
    ],
  },
  {
    name: 'values of the entry change while it is looked at',
    blocks: [bound({ 'component.options.text': "state.isOpen ? 'Open' : 'Closed'" })],
    messages: () => [
      { type: 'builder.resetState', data: { model: 'page', state: { isOpen: true } } },
      { type: 'builder.resetState', data: { model: 'page', state: { isOpen: false } } },
      { type: 'builder.resetState', data: { model: 'another', state: { isOpen: true } }, isIgnored: true },
    ],
  },
  {
    name: 'breakpoints of the space’s own',
    blocks: [BY_WIDTH],
    messages: (entry) => [withBreakpoints(entry, 3000), withBreakpoints(entry, 600)],
  },
  {
    name: 'one version of a test, then the other',
    blocks: [words('version', '<p>Version A</p>')],
    messages: (entry) => [
      update(entry, [words('version', '<p>Version B</p>', { color: 'rgb(200, 0, 0)' })]),
      update(entry, [words('version', '<p>Version A</p>')]),
    ],
  },
  {
    name: 'a block is made a link and stops being one',
    blocks: [one],
    messages: (entry) => [
      update(entry, [{ ...one, tagName: 'a', linkUrl: '/linked', properties: { href: '/linked' } }]),
      update(entry, [one]),
    ],
  },
  {
    name: 'a block is repeated for a list that changes',
    blocks: [{ ...one, repeat: { collection: 'state.list' } }, two],
    messages: () => [
      { type: 'builder.resetState', data: { model: 'page', state: { list: [1, 2, 3] } } },
      { type: 'builder.resetState', data: { model: 'page', state: { list: [1] } } },
    ],
  },
];
