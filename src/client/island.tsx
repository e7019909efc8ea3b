import { createContext, type ReactNode, useContext } from 'react';
import type { IslandName, IslandProps } from './islands.gen.ts';

/**
 * When an island wakes: at once; when it is seen; with the visitor's first touch of the page (a pointer that moves, a finger, a
 * key); then too, but as soon as the page has loaded and the browser is idle; or when it is itself entered.
 */
export type WakeOn = 'load' | 'visible' | 'touch' | 'idle' | 'interaction';

/**
 * Renders one island: on the server, one renderer per request, as a React root of its own; in the visual editor as part
 * of the page's tree.
 */
export type RenderIsland = (
  name: IslandName,
  props: unknown,
) => { readonly id: string; readonly html: string } | { readonly view: ReactNode };

export const IslandRendering = createContext<RenderIsland | null>(null);

/** JSON that may stand inside a script element: `<`, U+2028 and U+2029 escaped. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Marks a place where an island of `src/client/islands` stands. The server's HTML is complete without script;
 * the boot script hydrates it as its own React root with the same `identifierPrefix`.
 */
export function Island<Name extends IslandName>(options: {
  readonly name: Name;
  readonly props: IslandProps[Name];
  readonly on?: WakeOn;
  /** Key of the session storage: where it holds something, the island does not wait for a touch to show it. */
  readonly remembers?: string;
}): ReactNode {
  const { name, props, on = 'load', remembers } = options;
  const render = useContext(IslandRendering);
  if (render === null) throw new Error(`Island ${name} stands outside IslandRendering.`);
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
