import { CART_KEY } from '../order/cart/cart-key.ts';
import { AUTH_KEY } from './auth/auth-key.ts';
import { ageText, COOKIES, type Cookie } from './cookies.ts';
import { RECORDS_CACHE, VISITED_CACHE } from './offline/names.ts';
import {
  ACCOUNT_CART_KEY,
  COMPARE_KEY,
  DEVICE_START_KEY,
  LIST_COLUMNS_KEY,
  LISTING_PLACES_KEY,
  LISTS_KEY,
  OFFLINE_CHOICE_KEY,
  OFFLINE_UPDATES_KEY,
  OUTBOX_KEY,
  QUERY_STRING_KEY,
  REMEMBERED_QUOTES_KEY,
  SIZE_STANDARD_KEY,
} from './storage-keys.ts';

/** An item that a visitor's browser stores for this site. */
export interface DeviceStorageEntry {
  readonly name: string;
  readonly kind: string;
  readonly purpose: string;
  readonly until: string;
}

const local = (name: string, purpose: string, until = 'You clear the browser'): DeviceStorageEntry => ({
  name,
  kind: 'Local storage',
  purpose,
  until,
});

const session = (name: string, purpose: string): DeviceStorageEntry => ({
  name,
  kind: 'Session storage',
  purpose,
  until: 'The tab is closed',
});

const kindOf = ({ isMirrored, needsConsent }: Cookie): string =>
  `Cookie${isMirrored ? ' and local storage' : ''}${needsConsent ? ', only if you allowed analytics' : ''}`;

const cookies: readonly DeviceStorageEntry[] = COOKIES.map((cookie) => ({
  name: cookie.isFamily ? `${cookie.name}…` : cookie.name,
  kind: kindOf(cookie),
  purpose: cookie.purpose,
  until: ageText(cookie.maxAgeS),
}));

/** Everything that this site stores on a device, as listed on its privacy page. */
export const DEVICE_STORAGE: readonly DeviceStorageEntry[] = [
  local(CART_KEY, 'Lines of your quote cart with quantity, note and expedite', 'You remove them'),
  local(ACCOUNT_CART_KEY, 'Which lines of the quote cart your account has', 'You log out'),
  local(QUERY_STRING_KEY, 'Filters last used, for the way back to the list'),
  local(
    REMEMBERED_QUOTES_KEY,
    'Links to your quote requests and your contact details, if you chose to remember them',
    'You remove them',
  ),
  local(SIZE_STANDARD_KEY, 'Size standard last chosen'),
  local(LIST_COLUMNS_KEY, 'What the columns of your lists are, by their headings'),
  {
    name: LISTS_KEY,
    kind: 'IndexedDB',
    purpose: 'Lists of parts that you saved, the one you review, and links to lists that you shared',
    until: 'You remove them',
  },
  {
    name: OUTBOX_KEY,
    kind: 'IndexedDB and local storage, only if you chose to send a quote request when you are back online',
    purpose: 'Quote requests with your contact details until they are sent, then their numbers',
    until: 'You remove them or log out, at most 30 days',
  },
  local(OFFLINE_CHOICE_KEY, 'That you keep the catalog, or charts and tools, on this device', 'You remove them'),
  local(
    OFFLINE_UPDATES_KEY,
    'Whether the catalog on this device updates itself, if you chose',
    'You remove the catalog',
  ),
  {
    name: `${RECORDS_CACHE}, ${VISITED_CACHE} and others`,
    kind: 'Cache of a service worker, only if you keep the catalog, or charts and tools, on this device',
    purpose: 'The catalog, public pages of this site and their files, for use without a network',
    until: 'You remove them',
  },
  session(LISTING_PLACES_KEY, 'How far you had scrolled in the list'),
  session(DEVICE_START_KEY, 'The page for which the catalog on this device was opened'),
  session(COMPARE_KEY, 'Compounds and parts marked for comparison'),
  session(AUTH_KEY, 'Sign-in of account holders'),
  ...cookies,
];
