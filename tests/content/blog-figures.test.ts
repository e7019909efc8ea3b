import { beforeAll, describe, expect, test } from 'vitest';
import type { AuthoredPage } from '../../src/content/define-page.ts';
import { glands, materials, tolerances } from '../../src/domain/reference/tables/tables.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';

const MM = 25.4;
const RING = { id: 24.99, cs: 3.53 };
const BORE_MM = 31.75;

let pages: readonly AuthoredPage[] = [];
beforeAll(async () => {
  pages = await readPages();
});

const textOf = (path: string): string => JSON.stringify(pages.find((page) => page.path === path)?.blocks ?? []);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const area = (cs: number): number => (Math.PI / 4) * cs ** 2;

const glandOf = (application: string) => {
  const found = glands().find((gland) => gland.application === application && gland.csIn === 0.139);
  if (found === undefined) throw new Error(`No ${application} gland for 0.139 in`);
  return found;
};

/** Returns the section of a ring stretched onto a groove diameter at constant volume. */
const stretched = (id: number, cs: number, floor: number): number => {
  let section = cs;
  for (let round = 0; round < 50; round += 1) section = cs * Math.sqrt((id + cs) / (floor + section));
  return section;
};

describe('Worked examples of the blog', () => {
  test('stretch, squeeze and fill follow from the tables at nominal size and at both extremes', () => {
    const { depthIn, widthIn } = glandOf('static_radial');
    const withoutBackup = widthIn[0];
    const tolerance = tolerances().get('214');
    if (tolerance === undefined) throw new Error('No tolerance for AS568-214');
    const [shallow, deep] = [depthIn[0] * MM, depthIn[1] * MM];
    const [narrow, wide] = [withoutBackup[0] * MM, withoutBackup[1] * MM];
    const cases = [
      { side: -1, depth: deep, width: wide },
      { side: 0, depth: (shallow + deep) / 2, width: (narrow + wide) / 2 },
      { side: 1, depth: shallow, width: narrow },
    ];
    const text = textOf('/blog/stretch-squeeze-and-fill');
    for (const { side, depth, width } of cases) {
      const id = RING.id + side * tolerance.idMm;
      const floor = BORE_MM - 2 * depth;
      const section = stretched(id, RING.cs + side * tolerance.csMm, floor);
      const fill = area(section) / (depth * width);
      const cells = [
        section.toFixed(2),
        percent((floor - id) / id),
        percent((section - depth) / section),
        percent(fill),
        percent(fill * 1.1),
      ];
      expect(text).toContain(cells.map((cell) => `{"text":"${cell}"}`).join(','));
    }
  });

  test('squeeze of a ring on an off-center rod follows from the reciprocating table', () => {
    const { depthIn, csIn, clearanceIn } = glandOf('dynamic_reciprocating');
    const depth = (depthIn[0] + depthIn[1]) / 2;
    const aside = (clearanceIn?.[1] ?? Number.NaN) / 2;
    const text = textOf('/blog/why-o-rings-roll');
    for (const at of [depth - aside, depth, depth + aside]) {
      const cells = [(at * MM).toFixed(2), ((csIn - at) * MM).toFixed(2), percent((csIn - at) / csIn)];
      expect(text).toContain(cells.map((cell) => `{"text":"${cell}"}`).join(','));
    }
  });

  test('stiffness by hardness follows from the formula below the table', () => {
    const modulus = (shore: number): number => (0.0981 * (56 + 7.62336 * shore)) / (0.137505 * (254 - 2.54 * shore));
    const text = textOf('/blog/what-a-durometer-reading-means');
    for (const shore of [50, 60, 65, 70, 75, 80, 90]) {
      const cells = [String(shore), modulus(shore).toFixed(1), `${(modulus(shore) / modulus(70)).toFixed(1)} ×`];
      expect(text).toContain(cells.map((cell) => `{"text":"${cell}"}`).join(','));
    }
  });

  test('the lengths of cut rings match their sizes', () => {
    const text = textOf('/blog/how-to-measure-an-o-ring-without-a-gauge');
    for (const [id, cs] of [
      [24.99, 3.53],
      [25, 3.5],
      [24.7, 3.5],
    ] as const) {
      const cells = [id.toFixed(2), cs.toFixed(2), (Math.PI * (id + cs)).toFixed(2)];
      expect(text).toContain(cells.map((cell) => `{"text":"${cell}"}`).join(','));
    }
  });
});

test('the limits of vacuum baking are the highest documented temperatures', () => {
  const text = textOf('/vacuum-baking');
  for (const code of ['NBR', 'IIR', 'EPDM-P', 'FKM-A', 'VMQ', 'FFKM']) {
    const highC = materials().find((material) => material.code === code)?.highC;
    expect(text).toContain(`{"text":"${highC} °C"}`);
  }
});
