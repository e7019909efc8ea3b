import { createHash } from 'node:crypto';
import { isRecord } from '../../domain/kit/schema/json-object.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Objects with their names in order and without what is not set, so that equal content is equal text. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, ordered(one)]),
  );
};

/** What staff set of an element beside its options, children and styles. */
const SETTINGS = [
  'bindings',
  'repeat',
  'hide',
  'show',
  'linkUrl',
  'tagName',
  'class',
  'properties',
  'animations',
] as const;

/** Whether anything is set: the service writes empty objects and lists where nothing is. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== null && value !== '';

/** What of an element makes the page; the service adds more, and a pixel that counts views. */
const elementContent = (value: unknown): object[] => {
  if (!isRecord(value)) return [];
  const component = isRecord(value.component) ? value.component : undefined;
  const children = listOf(value.children).flatMap(elementContent);
  if (component === undefined && children.length === 0) return [];
  const styles = isRecord(value.responsiveStyles) ? value.responsiveStyles : {};
  const styled = Object.entries(styles).filter(([, one]) => isFilled(one));
  const settings = SETTINGS.filter((name) => isFilled(value[name])).map((name) => [name, value[name]]);
  return [
    {
      id: value.id,
      ...(component && { name: component.name, options: component.options ?? {} }),
      ...(children.length > 0 && { children }),
      ...(styled.length > 0 && { styles: Object.fromEntries(styled) }),
      ...Object.fromEntries(settings),
    },
  ];
};

const FIELDS = ['title', 'url', 'description', 'image', 'date', 'section', 'place', 'about'] as const;

/** An input's name and what it starts with; the service adds more. */
const inputContent = (value: unknown): object[] =>
  isRecord(value) ? [{ name: value.name, type: value.type, defaultValue: value.defaultValue }] : [];

/**
 * Hash of what an entry shows and to whom. What the service adds on its own (ids of people, dates, revisions) does not
 * count, so a page that was written and read back has the hash it had before.
 */
export const contentHash = (entry: unknown): string => {
  const { name, query, data, variations } = isRecord(entry) ? entry : {};
  const fields = isRecord(data) ? data : {};
  const content = {
    name,
    query: listOf(query).map((rule) =>
      isRecord(rule) ? { property: rule.property, operator: rule.operator, value: rule.value } : rule,
    ),
    variations: Object.keys(isRecord(variations) ? variations : {}),
    data: {
      ...Object.fromEntries(FIELDS.map((field) => [field, fields[field] || undefined])),
      noindex: fields.noindex === true || undefined,
      inputs: isFilled(fields.inputs) ? listOf(fields.inputs).flatMap(inputContent) : undefined,
      blocks: listOf(fields.blocks).flatMap(elementContent),
    },
  };
  return createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest('hex')
    .slice(0, 32);
};
