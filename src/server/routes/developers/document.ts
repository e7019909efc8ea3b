import { type CatalogExamples, withExamplesIn } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import document from './openapi.json';

/** A JSON Schema, as far as the reference shows it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** An operation of the document. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The OpenAPI document, as far as the reference shows it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The OpenAPI document, which `npm run generate` writes from the endpoint records. */
export const OPENAPI = document as unknown as OpenApi;

const documents = new WeakMap<CatalogExamples, OpenApi>();

/** Returns the document with examples of the catalog in use. */
export const documentWith = (examples: CatalogExamples): OpenApi => {
  const known = documents.get(examples) ?? withExamplesIn(OPENAPI, examples);
  documents.set(examples, known);
  return known;
};

/** Returns the document with the site's URL and examples of the catalog in use. */
export const openApiFor = (siteUrl: string, examples: CatalogExamples): object => ({
  ...documentWith(examples),
  servers: [{ url: siteUrl }],
});

/** A field of a schema in one line of the reference. */
export interface FieldRow {
  /** `lines[].part`. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly required: boolean;
}

const NULL = 'null';
/** Deeper fields are those of a named shape. */
const MAX_DEPTH = 3;
const LARGEST_SHOWN = 10_000_000;

/** Returns the name of a shape. @example nameOf('#/components/schemas/Part') // 'Part' */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

const boundsText = ({ minimum, maximum, maxLength, maxItems }: Schema): string => {
  if (maxLength !== undefined) return `, up to ${maxLength} characters`;
  if (maxItems !== undefined) return `, up to ${maxItems}`;
  const most = maximum !== undefined && maximum <= LARGEST_SHOWN ? maximum : null;
  if (minimum === undefined) return most === null ? '' : `, up to ${most}`;
  return most === null ? `, ${minimum} or more` : `, ${minimum} to ${most}`;
};

/** Returns the type of a value in words: `list of Part`, `number or null`. */
const typeText = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeText))].join(' or ');
  if (schema.prefixItems) return `pair of ${[...new Set(schema.prefixItems.map(typeText))].join(' and ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => String(value)).join(', ');
  if (schema.type === 'array')
    return `list of ${schema.items ? typeText(schema.items) : 'values'}${boundsText(schema)}`;
  return (schema.type ?? 'any value') + boundsText(schema);
};

const objectsIn = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== NULL).flatMap(objectsIn) ?? [schema];

/** Returns each field once. A field of some alternatives has all of its types, and is required if all require it. */
const mergedRows = (rows: readonly FieldRow[], alternatives: number): readonly FieldRow[] =>
  [...Map.groupBy(rows, ({ name }) => name)].map(([name, same]) => ({
    name,
    type: [...new Set(same.flatMap(({ type }) => type.split(' or ')))].join(' or '),
    description: same.find(({ description }) => description !== '')?.description ?? '',
    required: same.length === alternatives && same.every(({ required }) => required),
  }));

/** Returns the fields of a schema, and of the objects within it that have no name. */
export const fieldRows = (schema: Schema, prefix = '', depth = 0): readonly FieldRow[] => {
  if (depth > MAX_DEPTH) return [];
  const alternatives = objectsIn(schema);
  const rows = alternatives.flatMap((one) => {
    if (one.type === 'array' && one.items) return fieldRows(one.items, `${prefix}[]`, depth);
    return Object.entries(one.properties ?? {}).flatMap(([name, field]): readonly FieldRow[] => [
      {
        name: prefix === '' ? name : `${prefix}.${name}`,
        type: typeText(field),
        description: field.description ?? '',
        required: one.required?.includes(name) ?? false,
      },
      ...fieldRows(field, prefix === '' ? name : `${prefix}.${name}`, depth + 1),
    ]);
  });
  return mergedRows(rows, alternatives.length);
};

/** Returns the parameters of an operation in the form of fields. */
export const parameterRows = (operation: DocumentedOperation | undefined): readonly FieldRow[] =>
  (operation?.parameters ?? []).map(({ name, required, description = '', schema }) => ({
    name,
    type: typeText(schema),
    description: description || (schema.description ?? ''),
    required,
  }));
