import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from '../../client/island.tsx';
import { islandComponents } from './islands.gen.ts';
import { provideOnDemandParts } from './on-demand-parts.ts';

provideOnDemandParts();

/**
 * Returns a function that renders islands as separate React roots, numbered per request so that their IDs are unique.
 */
export const createIslandRenderer = (): RenderIsland => {
  let count = 0;
  return (name, props) => {
    const id = `island-${count++}`;
    const component = islandComponents[name] as ComponentType<object>;
    return { id, html: renderToString(createElement(component, props as object), { identifierPrefix: id }) };
  };
};
