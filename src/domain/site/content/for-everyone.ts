import type { ContentEntry } from './entry.ts';
import type { TargetingRule } from './targeting.ts';

/** Maximum depth that is examined. Deeper content is assumed to read anything. */
const DEEPEST = 64;

/** Names by which expressions read visitor data, and access to the state by a computed name. */
const OF_VISITOR = /\b(?:device|deviceSize|locale|location)\b|\bstate\s*\[/;

/** Returns whether rules depend only on the path. */
export const areOnlyOfPath = (rules: readonly TargetingRule[]): boolean =>
  rules.every(({ property }) => property === 'urlPath');

const readsText = (text: string, isCode: boolean): boolean => (isCode || text.includes('{{')) && OF_VISITOR.test(text);

/** `isCode`: strings are expressions, like those of bindings. */
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
 * Returns whether an entry is identical for every visitor at its path: it has no versions, no rules about who sees it,
 * and nothing that visitor data decides or fills in. Returns false in doubt.
 */
export const isForEveryone = ({ query = [], variations, data }: ContentEntry): boolean =>
  variations === undefined && areOnlyOfPath(query) && !reads(data.blocks, false, 0);
