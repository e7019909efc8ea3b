import type { InputSpec } from '../../../blocks/input-spec.ts';
import type { BlockSpec, InsertMenu } from '../../../blocks/register.ts';
import type { EditorListItem } from '../editor-api.ts';
import { connectFrame, type FrameSettings, type Message } from './frame.ts';
import { propertyFields } from './property-form.ts';
import {
  type Area,
  addAfter,
  addToArea,
  changeBlock,
  type EditedElement,
  everyBlock,
  findBlock,
  moveBlock,
  removeBlock,
} from './tree.ts';

interface PageEntry {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly url: string;
    readonly blocks: readonly EditedElement[];
  };
}

const PAGE_INPUTS: readonly InputSpec[] = [
  {
    name: 'title',
    type: 'string',
    friendlyName: 'Title',
    helperText: 'Lists show it up to the first vertical bar',
    required: true,
  },
  {
    name: 'description',
    type: 'longText',
    friendlyName: 'Description',
    helperText: 'What one finds on the page; lists of results show it',
  },
  { name: 'image', type: 'file', friendlyName: 'Picture', helperText: 'Shown where the page is shared' },
];

const byId = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The editor page has no "${id}".`);
  return found as Kind;
};

const settings = JSON.parse(byId('settings').textContent ?? '{}') as FrameSettings;
const status = byId('status');
const outline = byId('outline');
const pages = byId<HTMLSelectElement>('pages');
const specs = new Map<string, BlockSpec>();
const menus = new Map<string, InsertMenu>();
let entry: PageEntry | null = null;
let selected: string | null = null;
/** Where the next block goes, when an empty area was clicked. */
let area: Area | undefined;

const api = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const answer = await fetch(`/editor/api/pages${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const value = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Error(value.message ?? `status ${answer.status}`);
  return value;
};

const attempt = async (said: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
    status.textContent = said;
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
};

const receive = ({ type, data }: Message): void => {
  switch (type) {
    case 'builder.registerComponent':
      specs.set(String(data.name), data as unknown as BlockSpec);
      return;
    case 'builder.register':
      if (data.type === 'insertMenu') {
        const menu = data.info as InsertMenu;
        menus.set(menu.name, menu);
      }
      return;
    case 'builder.updateContent':
      frame.post('builder.editingMode', true);
      drawMenus();
      sendContent();
      return;
    case 'builder.clickEmptyBlocks':
      area =
        typeof data.parentElementId === 'string'
          ? { parentId: data.parentElementId, path: String(data.dataPath) }
          : null;
      status.textContent = 'Choose a block to insert there.';
      return;
    case 'editor.select':
      select(String(data.id));
      return;
    case 'editor.text':
      setOption(String(data.id), 'text', data.html);
  }
};

const frame = connectFrame(byId<HTMLIFrameElement>('site'), settings, receive);

const sendContent = (): void => frame.post('builder.contentUpdate', { key: 'page', data: entry });

/** Shows changed blocks here and in the page. */
const setBlocks = (blocks: readonly EditedElement[]): void => {
  if (entry === null) return;
  entry = { ...entry, data: { ...entry.data, blocks } };
  status.textContent = 'Not saved';
  drawOutline();
  sendContent();
};

const setOption = (id: string, name: string, value: unknown): void => {
  if (entry === null) return;
  setBlocks(
    changeBlock(entry.data.blocks, id, (element) =>
      element.component === undefined
        ? element
        : { ...element, component: { ...element.component, options: { ...element.component.options, [name]: value } } },
    ),
  );
};

const button = (label: string, name: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', act);
  return made;
};

function drawOutline(): void {
  const blocks = entry?.data.blocks ?? [];
  outline.replaceChildren(
    ...everyBlock(blocks).map(({ element, depth }) => {
      const { id } = element;
      const name = element.component?.name ?? 'Box';
      const line = document.createElement('li');
      line.style.setProperty('--depth', String(depth));
      const choose = button(name, name, () => select(id));
      choose.className = 'name';
      if (id === selected) choose.setAttribute('aria-current', 'true');
      line.append(
        choose,
        button('↑', `Move ${name} up`, () => setBlocks(moveBlock(entry?.data.blocks ?? [], id, -1))),
        button('↓', `Move ${name} down`, () => setBlocks(moveBlock(entry?.data.blocks ?? [], id, 1))),
        button('×', `Delete ${name}`, () => setBlocks(removeBlock(entry?.data.blocks ?? [], id))),
      );
      return line;
    }),
  );
}

