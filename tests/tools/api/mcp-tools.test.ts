import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../../../src/domain/site/mcp/tools.ts';
import { MCP_TOOLS_FILE, mcpToolsText } from '../../../src/tools/api/mcp-tools.ts';

interface Schema {
  readonly type?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

const tools = JSON.parse(mcpToolsText()) as readonly ListedTool[];

const schemasIn = (schema: Schema): readonly Schema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(schemasIn),
];

test('tools.json matches the tools; npm run generate writes it', () => {
  expect(readFileSync(MCP_TOOLS_FILE, 'utf8')).toBe(mcpToolsText());
});

test('there are at most eight tools, and their list is small enough for a conversation', () => {
  expect(TOOLS.length).toBeLessThanOrEqual(8);
  const forModels = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  expect(JSON.stringify(forModels).length).toBeLessThan(24_000);
});

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (_, { inputSchema, outputSchema }) => {
  test('has object schemas that a validator accepts', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false });
    for (const schema of [inputSchema, outputSchema]) {
      expect(schema.type).toBe('object');
      expect(() => ajv.compile(schema)).not.toThrow();
    }
  });

  test('refuses unknown fields at every level of its input', () => {
    const objects = schemasIn(inputSchema).filter(({ type }) => type === 'object');
    expect(objects.length).toBeGreaterThan(0);
    for (const one of objects) expect(one.additionalProperties, JSON.stringify(one).slice(0, 80)).toBe(false);
  });
});
