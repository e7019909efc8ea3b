import { type ComponentType, lazy, Suspense } from 'react';
import type { RenderIsland } from '../island.tsx';
import { islandLoaders } from '../islands.gen.ts';

const components = new Map<string, ComponentType<object>>(
  Object.entries(islandLoaders).map(([name, load]) => [
    name,
    lazy(load as unknown as () => Promise<{ default: ComponentType<object> }>),
  ]),
);

/** Renders an island as part of the edited page's React tree, so that it reflects staff's changes. */
export const islandView: RenderIsland = (name, props) => {
  const Component = components.get(name);
  return {
    view: Component ? (
      <Suspense>
        <Component {...(props as object)} />
      </Suspense>
    ) : null,
  };
};
