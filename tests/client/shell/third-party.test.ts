import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountThirdParties } from '../../../src/client/shell/third-party.ts';

const GOOGLE = 'https://www.googletagmanager.com/gtm.js';
const WIDGET = 'https://chat.example/widget.js?site=1';

let scripts: { src?: string; async?: boolean }[];
let page: { dataLayer?: Record<string, unknown>[] };
let idle: (() => void)[];

beforeEach(() => {
  [scripts, page, idle] = [[], {}, []];
  const requestIdleCallback = (run: () => void): void => void idle.push(run);
  vi.stubGlobal('window', Object.assign(page, { requestIdleCallback }));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: { dataset: { tagManager: GOOGLE, messaging: WIDGET } },
    createElement: () => ({}),
    head: { append: (script: object) => void scripts.push(script) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (settings: DOMStringMap): void => {
  mountThirdParties(settings);
  expect(scripts).toEqual([]);
  for (const run of idle) run();
};

test('loads the tag manager with its id once the page is idle, and passes the start time', () => {
  start({ tagManager: GOOGLE, tagManagerId: 'GTM-K7R2X9P' });
  expect(scripts).toEqual([{ src: `${GOOGLE}?id=GTM-K7R2X9P`, async: true }]);
  expect(page.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});

test('loads nothing without an id, and the messaging widget independently', () => {
  start({ tagManager: GOOGLE, messaging: WIDGET });
  expect(scripts).toEqual([{ src: WIDGET, async: true }]);
  expect(page.dataLayer).toBeUndefined();
});

test('rejects a URL that the page does not declare', () => {
  expect(() => start({ tagManager: 'https://evil.example/gtm.js', tagManagerId: 'GTM-K7R2X9P' })).toThrow(TypeError);
});
