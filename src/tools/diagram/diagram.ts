import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports } from '../checks/import-rules.ts';
import { projectRoot } from '../process/steps.ts';
import { layerImports } from './layer-imports.ts';
import { layerSvg } from './layer-svg.ts';

export const LAYER_DIAGRAM = join(projectRoot, 'docs/architecture-layers.svg');

/** Returns the content of `docs/architecture-layers.svg`, computed from the imports in `src`. */
export const layerDiagram = async (): Promise<string> => {
  const { modules } = await cruiseImports(projectRoot, ['src']);
  return layerSvg(layerImports(modules));
};

if (import.meta.main) writeFileSync(LAYER_DIAGRAM, await layerDiagram());
