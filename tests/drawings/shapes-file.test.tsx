import { expect, test } from 'vitest';
import { drawingFigures } from '../../src/server/routes/pictures/drawings.ts';
import { appWith } from '../support/services/fake-services.ts';

const app = appWith();
const get = (path: string): Promise<Response> => Promise.resolve(app.request(`/drawings/${path}`));

test('a drawing is a file with its styles and no JavaScript', async () => {
  const response = await get('face-gland.svg');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="face-gland.svg"');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'",
  );
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="340"/);
  expect(text).not.toMatch(/var\(--|<script/);
});

test('every class in a file has a style in it', async () => {
  for (const name of [
    'spring-energized-seal',
    'failure-chemical',
    'squeeze-stretch-fill',
    'ultrasonic-bath',
    'o-ring',
  ]) {
    const text = await (await get(`${name}.svg`)).text();
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    const classes = new Set([...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')));
    for (const name of classes) expect(style, name).toMatch(new RegExp(`\\.${name}[,{]`));
  }
});

test('a profile is the small view', async () => {
  expect(await (await get('u-cup.svg?view=profile')).text()).toContain('viewBox="0 0 120 96"');
});

test('a tile is on the grid and contains no text', async () => {
  const text = await (await get('x-ring.svg?view=tile')).text();
  expect(text).toContain('viewBox="0 0 640 340"');
  expect(text).toContain('class="drawing-grid"');
  expect(text).not.toContain('<text');
});

test('applies the figures of the query', async () => {
  expect(await (await get('face-gland.svg?cs=3.53&width=4.62')).text()).toContain('4.62');
});

test('returns 404 for an unknown name', async () => {
  expect((await get('no-such-seal.svg')).status).toBe(404);
  expect((await get('o-ring.png')).status).toBe(404);
});

test.each(['id=NaN', 'id=1e9', 'id=<b>', 'id=', 'view=huge', 'a=1&b=1&c=1&d=1&e=1&f=1&g=1&h=1&i=1'])(
  'rejects an invalid query: %s',
  async (query) => {
    expect((await get(`o-ring.svg?${query}`)).status).toBe(400);
  },
);

test('accepts only plain numbers as figures', () => {
  expect(drawingFigures({ view: 'sheet', low: '-40', high: '120.5' })).toEqual({ low: '-40', high: '120.5' });
  expect(drawingFigures({ low: '0x10' })).toBeNull();
});
