import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup that is the same on all pages of a group: rendered once per group and isolate. */
export const renderedOnce = (
  render: (current: string | undefined) => ReactNode,
): ((current: string | undefined) => string) => {
  const rendered = new Map<string | undefined, string>();
  return (current) => {
    const known = rendered.get(current);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(render(current));
    rendered.set(current, html);
    return html;
  };
};
