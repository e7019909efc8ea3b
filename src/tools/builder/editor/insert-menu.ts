import type { InsertItem, InsertMenu } from '../../../blocks/register.ts';
import { button, element } from './elements.ts';

const line = ({ name, icon, item }: InsertItem, insert: (item: InsertItem['item']) => void): HTMLButtonElement => {
  const made = button(name, () => insert(item), `Insert ${name}`);
  made.prepend(element('img', { src: icon, alt: '', width: '48', height: '36', loading: 'lazy' }));
  return made;
};

const group = ({ name, items }: InsertMenu, insert: (item: InsertItem['item']) => void): HTMLDetailsElement =>
  element(
    'details',
    { name: 'insert' },
    element('summary', {}, name),
    element('div', {}, ...items.map((one) => line(one, insert))),
  );

/** Renders the menus in order, each block with its picture. The first menu is open until staff open another. */
export const showMenus = (
  holder: HTMLElement,
  menus: Iterable<InsertMenu>,
  insert: (item: InsertItem['item']) => void,
): void => {
  const opened = holder.querySelector<HTMLElement>('details[open]:not(:first-child) > summary')?.textContent;
  const groups = [...menus].sort((a, b) => a.priority - b.priority).map((menu) => group(menu, insert));
  const open = groups.find((one) => one.firstElementChild?.textContent === opened) ?? groups[0];
  open?.setAttribute('open', '');
  holder.replaceChildren(...groups);
};
