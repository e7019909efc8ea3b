import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports } from '../imports/cruise-imports.ts';
import { projectRoot } from '../process/steps.ts';
import { type ImportingModule, layerImports } from './layer-imports.ts';
import { layerSvg } from './layer-svg.ts';

export const LAYER_DIAGRAM = join(projectRoot, 'docs/architecture-layers.svg');

/** Returns the content of `docs/architecture-layers.svg`, computed from the imports in `src`. */
export const layerDiagram = (modules: readonly ImportingModule[]): string => layerSvg(layerImports(modules));

if (import.meta.main) {
  const { modules } = await cruiseImports(projectRoot, ['src']);
  writeFileSync(LAYER_DIAGRAM, layerDiagram(modules));
}
