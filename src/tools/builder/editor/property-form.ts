import type { InputSpec } from '../../../blocks/input-spec.ts';
import { button, element } from './elements.ts';

type Options = Readonly<Record<string, unknown>>;

const shownText = (value: unknown, type: string): string => {
  if (type === 'json') return value === undefined ? '' : JSON.stringify(value, null, 1);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const inputAttributes = ({ type, min, max, step }: InputSpec): Readonly<Record<string, string>> => ({
  type: type === 'number' ? 'number' : 'text',
  step: String(step ?? 'any'),
  ...(min !== undefined && { min: String(min) }),
  ...(max !== undefined && { max: String(max) }),
});

const textField = (input: InputSpec, value: unknown, set: (value: unknown) => void): HTMLElement => {
  const text = shownText(value, input.type);
  if (input.type === 'boolean') {
    const box = element('input', { type: 'checkbox' });
    box.checked = value === true;
    box.addEventListener('input', () => set(box.checked));
    return box;
  }
  if (input.enum !== undefined) {
    const choice = element(
      'select',
      {},
      ...input.enum.map(({ label, value: word }) => element('option', { value: word }, label)),
    );
    choice.value = text || String(input.defaultValue);
    choice.addEventListener('input', () => set(choice.value));
    return choice;
  }
  const isLong = ['longText', 'richText', 'json'].includes(input.type);
  const field = isLong ? element('textarea') : element('input', inputAttributes(input));
  field.value = text;
  field.addEventListener('input', () => {
    field.setCustomValidity(
      input.regex !== undefined && !new RegExp(input.regex.pattern).test(field.value) ? input.regex.message : '',
    );
    field.reportValidity();
    set(input.type === 'number' ? Number(field.value) : field.value);
  });
  return field;
};

const listField = (input: InputSpec, value: unknown, set: (value: unknown) => void): HTMLElement => {
  const items = (Array.isArray(value) ? value : []) as Options[];
  const holder = element('fieldset', {}, element('legend', {}, input.friendlyName));
  const redraw = (next: readonly Options[]): void => {
    set(next);
    holder.replaceWith(listField(input, next, set));
  };
  let current: readonly Options[] = items;
  items.forEach((item, index) => {
    const inner = element('fieldset', {}, element('legend', {}, `${index + 1}`));
    inner.append(
      ...propertyFields(input.subFields ?? [], item, (name, one) => {
        current = current.map((old, at) => (at === index ? { ...old, [name]: one } : old));
        set(current);
      }),
      button('Remove', () => redraw(current.filter((_, at) => at !== index))),
    );
    holder.append(inner);
  });
  const start = Object.fromEntries((input.subFields ?? []).map(({ name, defaultValue }) => [name, defaultValue]));
  holder.append(button('Add', () => redraw([...current, start])));
  return holder;
};

/** Returns one labeled field per input. Calls `set` with an input's name and its new value. */
export const propertyFields = (
  inputs: readonly InputSpec[],
  options: Options,
  set: (name: string, value: unknown) => void,
): HTMLElement[] =>
  inputs.map((input) => {
    const change = (value: unknown): void => set(input.name, value);
    if (input.type === 'list') return listField(input, options[input.name] ?? input.defaultValue, change);
    if (input.type === 'uiBlocks' || input.type === 'uiBlock')
      return element('p', {}, `${input.friendlyName}: in the outline.`);
    const label = element('label', { 'data-input': input.name }, `${input.friendlyName}${input.required ? ' *' : ''} `);
    label.append(textField(input, options[input.name] ?? input.defaultValue, change));
    if (input.helperText) label.append(element('small', {}, input.helperText));
    return label;
  });
