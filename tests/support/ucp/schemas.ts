import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FILE = 'tests/fixtures/ucp/schemas.json';
const BASE = 'https://ucp.dev/schemas/';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const schemas: Record<string, AnySchemaObject> = JSON.parse(readFileSync(FILE, 'utf8'));
for (const schema of Object.values(schemas)) ajv.addSchema(schema);

const IDS = {
  businessProfile: 'profile.json#/$defs/business_schema',
  platformProfile: 'profile.json#/$defs/platform_schema',
  permalink: 'shopping/permalink.json#/$defs/dev.ucp.shopping.permalink/business_schema',
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  error: 'common/types/error_response.json',
} as const;

/** Returns the violations of a published schema of the protocol, each with its path. */
export const violations = (name: keyof typeof IDS, value: unknown): readonly string[] => {
  const validate = ajv.getSchema(BASE + IDS[name]);
  if (validate === undefined) throw new Error(`There is no schema ${IDS[name]}`);
  return validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
