import type { Operation } from '../../../src/domain/site/api/operations.ts';
import { openApi } from '../../../src/tools/api/openapi.ts';
import { ODD_VALUES } from '../../attack/payloads/values.ts';
import type { Random } from '../random.ts';

/** A JSON Schema, as far as requests use it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface DocumentedOperation {
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}

const DOCUMENT = openApi() as unknown as Document;

const documentedOf = ({ template, endpoint }: Operation): DocumentedOperation => {
  const documented = DOCUMENT.paths[template]?.[endpoint.method.toLowerCase()];
  if (!documented) throw new Error(`${endpoint.method} ${template} is not documented.`);
  return documented;
};

/** Returns the codes that the document lists for a status of an operation, or null if it does not list the status. */
export const documentedCodes = (operation: Operation, status: number): readonly string[] | null => {
  const reference = documentedOf(operation).responses[status]?.$ref;
  if (reference === undefined) return null;
  const text = JSON.stringify(DOCUMENT.components.responses[reference.split('/').at(-1) ?? '']);
  const codes = /"enum":(\[[^\]]*\])/.exec(text)?.[1];
  return codes === undefined ? [] : (JSON.parse(codes) as string[]);
};

/** Strings that the catalog knows, by the name of their field. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  part_number: ['FK7502-214', 'nb7009-214', 'EP7003-013', 'no-such-part'],
  part_numbers: ['FK7502-214', 'FK7502-214,NB7009-214', 'FK7502-214,none', 'FK7502-214'],
  code: ['FK7502', 'nb7009', 'none'],
  size: ['AS568-214', '2-214', '25x3.5', 'P26', 'JIS P10', 'AS568-214,10X2.5', '999'],
  q: ['fkm 75 214 brown', '25 x 3.5 epdm', 'steam 140C', 'HLP', 'ace', '-12', 'x-ring'],
  search: ['fkm 214', 'white silicone', 'qqqq'],
  compound: ['FK7502', 'none'],
  media: ['acetone', 'HLP', 'steam::130'],
  medium: ['acetone', 'HLP', 'steam', 'milk', 'unobtainium'],
  material: ['fkm', 'nbr,epdm', 'none'],
  color: ['white', 'brown', 'pink'],
  compliance: ['fda-compliant', 'nsf-61'],
  durometer: ['75', '70,90'],
  stock: ['own', 'own,offsite'],
  sortBy: ['price:asc', 'stock:desc', 'id:asc'],
  standard: ['as568', 'jis,metric', 'iso'],
  kind: ['step', 'step,dxf', 'svg'],
  id: ['24.99', '63/64 in', '20.6'],
  od: ['32.05'],
  cs: ['3.53', '.139 in'],
  thickness: ['2.36'],
  width: ['2.90'],
};

const WORDS = ['', 'a', '214', 'FK7502-214', 'true', '1', 'mm'];
const NUMBERS = [0, 0.1, 1, 3.53, 4.8, 25, 26.1, 31.75, 100];
const MOST_ITEMS = 4;

const numberFrom = ({ type, minimum = -1000, maximum = 1000 }: Schema, random: Random): number => {
  const inside = NUMBERS.filter((number) => number >= minimum && number <= maximum);
  const value =
    random.chance(0.7) && inside.length > 0 ? random.pick(inside) : minimum + random.next() * (maximum - minimum);
  return type === 'integer' ? Math.round(value) : value;
};

/** Returns a value that a schema describes, apart from rules that it has only in words. */
const valueFrom = (schema: Schema, name: string, random: Random): unknown => {
  const { $ref, anyOf = schema.oneOf, prefixItems, items = {}, properties = {}, required = [] } = schema;
  if ($ref !== undefined)
    return valueFrom(DOCUMENT.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name, random);
  if (anyOf) return valueFrom(random.pick(anyOf), name, random);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (prefixItems) {
    const values = prefixItems.map((one) => valueFrom(one, name, random));
    return random.chance(0.9) ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
  }
  switch (schema.type) {
    case 'array': {
      const most = Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS);
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(most + 1)) }, () =>
        valueFrom(items, name, random),
      );
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => required.includes(field) || random.chance(0.4))
          .map(([field, one]) => [field, valueFrom(one, field, random)]),
      );
    case 'number':
    case 'integer':
      return numberFrom(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(KNOWN[name] ?? WORDS);
  }
};

