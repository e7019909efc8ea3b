import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Returns a function that renders markup which depends on one object only, such as a group of pages or the settings.
 * The markup is rendered once per object and isolate.
 */
export const renderedOnce = <T>(render: (of: T) => ReactNode): ((of: T) => string) => {
  const rendered = new Map<T, string>();
  return (of) => {
    const cached = rendered.get(of);
    if (cached !== undefined) return cached;
    const html = renderToStaticMarkup(render(of));
    rendered.set(of, html);
    return html;
  };
};
