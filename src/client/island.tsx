import { createContext, type ReactNode, useContext } from 'react';
import type { IslandName, IslandProps } from './islands.gen.ts';

/**
 * When an island hydrates: `load` at once; `visible` when it scrolls into view; `touch` on the visitor's first
 * interaction with the page (a pointer move, a touch, a key); `idle` also on that interaction, or once the page has
 * loaded and the browser is idle; `interaction` on the first interaction with the island itself.
 */
export type HydrateOn = 'load' | 'visible' | 'touch' | 'idle' | 'interaction';

/**
 * Renders one island: on the server as a separate React root with one renderer per request; in the visual editor as
 * part of the page's tree.
 */
export type RenderIsland = (
  name: IslandName,
  props: unknown,
) => { readonly id: string; readonly html: string } | { readonly view: ReactNode };

export const IslandRendering = createContext<RenderIsland | null>(null);

/** Serializes JSON for a script element: escapes `<`, U+2028 and U+2029. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Renders an island of `src/client/islands`. The server's HTML is complete without JavaScript; the boot entry hydrates
 * it as a separate React root with the same `identifierPrefix`.
 */
export function Island<Name extends IslandName>(options: {
  readonly name: Name;
  readonly props: IslandProps[Name];
  readonly on?: HydrateOn;
  /** Session storage key. If it has a value, the island hydrates without waiting for an interaction. */
  readonly remembers?: string;
}): ReactNode {
  const { name, props, on = 'load', remembers } = options;
  const render = useContext(IslandRendering);
  if (render === null) throw new Error(`Island ${name} must be inside IslandRendering.`);
  const rendered = render(name, props);
  if ('view' in rendered) return <div data-island={name}>{rendered.view}</div>;
  const { id, html } = rendered;
  return (
    <>
      <script type="application/json" id={`${id}-props`} dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
      <div
        data-island={name}
        data-on={on}
        data-remembers={remembers}
        id={id}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
