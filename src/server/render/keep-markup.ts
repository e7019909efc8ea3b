import { renderToStaticMarkup } from 'react-dom/server';
import type { KeepMarkup } from '../../blocks/render/kept-markup.ts';

const kept = new WeakMap<object, string>();

/** Keeps markup of the catalog's version with the rows it shows: both go together. */
export const keepMarkup: KeepMarkup = (from, made) => {
  const known = kept.get(from);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(made());
  kept.set(from, html);
  return html;
};
