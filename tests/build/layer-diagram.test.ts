import { expect, test } from 'vitest';
import { layerImports } from '../../src/tools/diagram/layer-imports.ts';
import { layerSvg } from '../../src/tools/diagram/layer-svg.ts';

const importOf = (source: string, resolved: string) => ({
  source,
  dependencies: [{ resolved }] as Parameters<typeof layerImports>[0][number]['dependencies'],
});

test('layerImports counts an import between layers and ignores packages and imports inside a layer', () => {
  const imports = layerImports([
    importOf('src/server/app.ts', 'src/domain/units.ts'),
    importOf('src/server/app.ts', 'src/server/index.ts'),
    importOf('src/server/app.ts', 'node_modules/hono/dist/index.js'),
    importOf('src/client/editor/main.ts', 'src/blocks/define-block.ts'),
    importOf('tests/build/docs.test.ts', 'src/tools/process/steps.ts'),
  ]);
  const found = [...imports].flatMap(([from, targets]) => [...targets].map((to) => `${from} > ${to}`));
  expect(found).toEqual(['client/editor > blocks', 'server > domain']);
});

test('layerSvg draws one arrow for each imported layer', () => {
  const svg = layerSvg(new Map([['server', new Set(['domain', 'data'])]]));
  expect(svg.match(/class="arc"/g)).toHaveLength(2);
  expect(svg).toContain('server imports data, domain.');
});
