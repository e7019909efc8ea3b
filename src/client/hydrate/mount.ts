import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const setNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Notifies React of text that was typed before it listened, because React compares with the value that it found. */
const notifyReact = (field: HTMLInputElement): void => {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return;
  field.value = defaultValue;
  setNative?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Its effect runs after the island's effects. Called inside the effect, React would not handle events immediately. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(() => void setTimeout(onAwake), [onAwake]);
  return children;
}

/**
 * Hydrates one island's element with its serialized props. Throws if they are missing.
 *
 * @param replay replays the clicks from before, after the text that was typed before. `null` for islands that keep neither
 */
export const mountIsland = (
  element: HTMLElement,
  component: ComponentType<never>,
  replay: (() => void) | null,
): void => {
  const data = document.getElementById(`${element.id}-props`)?.textContent;
  if (!data) throw new Error(`Island ${element.id} has no props.`);
  const awake = () => {
    element.dataset.hydrated = '';
    if (replay === null) return;
    element.querySelectorAll<HTMLInputElement>('input[name]').forEach(notifyReact);
    replay();
  };
  const island = createElement(component as ComponentType<object>, JSON.parse(data));
  // Only a transition hydrates in slices between which the browser can respond to input.
  startTransition(() => {
    hydrateRoot(element, createElement(Awake, { onAwake: awake }, island), {
      identifierPrefix: element.id,
      onRecoverableError: (error) => console.error('Hydration did not match the server HTML.', error),
    });
  });
};
