import type { InputSpec } from '../../../blocks/input-spec.ts';
import { isRecord, type JsonObject } from '../../../domain/kit/schema/json-object.ts';
import type { EditedElement } from './tree.ts';

/*
 * Settings that every block has in addition to its inputs: styles, a condition, a link, bindings, a repeat. Each
 * setting is a text field or a checkbox here, and maps to a property of the element in the content API.
 */

/** One setting: the field that staff see, and its mapping to the element. */
export interface Setting {
  readonly field: InputSpec;
  read(element: EditedElement): unknown;
  write(element: EditedElement, value: unknown): EditedElement;
}

const objectAt = (element: EditedElement, name: string): JsonObject => {
  const value = element[name];
  return isRecord(value) ? value : {};
};

/** Returns the element with a part set. Removes the part if it is empty. */
const withPart = (element: EditedElement, name: string, value: unknown): EditedElement => {
  const { [name]: _before, ...rest } = element;
  const isEmpty = value === '' || value === false || (isRecord(value) && Object.keys(value).length === 0);
  return (isEmpty ? rest : { ...rest, [name]: value }) as EditedElement;
};

const field = (name: string, type: string, friendlyName: string, helperText: string): InputSpec => ({
  name,
  type,
  friendlyName,
  helperText,
});

const camel = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns each line as a pair, split at the first `by`. Ignores lines without it, which are incomplete. */
const pairsOf = (text: unknown, by: string): readonly (readonly [string, string])[] =>
  String(text)
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(by);
      const [name, value] = [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .replace(/;\s*$/, '')
          .trim(),
      ];
      return at < 1 || name === '' || value === '' ? [] : [[name, value] as const];
    });

const linesOf = (pairs: JsonObject, by: string): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}${by}${String(value)}`)
    .join('\n');

const styles = (size: 'large' | 'medium' | 'small', friendlyName: string): Setting => ({
  field: field(`styles.${size}`, 'longText', friendlyName, 'One a line: background-color: #f6f7f6'),
  read: (element) => linesOf((objectAt(element, 'responsiveStyles')[size] as JsonObject | undefined) ?? {}, ': '),
  write: (element, value) => {
    const given = Object.fromEntries(pairsOf(value, ':').map(([name, one]) => [camel(name), one]));
    return withPart(element, 'responsiveStyles', { ...objectAt(element, 'responsiveStyles'), [size]: given });
  },
});

const plain = (name: string, type: string, friendlyName: string, helperText: string): Setting => ({
  field: field(name, type, friendlyName, helperText),
  read: (element) => element[name] ?? '',
  write: (element, value) => withPart(element, name, value),
});

const binding = (name: 'show' | 'hide', friendlyName: string): Setting => ({
  field: field(`bindings.${name}`, 'string', friendlyName, 'A condition: state.device == "mobile"'),
  read: (element) => objectAt(element, 'bindings')[name] ?? '',
  write: (element, value) => {
    const { [name]: _before, ...rest } = objectAt(element, 'bindings');
    return withPart(element, 'bindings', value === '' ? rest : { ...rest, [name]: value });
  },
});

const isCondition = (name: string): boolean => name === 'show' || name === 'hide';

const conditionsOf = (element: EditedElement, wanted: boolean): JsonObject =>
  Object.fromEntries(Object.entries(objectAt(element, 'bindings')).filter(([name]) => isCondition(name) === wanted));

const bindings: Setting = {
  field: field('bindings', 'longText', 'Bindings', 'One a line: component.options.text = state.device'),
  read: (element) => linesOf(conditionsOf(element, false), ' = '),
  write: (element, value) =>
    withPart(element, 'bindings', {
      ...conditionsOf(element, true),
      ...Object.fromEntries(pairsOf(value, '=').filter(([name]) => !isCondition(name))),
    }),
};

const repeat = (name: 'collection' | 'itemName', friendlyName: string, helperText: string): Setting => ({
  field: field(`repeat.${name}`, 'string', friendlyName, helperText),
  read: (element) => objectAt(element, 'repeat')[name] ?? '',
  write: (element, value) => {
    const { [name]: _before, ...rest } = objectAt(element, 'repeat');
    return withPart(element, 'repeat', value === '' ? rest : { ...rest, [name]: value });
  },
});

/** All settings in display order. */
export const SETTINGS: readonly Setting[] = [
  styles('large', 'Styles'),
  styles('medium', 'Styles on tablets and phones'),
  styles('small', 'Styles on phones'),
  plain('hide', 'boolean', 'Hidden', 'Nobody sees it'),
  binding('show', 'Show if'),
  binding('hide', 'Hide if'),
  plain('linkUrl', 'url', 'Link of the whole block', '/page, #anchor or https://…'),
  plain('tagName', 'string', 'Tag', 'section, article, figure …'),
  plain('class', 'string', 'Classes', 'For rules of the page’s own CSS'),
  bindings,
  repeat('collection', 'Repeat for each of', 'A list: state.products'),
  repeat('itemName', 'Name of one', 'Read as state.<name>'),
];
