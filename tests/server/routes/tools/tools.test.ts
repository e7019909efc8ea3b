import { expect, test, vi } from 'vitest';
import type { AppPath } from '../../../../src/domain/reference/paths/app-pages.ts';
import { ROUTES } from '../../../../src/domain/site/route-table.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const page = async (path: string, from = app): Promise<string> => {
  const response = await from.request(path);
  expect(response.status).toBe(200);
  return response.text();
};

const TOOLS = ROUTES.filter(({ parent }) => parent === ('/tools' satisfies AppPath)).map(
  ({ path, label }) => [path, label] as const,
);

test('the tools page links to every tool', async () => {
  const html = await page('/tools' satisfies AppPath);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(TOOLS.length).toBeGreaterThan(3);
  for (const [path, label] of TOOLS) expect(main).toContain(`<a href="${path}">${label}</a>`);
});

test.each(TOOLS)('%s is below the tools in the breadcrumbs', async (path, label) => {
  const html = await page(path);
  expect(html).toContain(
    `<li><a href="/">Home</a></li><li><a href="/reference-hub">References</a></li><li><a href="/tools">Tools</a></li><li><span aria-current="page">${label}</span></li>`,
  );
});

test('a part links to the gland designer with its size', async () => {
  expect(await page('/product/fk7502-214')).toContain(
    'href="/tools/gland-designer?chart=inch&amp;size=AS568-214">Check this ring in a groove</a>',
  );
});

const MISSING = 'The catalog is unavailable right now: parts, prices and stock are missing here.';
const GROOVE = 'unit=mm&kind=face&depth_min=2.5&depth_max=2.6&width_min=4.8&width_max=5';

test.each([
  ['/tools/size-finder?id=24.99&thickness=3.53&unit=mm', 'AS568-214', MISSING],
  [`/tools/groove-to-ring?${GROOVE}`, 'fits best', MISSING],
  ['/tools/material-advisor?media=acetone', 'EPDM', MISSING],
  ['/tools/gland-designer?size=-214', 'Nominal', 'Parts could not be loaded.'],
])('without a catalog, %s responds and says what is missing', async (path, answer, missing) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const get = () => Promise.reject(new AppError('catalog-unavailable'));
  const html = await page(path, appWith({ catalog: { get, state: () => null } }));
  expect(html).toContain(answer);
  expect(html).toContain(missing);
  expect(told).toHaveBeenCalled();
  expect(await page(path)).not.toContain(missing);
});
