import { isRecord } from '../../kit/schema/json-object.ts';
import { withoutEnd } from '../../kit/text/strip-ends.ts';
import type { ContentEntry } from './entry.ts';

/** A page of this site or a file that a content page refers to. */
export interface PageTarget {
  readonly kind: 'link' | 'image';
  /** Path without parameters and fragment. */
  readonly path: string;
}

/** A whole string that is a path: the value of a link or image. */
const PATH = /^\/[A-Za-z0-9_][^\s"'<>\\]*$/;
/** Links and images in HTML. */
const IN_HTML = /\b(href|src)="(\/[^"\s]+)"/g;
const IMAGE_FIELD = /(?:image|picture|photo|src|poster|icon)$/i;
const MAX_TARGETS = 500;
const MAX_DEPTH = 40;

const withoutQuery = (target: string): string => {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.length > 1 ? withoutEnd(path, '/') : path;
};

/**
 * Returns the paths of this site that an entry links to or shows as an image: values of its blocks and HTML in its texts,
 * without duplicates, at most 500. Links to other sites are not included.
 *
 * @example pageTargets(entry) // [{ kind: 'link', path: '/shelf-life' }]
 */
export const pageTargets = ({ data }: Pick<ContentEntry, 'data'>): readonly PageTarget[] => {
  const found = new Map<string, PageTarget>();
  const add = (kind: PageTarget['kind'], target: string): void => {
    const path = withoutQuery(target);
    if (!path.startsWith('//') && found.size < MAX_TARGETS && !found.has(path)) found.set(path, { kind, path });
  };
  const visit = (value: unknown, field: string, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (typeof value === 'string') {
      if (PATH.test(value)) add(IMAGE_FIELD.test(field) ? 'image' : 'link', value);
      else
        for (const [, attribute, target = ''] of value.matchAll(IN_HTML))
          add(attribute === 'src' ? 'image' : 'link', target);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, field, depth + 1);
    } else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) visit(item, name, depth + 1);
    }
  };
  visit(data.image, 'image', 0);
  visit(data.blocks, 'blocks', 0);
  return [...found.values()];
};
