import * as v from 'valibot';
import { orNull } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { type CartItem, type CartState, LONGEST_TEXT, MAX_ITEMS, MAX_TEXTS } from './cart.ts';
import { storedLine } from './parse-cart.ts';

/** The part of a cart that follows an account. */
export type CartContent = Pick<CartState, 'items' | 'texts'>;

/** Strict, unlike a device's own entry: an unreadable line rejects the whole cart, so that no line is lost silently. */
export const cartContent = v.object({
  items: v.pipe(v.array(storedLine), v.maxLength(MAX_ITEMS)),
  texts: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT))), v.maxLength(MAX_TEXTS)),
});

export const EMPTY_CONTENT: CartContent = { items: [], texts: [] };

const savedCart = v.object({
  /** Account ID. */
  account: v.pipe(v.string(), v.nonEmpty()),
  /** Version of the account's cart, from 1; 0 before the first one. */
  version: wholeNumber(),
  /** What a visitor can change about each line, by its `uid`. */
  lines: v.record(v.string(), v.string()),
  texts: v.array(v.string()),
  /** When a tab was last signed in, in milliseconds since 1970. */
  seenAt: orNull(v.number()),
});

/** What a device and its account last agreed on. */
export type SavedCart = Value<typeof savedCart>;

/** Parses the entry of a device. Returns null for anything else. */
export const parseSavedCart = (value: unknown): SavedCart | null => {
  const parsed = v.safeParse(savedCart, value);
  return parsed.success ? parsed.output : null;
};

const changeable = ({ id, quantity, helperText, note, expedite }: CartItem): string =>
  JSON.stringify([id, quantity, helperText, note, expedite]);

/** Returns the lines of a cart in the form that `SavedCart` has. */
export const savedLinesOf = ({ items, texts }: CartContent): Pick<SavedCart, 'lines' | 'texts'> => ({
  lines: Object.fromEntries(items.map((item) => [item.uid, changeable(item)])),
  texts,
});

type Agreed = Pick<SavedCart, 'lines' | 'texts'>;

const NOTHING_AGREED: Agreed = { lines: {}, texts: [] };

/** Whether a cart differs from what was agreed on. Ignores the order of lines. */
export const isChanged = (saved: Agreed, { items, texts }: CartContent): boolean =>
  items.length !== Object.keys(saved.lines).length ||
  items.some((item) => saved.lines[item.uid] !== changeable(item)) ||
  texts.length !== saved.texts.length ||
  texts.some((text) => !saved.texts.includes(text));

/** Returns what a device has in addition to the account: the lines and texts that the account does not have as they are. */
export const withoutSaved = (saved: Agreed, { items, texts }: CartContent): CartContent => ({
  items: items.filter((item) => saved.lines[item.uid] !== changeable(item)),
  texts: texts.filter((text) => !saved.texts.includes(text)),
});

/** A line that replaces lines of the same part takes over a note and the expedite flag that it does not have. */
const takeOver = (item: CartItem, replaced: readonly CartItem[]): CartItem => ({
  ...item,
  note: item.note || (replaced.find(({ note }) => note !== '')?.note ?? ''),
  expedite: item.expedite || replaced.some(({ expedite }) => expedite),
});

const mergeItems = (
  { lines }: Agreed,
  device: readonly CartItem[],
  account: readonly CartItem[],
): readonly CartItem[] => {
  const onDevice = new Map(device.map((item) => [item.uid, item]));
  const inAccount = new Set(account.map(({ uid }) => uid));
  const isUnchanged = (item: CartItem): boolean => lines[item.uid] === changeable(item);
  const kept = account.flatMap((item) => {
    const own = onDevice.get(item.uid);
    if (own !== undefined) return isUnchanged(own) ? [item] : [own];
    // Removed on the device, unless the account's line was changed since then.
    return isUnchanged(item) ? [] : [item];
  });
  const added = device.filter((item) => !inAccount.has(item.uid) && !isUnchanged(item));
  const parts = new Set(added.map(({ id }) => id));
  return [
    ...kept.filter(({ id }) => !parts.has(id)),
    ...added.map((item) =>
      takeOver(
        item,
        kept.filter(({ id }) => id === item.id),
      ),
    ),
  ];
};

const mergeTexts = ({ texts }: Agreed, device: readonly string[], account: readonly string[]): readonly string[] => [
  ...account.filter((text) => device.includes(text) || !texts.includes(text)),
  ...device.filter((text) => !account.includes(text) && !texts.includes(text)),
];

/**
 * Merges the carts of a device and its account. Additions of both stay, and changes win over removals. A line that the
 * device added replaces lines of the same part, as adding a part to a cart does, so quantities are not added up. Returns
 * null if the result has more lines than a cart can have.
 *
 * @param saved what both last agreed on; null before the first time, when no line counts as removed
 */
export const mergeCarts = (saved: Agreed | null, device: CartContent, account: CartContent): CartContent | null => {
  const agreed = saved ?? NOTHING_AGREED;
  const items = mergeItems(agreed, device.items, account.items);
  const texts = mergeTexts(agreed, device.texts, account.texts);
  return items.length > MAX_ITEMS || texts.length > MAX_TEXTS ? null : { items, texts };
};
