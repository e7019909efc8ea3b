import type { BlockSpec, InsertItem, InsertMenu } from '../../../blocks/register.ts';
import { button, byId, element as make } from './elements.ts';
import { connectFrame, type FrameSettings, type Message } from './frame.ts';
import { showMenus } from './insert-menu.ts';
import { api, listPages, type PageEntry, showPages } from './page-api.ts';
import { PAGE_FIELDS, setPageValue } from './page-fields.ts';
import { propertyFields } from './property-form.ts';
import { ownBlocks, type Section, type SymbolOption, sectionOf, symbolOptionOf } from './sections.ts';
import { SETTINGS } from './settings.ts';
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
  replaceBlock,
  withNewIds,
} from './tree.ts';

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
        showMenus(byId('insert'), menus.values(), insert);
      }
      return;
    case 'builder.updateContent':
      frame.post('builder.editingMode', true);
      sendContent();
      drawOutline();
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

const nameOf = ({ component, layerName }: EditedElement): string =>
  layerName ?? (component === undefined ? 'Box' : (specs.get(component.name)?.friendlyName ?? component.name));

function drawOutline(): void {
  const blocks = entry?.data.blocks ?? [];
  outline.replaceChildren(
    ...everyBlock(blocks).map(({ element, depth }) => {
      const { id } = element;
      const name = nameOf(element);
      const line = document.createElement('li');
      line.style.setProperty('--depth', String(depth));
      const choose = button(name, () => select(id));
      choose.className = 'name';
      if (id === selected) choose.setAttribute('aria-current', 'true');
      line.append(
        choose,
        button('↑', () => setBlocks(moveBlock(entry?.data.blocks ?? [], id, -1)), `Move ${name} up`),
        button('↓', () => setBlocks(moveBlock(entry?.data.blocks ?? [], id, 1)), `Move ${name} down`),
        button('×', () => setBlocks(removeBlock(entry?.data.blocks ?? [], id)), `Delete ${name}`),
      );
      return line;
    }),
  );
}

const change = (id: string, how: (element: EditedElement) => EditedElement): void => {
  if (entry !== null) setBlocks(changeBlock(entry.data.blocks, id, how));
};

/** What a page sets of shared blocks, and the way to make them its own. */
const sectionFields = (id: string, symbol: SymbolOption, section: Section): HTMLElement[] => [
  make('h3', {}, section.name),
  ...propertyFields(section.data.inputs ?? [], symbol.data ?? {}, (name, value) => {
    const current = findBlock(entry?.data.blocks ?? [], id);
    const before = current === null ? symbol : (symbolOptionOf(current) ?? symbol);
    setOption(id, 'symbol', { ...before, data: { ...before.data, [name]: value } });
  }),
  button('Make it the page’s own', () => {
    const current = findBlock(entry?.data.blocks ?? [], id);
    const values = current === null ? {} : (symbolOptionOf(current)?.data ?? {});
    setBlocks(replaceBlock(entry?.data.blocks ?? [], id, ownBlocks(section, values)));
  }),
];

/** What every block may be given. */
const settingFields = (element: EditedElement): HTMLElement => {
  const values = Object.fromEntries(SETTINGS.map((setting) => [setting.field.name, setting.read(element)]));
  const fields = propertyFields(
    SETTINGS.map((setting) => setting.field),
    values,
    (name, value) => {
      const setting = SETTINGS.find((one) => one.field.name === name);
      if (setting) change(element.id, (before) => setting.write(before, value));
    },
  );
  return make('details', { id: 'settings-of-block' }, make('summary', {}, 'Styles, conditions, link, data'), ...fields);
};

const insideButton = ({ id, component }: EditedElement): HTMLElement[] =>
  specs.get(component?.name ?? '')?.canHaveChildren
    ? [
        button('Put the next block inside', () => {
          area = { parentId: id, path: 'children' };
          status.textContent = 'Choose a block to insert there.';
        }),
      ]
    : [];

const pageForm = (): HTMLElement[] =>
  propertyFields(PAGE_FIELDS, entry?.data ?? {}, (name, value) => {
    if (entry === null) return;
    entry = { ...entry, data: setPageValue(entry.data, name, value) };
    status.textContent = 'Not saved';
    sendContent();
  });

function drawProperties(): void {
  const properties = byId('properties');
  const element = selected === null ? null : findBlock(entry?.data.blocks ?? [], selected);
  properties.replaceChildren(make('h2', {}, element === null ? 'Page' : nameOf(element)));
  if (element === null) {
    properties.append(...pageForm());
    return;
  }
  const { id, component } = element;
  const symbol = symbolOptionOf(element);
  const inputs = symbol === null ? (specs.get(component?.name ?? '')?.inputs ?? []) : [];
  properties.append(
    ...propertyFields(inputs, component?.options ?? {}, (name, value) => setOption(id, name, value)),
    ...insideButton(element),
    settingFields(element),
  );
  if (symbol === null) return;
  void sectionOf(symbol.entry, settings).then((section) => {
    if (section !== null && selected === id) properties.firstElementChild?.after(...sectionFields(id, symbol, section));
  });
}
function select(id: string): void {
  selected = id;
  area = undefined;
  drawOutline();
  drawProperties();
  frame.post('editor.select', { id });
}

function insert(item: InsertItem['item']): void {
  if (entry === null) return;
  const element = withNewIds(item);
  const { blocks } = entry.data;
  if (area !== undefined) setBlocks(addToArea(blocks, area, element));
  else setBlocks(selected === null ? [...blocks, element] : addAfter(blocks, selected, element));
  select(element.id);
}

const open = async (id: string): Promise<void> => {
  entry = (await api(`/${id}`)) as PageEntry;
  selected = null;
  area = undefined;
  history.replaceState(null, '', `/editor?page=${encodeURIComponent(entry.data.url)}`);
  frame.open(entry.data.url, id);
  await showPages(pages, id);
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
    await showPages(pages, entry.id);
  });
});
byId('publish').addEventListener('click', () => {
  void attempt('Published', async () => {
    if (entry === null) return;
    await api(`/${entry.id}`, 'PUT', entry);
    await api(`/${entry.id}/publish`, 'POST');
    await showPages(pages, entry.id);
  });
});

void attempt('', async () => {
  const list = await listPages();
  const wanted = new URLSearchParams(location.search).get('page') ?? '/';
  const first = list.find(({ url }) => url === wanted) ?? list[0];
  if (first) await open(first.id);
});
