import type { ListSummary, SavedList } from '../../domain/order/lists/saved-list.ts';
import {
  accountListEndpoint,
  accountListsEndpoint,
  dropListEndpoint,
  saveListEndpoint,
} from '../../domain/site/api/account/account-lists.ts';
import { call } from '../api.ts';
import { authInBrowser } from '../stores/auth-in-browser.ts';
import { deviceLists, dropList, saveDeviceList } from './device-lists.ts';

/** Where lists are stored. Failures throw. */
export interface Shelf {
  readonly place: 'device' | 'account';
  readonly all: () => Promise<readonly ListSummary[]>;
  readonly open: (id: string) => Promise<SavedList | null>;
  readonly keep: (list: SavedList) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

const onDevice: Shelf = {
  place: 'device',
  all: async () => (await deviceLists()).map(({ lines, ...list }) => ({ ...list, lineCount: lines.length })),
  open: async (id) => (await deviceLists()).find((list) => list.id === id) ?? null,
  keep: saveDeviceList,
  drop: dropList,
};

const asUser = { fetcher: (address: string, init: RequestInit) => authInBrowser().fetch(address, init) };

const inAccount: Shelf = {
  place: 'account',
  all: async () => (await call(accountListsEndpoint, {}, asUser)).items,
  open: async (id) => call(accountListEndpoint, { id }, asUser),
  keep: async ({ id, name, lines }) => {
    await call(saveListEndpoint, { id, name, lines: [...lines] }, asUser);
  },
  drop: async (id) => {
    await call(dropListEndpoint, { id }, asUser);
  },
};

/** Returns the account's lists if the visitor is signed in, otherwise the device's. */
export const shelf = (): Shelf => (authInBrowser().isSignedIn() ? inAccount : onDevice);
