import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { DRAWING_URI } from '../../domain/site/mcp/identity.ts';
import type { Tool } from '../../domain/site/mcp/tool.ts';
import { TOOLS } from '../../domain/site/mcp/tools.ts';
import { projectRoot } from '../process/steps.ts';
import { inWords } from './openapi.ts';

/** Returns the JSON Schema of what is sent. Agents read each schema alone, so it refers to no other. */
const jsonSchemaOf = (schema: GenericSchema): JsonSchema => {
  const { $schema: _, ...result } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideAction: inWords,
  });
  return result;
};

/** No tool changes anything, and all read this site only. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const listed = ({ name, title, description, input, output, hasDrawing }: Tool) => ({
  name,
  title,
  description,
  inputSchema: jsonSchemaOf(input),
  outputSchema: jsonSchemaOf(output),
  annotations: { title, ...ANNOTATIONS },
  ...(hasDrawing && { _meta: { ui: { resourceUri: DRAWING_URI } } }),
});

export const MCP_TOOLS_FILE = join(projectRoot, 'src/server/routes/mcp/server/tools.json');

/** Returns the content of the file with the tools as `tools/list` sends them. */
export const mcpToolsText = (): string => `${JSON.stringify(TOOLS.map(listed), null, 1)}\n`;

if (import.meta.main) writeFileSync(MCP_TOOLS_FILE, mcpToolsText());
