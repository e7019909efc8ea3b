/** Where all tools are. */
export const TOOLS_PATH = '/tools';
