import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const setNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Tells React of text that was typed before it listened: it compares with the value it found. */
const tellTyped = (field: HTMLInputElement): void => {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return;
  field.value = defaultValue;
  setNative?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Its effect runs after those of the island; within it React would not answer events at once. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(() => void setTimeout(onAwake), [onAwake]);
  return children;
}

/** Hydrates one island's element with the props that stand beside it. Throws when they are not there. */
export const mountIsland = (element: HTMLElement, component: ComponentType<never>, onAwake: () => void): void => {
  const data = document.getElementById(`${element.id}-props`)?.textContent;
  if (!data) throw new Error(`Island ${element.id} has no props.`);
  const awake = () => {
    element.dataset.hydrated = '';
    if (element.dataset.on === 'touch') element.querySelectorAll<HTMLInputElement>('input[name]').forEach(tellTyped);
    onAwake();
  };
  const island = createElement(component as ComponentType<object>, JSON.parse(data));
  // Only a transition is hydrated in slices, between which the browser answers.
  startTransition(() => {
    hydrateRoot(element, createElement(Awake, { onAwake: awake }, island), {
      identifierPrefix: element.id,
      onRecoverableError: (error) => console.error('Hydration differed from the server HTML.', error),
    });
  });
};
