import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates one island's element with the props that stand beside it. Throws when they are not there. */
export const mountIsland = (element: HTMLElement, component: ComponentType<never>): void => {
  const data = document.getElementById(`${element.id}-props`)?.textContent;
  if (!data) throw new Error(`Island ${element.id} has no props.`);
  hydrateRoot(element, createElement(component as ComponentType<object>, JSON.parse(data)), {
    identifierPrefix: element.id,
    onRecoverableError: (error) => console.error('Hydration differed from the server HTML.', error),
  });
  element.dataset.hydrated = '';
};
