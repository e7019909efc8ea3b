import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Entry, expect, SITE, space } from '../support.ts';
import { GROUPS } from './fixtures/groups.ts';
import { ORACLE, serveOracle } from './oracle.ts';
import { type Difference, differencesOf, type Reading, readBlocks, styleNames } from './readings.ts';
import { type Element, element, type Scenario } from './scenario.ts';

const WIDTHS = [1440, 1024, 768, 390] as const;

type Sides = Readonly<Record<'ours' | 'theirs', readonly Reading[]>>;

/** What both sides show for each scenario at each width. */
export type Shown = (scenario: Scenario, width: number) => Sides;

/** Precedes a scenario's blocks: positions in it are relative to this element. */
const start = (index: number): Element => element(`start-${index}`, { marginTop: '0px', height: '1px' });

const merged = (scenarios: readonly Scenario[]) => ({
  state: Object.assign({}, ...scenarios.map(({ data }) => data?.state ?? {})) as object,
  inputs: scenarios.flatMap(({ data }) => data?.inputs ?? []),
  cssCode: scenarios.map(({ data }) => data?.cssCode ?? '').join('\n'),
});

/** The page of a group. Its URL contains a hash of its content, so that no cached page of other content is used. */
const entryOf = (group: string): Entry => {
  const scenarios = GROUPS[group] ?? [];
  const blocks = scenarios.flatMap((scenario, index) => [start(index), ...scenario.blocks]);
  const data = { title: group, description: 'Published by a test.', blocks, ...merged(scenarios) };
  const id = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
  const url = `/published-${id.slice(0, 12)}`;
  const query = [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: url }];
  return { id, name: group, published: 'published', query, data: { ...data, url } };
};

/** Writes the pages of all groups into the space, at once because the site lists the space only every few seconds. */
export const publishGroups = async (): Promise<void> => {
  for (const group of Object.keys(GROUPS)) await space.write(entryOf(group));
};

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const moved = (readings: readonly Reading[], by: number): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, box: { ...reading.box, y: reading.box.y - by } }));

/** Returns the readings of one scenario: those between its start and the start of the next. */
const partOf = (readings: readonly Reading[], index: number): readonly Reading[] => {
  const from = readings.findIndex(({ id }) => id === `builder-start-${index}`);
  const to = readings.findIndex(({ id }) => id === `builder-start-${index + 1}`);
  const first = readings[from];
  expect(first, `the start of scenario ${index}`).toBeDefined();
  return moved(readings.slice(from + 1, to === -1 ? undefined : to), first?.box.y ?? 0);
};

/** Renders the scenarios on our site as a visitor gets them and with the genuine SDK, and reads both at every width. */
export const drawBoth = async (browser: Browser, group: string): Promise<Shown> => {
  const entry = entryOf(group);
  const scenarios = GROUPS[group] ?? [];
  const names = styleNames(entry.data.blocks);
  const seen = { timeout: 60_000, message: `${group} is published` };
  await expect.poll(async () => (await fetch(SITE + entry.data.url)).status, seen).toBe(200);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await serveOracle(context);
  const [ours, theirs] = [await context.newPage(), await context.newPage()];
  await ours.goto(SITE + entry.data.url);
  await theirs.goto(ORACLE);
  await theirs.evaluate((content) => window.showOracle(content), entry as object);
  await expect(theirs.locator('[builder-id="builder-start-0"]')).toBeAttached();
  const byWidth = new Map<number, Sides>();
  for (const width of WIDTHS) {
    const read = async (page: Page): Promise<readonly Reading[]> => {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      return readBlocks(page, names);
    };
    byWidth.set(width, { ours: await read(ours), theirs: await read(theirs) });
  }
  await context.close();
  return (scenario, width) => {
    const { ours: own = [], theirs: their = [] } = byWidth.get(width) ?? {};
    const index = scenarios.indexOf(scenario);
    return { ours: partOf(own, index), theirs: partOf(their, index) };
  };
};

/** Fails for differences, and for documented differences that no longer exist. */
export const expectSame = ({ stays }: Scenario, found: readonly (Difference & { readonly width: number })[]): void => {
  const staying = stays?.aspects ?? [];
  const surprising = found.filter(({ aspect }) => !staying.includes(aspect));
  expect(surprising.map(({ width, says }) => `at ${width}: ${says}`)).toEqual([]);
  const gone = staying.filter((aspect) => !found.some((difference) => difference.aspect === aspect));
  expect(gone, `what “${stays?.difference}” says and is not so`).toEqual([]);
};

/** Returns the differences of a scenario at every width. */
export const found = (shown: Shown, scenario: Scenario): readonly (Difference & { readonly width: number })[] =>
  WIDTHS.flatMap((width) => {
    const { ours, theirs } = shown(scenario, width);
    return differencesOf(ours, theirs).map((difference) => ({ ...difference, width }));
  });
