import { expect, test } from 'vitest';
import { createIslandRenderer } from '../../../src/server/render/render-island.ts';

test('renders the drawings and the sections below the gland designer, which browsers load on demand', () => {
  const props = { initial: { unit: 'mm', size: 'AS568-214' }, visitorUnit: 'mm', parts: null };
  const rendered = createIslandRenderer()('gland-designer', props);
  expect(rendered).toHaveProperty('html');
  const html = 'html' in rendered ? rendered.html : '';
  for (const part of [
    'gland-sheet-wide',
    'gland-sheet-compact',
    'gland-sheet-states',
    'gland-over-time',
    'gland-parts',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<!--$!-->');
});
