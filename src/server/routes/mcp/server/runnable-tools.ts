import { glandTool, materialTool, sizeTool } from './engineering-tools.ts';
import { priceTool, quoteTool } from './price-tools.ts';
import { lookUpTool, productTool } from './product-tools.ts';
import { searchTool } from './search-tool.ts';
import type { RunnableTool } from './tool-calls.ts';

/** The tools of the MCP server by name. A test compares them with `domain/site/mcp/tools.ts`. */
export const RUNNABLE: ReadonlyMap<string, RunnableTool> = new Map(
  [searchTool, lookUpTool, productTool, sizeTool, glandTool, materialTool, priceTool, quoteTool].map((one) => [
    one.tool.name,
    one,
  ]),
);
