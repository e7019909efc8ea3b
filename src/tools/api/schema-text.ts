import type * as v from 'valibot';

type Parts = Readonly<Record<string, unknown>> & { readonly type: string };

const WORDS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  unknown: 'any',
  custom: 'object',
  null: 'nothing',
  instance: 'a file',
};

const partsOf = (schema: unknown): Parts => schema as Parts;

const OPTIONAL: ReadonlySet<string> = new Set(['optional', 'exact_optional', 'nullish']);

const fields = (entries: object): string => {
  const described = Object.entries(entries).map(([name, one]) => {
    const { type } = partsOf(one);
    return `${name}${OPTIONAL.has(type) ? '?' : ''}: ${schemaText(one)}`;
  });
  return described.length === 0 ? 'nothing' : `{ ${described.join(', ')} }`;
};

/**
 * Describes a schema in one line: the names of its fields and their types.
 *
 * @example schemaText(v.array(v.string())) // 'list of text'
 */
export const schemaText = (schema: v.GenericSchema | unknown): string => {
  const parts = partsOf(schema);
  switch (parts.type) {
    case 'object':
    case 'strict_object':
      return fields(parts.entries as object);
    case 'loose_object':
      return 'object';
    case 'array':
      return `list of ${schemaText(parts.item)}`;
    case 'record':
      return `${schemaText(parts.value)} by name`;
    case 'nullable':
      return `${schemaText(parts.wrapped)} or null`;
    case 'tuple':
      return `[${(parts.items as unknown[]).map(schemaText).join(', ')}]`;
    case 'optional':
    case 'exact_optional':
    case 'nullish':
      return schemaText(parts.wrapped);
    case 'union':
      return (parts.options as unknown[]).map(schemaText).join(' or ');
    case 'picklist':
      return (parts.options as unknown[]).map((one) => `\`${one}\``).join(' or ');
    case 'literal':
      return `\`${parts.literal}\``;
    default:
      return WORDS[parts.type] ?? parts.type;
  }
};
