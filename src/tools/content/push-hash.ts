import { createHash } from 'node:crypto';
import { isRecord } from '../../domain/kit/schema/json-object.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value with sorted object keys and without undefined properties, so that equal content gives equal JSON. */
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

/** Properties that staff set on an element, other than its options, children and styles. */
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

/** Reports whether a value is set. The service writes empty objects and lists for unset properties. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== null && value !== '';

/** Returns the properties of elements that define the page. The service adds others, and a pixel that counts views. */
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

/** Returns the names and default values of inputs. The service adds other properties. */
const inputContent = (value: unknown): object[] =>
  isRecord(value) ? [{ name: value.name, type: value.type, defaultValue: value.defaultValue }] : [];

/**
 * Returns a hash of an entry's content and targeting. Properties that the service adds (user ids, dates, revisions) do
 * not count, so that a page has the same hash after it was written and read back.
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
