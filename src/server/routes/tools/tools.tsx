import { Hono } from 'hono';
import { TOOLS_PATH } from '../../../domain/site/tools-path.ts';
import type { AppBindings } from '../../app-bindings.ts';

/** `/tools`: what there is to measure, calculate and choose with. */
export const tools = new Hono<AppBindings>().get('/', async (c) => {
  const { ToolsPage } = await import('./tools.page.tsx');
  return c.render(<ToolsPage />, {
    head: {
      sheets: ['measuring'],
      title: 'O-ring tools: sizes, grooves and materials',
      description:
        'Find the size of a measured ring, design a gland with tolerances, choose a material and print a ring gauge. Every answer ends in parts with price and stock.',
      canonical: TOOLS_PATH,
    },
  });
});
