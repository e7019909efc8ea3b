const VERSION = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([\w.-]{1,60}))?(?:\+[\w.-]{1,60})?$/;
const COMPARATOR = /^(<=|>=|<|>|=)?\s*(\S+)$/;

const isNumeric = (part: string): boolean => /^\d+$/.test(part);

/** Compares two pre-release tags: numbers before words, a shorter tag before a longer one. */
const comparedTags = (a: string, b: string): number => {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
  const [one, other] = [a.split('.'), b.split('.')];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [left, right] = [one[at], other[at]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (isNumeric(left) && isNumeric(right)) return Math.sign(Number(left) - Number(right));
    if (isNumeric(left) !== isNumeric(right)) return isNumeric(left) ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
};

/**
 * Compares two versions by Semantic Versioning. Returns a negative number, 0 or a positive number. Throws if a string
 * is not a version.
 */
export const compareVersions = (a: string, b: string): number => {
  const [one, other] = [VERSION.exec(a), VERSION.exec(b)];
  if (!one || !other) throw new RangeError(`“${one ? b : a}” is not a version.`);
  for (const at of [1, 2, 3]) {
    const difference = Number(one[at]) - Number(other[at]);
    if (difference !== 0) return Math.sign(difference);
  }
  return comparedTags(one[4] ?? '', other[4] ?? '');
};

const meets = (version: string, comparator: string): boolean => {
  if (comparator === '*') return true;
  const [, sign = '=', bound = ''] = COMPARATOR.exec(comparator) ?? [];
  const order = compareVersions(version, bound);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  if (sign === '>') return order > 0;
  return sign === '>=' ? order >= 0 : order === 0;
};

/**
 * Reports whether a version is in a range in the notation of advisories: alternatives of comparators that all must
 * match. Pre-releases compare by their order alone, so that a pre-release below a fix is affected. Throws if it cannot
 * parse the range.
 *
 * @example isInRange('8.16.0', '>=8.0.0 <8.17.1 || <5.2.4') // true
 */
export const isInRange = (version: string, range: string): boolean =>
  range.split('||').some((alternative) => {
    const comparators = alternative
      .replaceAll(',', ' ')
      .replace(/([<>=])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    if (comparators.length === 0) throw new RangeError(`“${range}” is not a range of versions.`);
    return comparators.every((comparator) => meets(version, comparator));
  });
