import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup that depends on one thing alone, such as a group of pages or the settings: rendered once for each and isolate. */
export const renderedOnce = <T>(render: (of: T) => ReactNode): ((of: T) => string) => {
  const rendered = new Map<T, string>();
  return (of) => {
    const known = rendered.get(of);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(render(of));
    rendered.set(of, html);
    return html;
  };
};
