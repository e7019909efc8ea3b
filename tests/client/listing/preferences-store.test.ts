import { expect, test } from 'vitest';
import { createPreferencesStore } from '../../../src/client/stores/preferences.ts';
import { preferencesFrom } from '../../../src/client/stores/preferences-storage.ts';
import { DEFAULT_PREFERENCES } from '../../../src/domain/kit/preferences.ts';
import { PREFERENCES_COOKIE } from '../../../src/domain/site/cookies.ts';

const PREFERENCES_KEY = PREFERENCES_COOKIE.name;

const browser = (entries: Record<string, string> = {}, cookie = '') => {
  const storage = new Map(Object.entries(entries));
  const cookies: string[] = [];
  return {
    storage,
    cookies,
    places: {
      storage: () =>
        ({
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
        }) as Storage,
      readCookies: () => cookie,
      writeCookie: (text: string) => void cookies.push(text),
    },
  };
};

test('stores a choice in local storage and in the cookie that the server reads', () => {
  const { storage, cookies, places } = browser();
  const store = createPreferencesStore(DEFAULT_PREFERENCES, places);
  store.setState({ measurement: 'in' });
  expect(JSON.parse(storage.get(PREFERENCES_KEY) ?? '')).toMatchObject({
    state: { measurement: 'in', temperature: 'C' },
  });
  expect(cookies.at(-1)).toContain('canyon-config=C.in.0;');
});

test('starts as the server rendered it, then applies the stored preferences', async () => {
  const { places } = browser({ [PREFERENCES_KEY]: '{"state":{"temperature":"F"},"version":0}' });
  const store = createPreferencesStore(DEFAULT_PREFERENCES, places);
  expect(store.getState()).toEqual(DEFAULT_PREFERENCES);
  await store.persist.rehydrate();
  expect(store.getState()).toEqual({ ...DEFAULT_PREFERENCES, temperature: 'F' });
});

test('the cookie takes precedence over local storage, because a choice without JavaScript is only there', async () => {
  const { places } = browser(
    { [PREFERENCES_KEY]: '{"state":{"temperature":"F"},"version":0}' },
    'a=1; canyon-config=C.in.1',
  );
  const store = createPreferencesStore(DEFAULT_PREFERENCES, places);
  await store.persist.rehydrate();
  expect(store.getState()).toEqual({ ...DEFAULT_PREFERENCES, measurement: 'in', only_show_in_stock: true });
});

test.each(['{', 'null', '[]', '"x"', '{"state":null}', '{"state":{"temperature":"K","measurement":1}}'])(
  'a corrupt entry %s results in the defaults',
  async (entry) => {
    const store = createPreferencesStore(DEFAULT_PREFERENCES, browser({ [PREFERENCES_KEY]: entry }).places);
    await store.persist.rehydrate();
    expect(store.getState()).toEqual(DEFAULT_PREFERENCES);
  },
);

test('denied storage loses nothing on this page', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createPreferencesStore(DEFAULT_PREFERENCES, {
    storage: denied,
    readCookies: denied,
    writeCookie: denied,
  });
  await store.persist.rehydrate();
  store.setState({ temperature: 'F' });
  expect(store.getState().temperature).toBe('F');
});

test('any stored value results in valid preferences', () => {
  for (const value of [undefined, null, 1, 'x', [], {}]) expect(preferencesFrom(value)).toEqual(DEFAULT_PREFERENCES);
});