const HOSTILE: readonly unknown[] = [
  ...ODD_VALUES,
  null,
  true,
  -1,
  0,
  1e308,
  -1e-308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[]]],
  Array.from({ length: 600 }, () => 'FK7502-214'),
  { constructor: { prototype: {} } },
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a value with one field, at any depth, removed or replaced, or with an additional one. */
const mutated = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.below(value.length);
    return value.with(at, mutated(value[at], random));
  }
  if (!isObject(value) || Object.keys(value).length === 0) return random.pick(HOSTILE);
  const name = random.pick(Object.keys(value));
  if (random.chance(0.1)) return { ...value, [String(random.pick(ODD_VALUES))]: random.pick(HOSTILE) };
  if (random.chance(0.2)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return { ...value, [name]: random.chance(0.5) ? mutated(value[name], random) : random.pick(HOSTILE) };
};

const asText = (value: unknown): string =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** A generated request. */
export interface GeneratedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const LONGEST_TEXT = 2000;

/** Returns values of a request: the example of the operation or generated ones, valid or changed. */
const valuesOf = (operation: Operation, random: Random): unknown => {
  const { parameters = [], requestBody } = documentedOf(operation);
  const body = requestBody?.content['application/json']?.schema;
  const generated = (): unknown =>
    body === undefined
      ? Object.fromEntries(
          parameters
            .filter(({ required }) => required || random.chance(0.25))
            .map(({ name, schema }) => [name, valueFrom(schema, name, random)]),
        )
      : valueFrom(body, '', random);
  let values: unknown = operation.example !== null && random.chance(0.3) ? operation.example : generated();
  for (let changes = random.pick([0, 0, 1, 1, 2]); changes > 0; changes--) values = mutated(values, random);
  return values;
};

const queryOf = (values: unknown): string =>
  Object.entries(isObject(values) ? values : { [asText(values).slice(0, LONGEST_TEXT)]: '' })
    .map(([name, value]) => `${encoded(name)}=${encoded(asText(value).slice(0, LONGEST_TEXT))}`)
    .join('&');

/** Returns the path with its parameter. Empty and dotted segments would be other paths. */
const pathOf = ({ endpoint: { path } }: Operation, values: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const text = encoded(isObject(values) ? values[name] : values).slice(0, LONGEST_TEXT);
    const whole = text.replace(/%[0-9A-F]?$/, '');
    return /^\.*$/.test(whole) ? 'none' : whole;
  });

/** Returns values of the required request headers, some of them invalid or missing. */
const headersOf = ({ endpoint: { headers = {} } }: Operation, random: Random): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(headers)
      .filter(() => random.chance(0.9))
      .map((name) => [name, random.chance(0.1) ? 'a b' : `generated-request-${random.below(1_000_000_000)}`]),
  );

/** Generates a request of an operation from its schemas in the OpenAPI document. */
export const generateRequest = (operation: Operation, random: Random): GeneratedRequest => {
  const { method, path, takes } = operation.endpoint;
  const values = valuesOf(operation, random);
  const headers = headersOf(operation, random);
  if (takes === 'param') return { method, url: pathOf(operation, values), body: null, headers };
  if (takes === 'query') {
    const query = queryOf(values);
    return { method, url: query === '' ? path : `${path}?${query}`, body: null, headers };
  }
  const text = JSON.stringify(values) ?? 'null';
  return { method, url: path, body: random.chance(0.03) ? text.slice(0, -1) : text, headers };
};
