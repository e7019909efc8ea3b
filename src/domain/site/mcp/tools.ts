import { getProductTool, lookUpCatalogTool, searchCatalogTool } from './catalog-tools.ts';
import { adviseMaterialTool, designGlandTool, findSizeTool } from './engineering-tools.ts';
import { prepareQuoteTool, pricePartsTool } from './price-tools.ts';
import type { Tool } from './tool.ts';

/** The tools of the MCP server, in the order in which clients list them. */
export const TOOLS: readonly Tool[] = [
  searchCatalogTool,
  lookUpCatalogTool,
  getProductTool,
  findSizeTool,
  designGlandTool,
  adviseMaterialTool,
  pricePartsTool,
  prepareQuoteTool,
];
