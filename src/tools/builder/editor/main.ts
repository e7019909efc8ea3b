import type { BlockSpec, InsertItem, InsertMenu } from '../../../blocks/register.ts';
import { button, byId, element as make } from './elements.ts';
import { connectFrame, type FrameSettings, type Message } from './frame.ts';
import { connectHeader } from './header.ts';
import { showMenus } from './insert-menu.ts';
import { showOutline } from './outline.ts';
import type { PageEntry } from './page-api.ts';
import { PAGE_FIELDS, setPageValue } from './page-fields.ts';
import { propertyFields } from './property-form.ts';
import { type Section, type SymbolOption, sectionBlocks, sectionOf, symbolOptionOf } from './sections.ts';
import { SETTINGS } from './settings.ts';
import {
  type Area,
  addAfter,
  addToArea,
  changeBlock,
  type EditedElement,
  findBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  withNewIds,
} from './tree.ts';
import { trackUnsaved } from './unsaved.ts';

const settings = JSON.parse(byId('settings').textContent ?? '{}') as FrameSettings;
const status = byId('status');
const outline = byId('outline');
const unsaved = trackUnsaved();
const specs = new Map<string, BlockSpec>();
const menus = new Map<string, InsertMenu>();
let entry: PageEntry | null = null;
let selected: string | null = null;
/** The area for the next block, set by a click on an empty area. */
let area: Area | undefined;

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

const noteChange = (): void => {
  unsaved.mark();
  status.textContent = 'Not saved';
};

/** Resets the selection and the target area if they were deleted. */
const forgetMissing = (blocks: readonly EditedElement[]): void => {
  if (area && findBlock(blocks, area.parentId) === null) area = undefined;
  if (selected === null || findBlock(blocks, selected) !== null) return;
  selected = null;
  drawProperties();
};

/** Updates the blocks in the editor and in the page. */
const setBlocks = (blocks: readonly EditedElement[]): void => {
  if (entry === null) return;
  entry = { ...entry, data: { ...entry.data, blocks } };
  noteChange();
  forgetMissing(blocks);
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
  byId('page-fields').setAttribute('aria-current', String(selected === null));
  showOutline(outline, blocks, selected, {
    nameOf,
    select,
    move: (id, by) => setBlocks(moveBlock(blocks, id, by)),
    remove: (id) => setBlocks(removeBlock(blocks, id)),
  });
}

const change = (id: string, how: (element: EditedElement) => EditedElement): void => {
  if (entry !== null) setBlocks(changeBlock(entry.data.blocks, id, how));
};

/**
 * Returns the fields for the values that a page sets in shared blocks, and a button that copies the blocks into the
 * page.
 */
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
    setBlocks(replaceBlock(entry?.data.blocks ?? [], id, sectionBlocks(section, values)));
  }),
];

/** Returns the fields of the settings that every block has. */
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
    noteChange();
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

/** Shows the settings of a block, or those of the page for `null`. */
function select(id: string | null): void {
  selected = id;
  area = undefined;
  drawOutline();
  drawProperties();
  if (id !== null) frame.post('editor.select', { id });
}

function insert(item: InsertItem['item']): void {
  if (entry === null) return;
  const element = withNewIds(item);
  const { blocks } = entry.data;
  if (area !== undefined) setBlocks(addToArea(blocks, area, element));
  else setBlocks(selected === null ? [...blocks, element] : addAfter(blocks, selected, element));
  select(element.id);
}

connectHeader({
  current: () => entry,
  unsaved,
  show(page) {
    entry = page;
    selected = null;
    area = undefined;
    history.replaceState(null, '', `/editor?page=${encodeURIComponent(page.data.url)}`);
    frame.open(page.data.url, page.id);
    drawOutline();
    drawProperties();
  },
});
byId('page-fields').addEventListener('click', () => select(null));