function drawProperties(): void {
  const properties = byId('properties');
  const element = selected === null ? null : findBlock(entry?.data.blocks ?? [], selected);
  const heading = document.createElement('h2');
  heading.textContent = element === null ? 'Page' : (element.component?.name ?? 'Box');
  if (element?.component === undefined) {
    const data = entry?.data ?? {};
    const fields = propertyFields(PAGE_INPUTS, data, (name, value) => {
      if (entry !== null) entry = { ...entry, data: { ...entry.data, [name]: value } };
      status.textContent = 'Not saved';
    });
    properties.replaceChildren(heading, ...fields);
    return;
  }
  const { id, component } = element;
  const inputs = specs.get(component.name)?.inputs ?? [];
  properties.replaceChildren(
    heading,
    ...propertyFields(inputs, component.options, (name, value) => setOption(id, name, value)),
  );
}

function select(id: string): void {
  selected = id;
  area = undefined;
  drawOutline();
  drawProperties();
  frame.post('editor.select', { id });
}

const insert = (item: InsertMenu['items'][number]['item']): void => {
  if (entry === null) return;
  const element: EditedElement = {
    '@type': '@builder.io/sdk:Element',
    id: `builder-${crypto.randomUUID().replaceAll('-', '')}`,
    component: structuredClone(item.component),
    responsiveStyles: {},
    children: [],
  };
  const { blocks } = entry.data;
  if (area !== undefined) setBlocks(addToArea(blocks, area, element));
  else setBlocks(selected === null ? [...blocks, element] : addAfter(blocks, selected, element));
  select(element.id);
};

function drawMenus(): void {
  byId('insert').replaceChildren(
    ...[...menus.values()].map(({ name, items }) => {
      const group = document.createElement('details');
      const title = document.createElement('summary');
      const list = document.createElement('div');
      title.textContent = name;
      list.append(...items.map((one) => button(one.name, `Insert ${one.name}`, () => insert(one.item))));
      group.append(title, list);
      return group;
    }),
  );
}

const drawPages = async (current: string): Promise<void> => {
  const list = ((await api('')) as { pages: EditorListItem[] }).pages;
  pages.replaceChildren(
    ...list.map(({ id, url, isPublished, hasDraft }) => {
      const state = isPublished ? (hasDraft ? ' (changed)' : '') : ' (draft)';
      return new Option(url + state, id, false, id === current);
    }),
  );
};

const open = async (id: string): Promise<void> => {
  entry = (await api(`/${id}`)) as PageEntry;
  selected = null;
  area = undefined;
  history.replaceState(null, '', `/editor?page=${encodeURIComponent(entry.data.url)}`);
  frame.open(entry.data.url, id);
  await drawPages(id);
  drawOutline();
  drawProperties();
};

pages.addEventListener('change', () => void attempt('', () => open(pages.value)));
byId('new-page').addEventListener('submit', (event) => {
  event.preventDefault();
  const url = new FormData(event.target as HTMLFormElement).get('url');
  void attempt('Added', async () => open(((await api('', 'POST', { url })) as PageEntry).id));
});
byId('save').addEventListener('click', () => {
  void attempt('Draft saved', async () => {
    if (entry === null) return;
    await api(`/${entry.id}`, 'PUT', entry);
    await drawPages(entry.id);
  });
});
byId('publish').addEventListener('click', () => {
  void attempt('Published', async () => {
    if (entry === null) return;
    await api(`/${entry.id}`, 'PUT', entry);
    await api(`/${entry.id}/publish`, 'POST');
    await drawPages(entry.id);
  });
});

void attempt('', async () => {
  const { pages: list } = (await api('')) as { pages: EditorListItem[] };
  const wanted = new URLSearchParams(location.search).get('page') ?? '/';
  const first = list.find(({ url }) => url === wanted) ?? list[0];
  if (first) await open(first.id);
});
