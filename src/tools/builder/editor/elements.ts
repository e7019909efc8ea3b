type Child = Node | string;

/** Creates a DOM element. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

/** Creates a button; `name` is the accessible name if the label is a symbol. */
export const button = (label: Child, act: () => void, name?: string): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...(name !== undefined && { 'aria-label': name }) }, label);
  made.addEventListener('click', act);
  return made;
};

/** Returns the element of the editor page with this id. Throws if it does not exist. */
export const byId = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The editor page has no "${id}".`);
  return found as Kind;
};
