type Child = Node | string;

/** A DOM element. */
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

/** A button; `name` is what is read out where the label is a sign. */
export const button = (label: Child, act: () => void, name?: string): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...(name !== undefined && { 'aria-label': name }) }, label);
  made.addEventListener('click', act);
  return made;
};

/** The element of the editor page with this id. */
export const byId = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The editor page has no "${id}".`);
  return found as Kind;
};
