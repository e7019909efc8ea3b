import { button, element as make } from './elements.ts';
import { type EditedElement, everyBlock } from './tree.ts';

/** Actions of an outline line on its block. */
interface OutlineActions {
  nameOf(element: EditedElement): string;
  select(id: string): void;
  move(id: string, by: -1 | 1): void;
  remove(id: string): void;
}

const chooser = (name: string, isCurrent: boolean, choose: () => void): HTMLButtonElement => {
  const made = button(name, choose);
  made.className = 'name';
  if (isCurrent) made.setAttribute('aria-current', 'true');
  return made;
};

/** Renders every block of the page with its actions. */
export const showOutline = (
  holder: HTMLElement,
  blocks: readonly EditedElement[],
  selected: string | null,
  { nameOf, select, move, remove }: OutlineActions,
): void => {
  const lines = everyBlock(blocks).map(({ element, depth }) => {
    const { id } = element;
    const name = nameOf(element);
    const line = make(
      'li',
      {},
      chooser(name, id === selected, () => select(id)),
      button('↑', () => move(id, -1), `Move ${name} up`),
      button('↓', () => move(id, 1), `Move ${name} down`),
      button('×', () => remove(id), `Delete ${name}`),
    );
    line.style.setProperty('--depth', String(depth));
    return line;
  });
  holder.replaceChildren(...lines);
};
