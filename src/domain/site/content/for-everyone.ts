import type { ContentEntry } from './entry.ts';
import type { TargetingRule } from './targeting.ts';

/** Nothing sensible in content is this deep; what is deeper may read anything. */
const DEEPEST = 64;

/** Names under which expressions read what is known of a visitor, and a look into the state by a name made up on the way. */
const OF_VISITOR = /\b(?:device|deviceSize|locale|location)\b|\bstate\s*\[/;

/** Whether rules decide by nothing but the path. */
export const areOnlyOfPath = (rules: readonly TargetingRule[]): boolean =>
  rules.every(({ property }) => property === 'urlPath');

const readsText = (text: string, isCode: boolean): boolean => (isCode || text.includes('{{')) && OF_VISITOR.test(text);

/** `isCode`: texts are expressions, as those of bindings are. */
const reads = (value: unknown, isCode: boolean, depth: number): boolean => {
  if (typeof value === 'string') return readsText(value, isCode);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  if (Array.isArray(value)) return value.some((one) => reads(one, isCode, depth + 1));
  return Object.entries(value).some(([name, one]) => {
    if (name === 'name' && one === 'PersonalizationContainer') return true;
    return reads(one, isCode || name === 'bindings' || name === 'collection', depth + 1);
  });
};

/**
 * Whether an entry is the same for every visitor at its path: it has no versions, no rules about who sees it, and nothing
 * on it is decided or filled in by what is known of a visitor. When in doubt it is not.
 */
export const isForEveryone = ({ query = [], variations, data }: ContentEntry): boolean =>
  variations === undefined && areOnlyOfPath(query) && !reads(data.blocks, false, 0);
