/*
 * The home page of the desk: J and K move through quotes, messages and follow-ups, G and a letter open another place.
 */
import { rowShortcuts } from '../row-navigation.ts';
import { focusSearch, listenForShortcuts } from '../shortcuts.ts';

const PLACES: Readonly<Record<string, string>> = {
  q: '/desk/quotes',
  m: '/desk/messages',
  c: '/desk/catalog',
  h: '/desk/health',
  p: '/desk/people',
};
/** Time in milliseconds within which the letter follows the G. */
const SEQUENCE_MS = 1500;
let pressedAt = Number.NEGATIVE_INFINITY;

const go = (key: string) => (): unknown => {
  if (performance.now() - pressedAt > SEQUENCE_MS) return false;
  pressedAt = Number.NEGATIVE_INFINITY;
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${PLACES[key]}"]`);
  link?.click();
  return link !== null;
};

listenForShortcuts({
  ...Object.fromEntries(Object.keys(PLACES).map((key) => [key, go(key)])),
  g: () => {
    pressedAt = performance.now();
  },
  ...rowShortcuts('.home-quotes tbody tr, .home-rows li'),
  '/': focusSearch,
});
