import { expect, test } from '@playwright/test';
import { drawBoth, expectSame, found, type Shown } from './compare-content.ts';
import { GROUPS } from './fixtures/groups.ts';

/** Groups that `npm test` runs: the basics of every page. */
const CORE: ReadonlySet<string> = new Set(['boxes', 'conditions, lists and shared blocks']);

/*
 * Content as the builder stores it, rendered by the site for a visitor and by the genuine SDK, compared block by block
 * at four window widths. A group is one page; each of its scenarios is reported separately.
 */
for (const [group, scenarios] of Object.entries(GROUPS)) {
  test.describe(group, () => {
    // One worker renders the page once for all its scenarios.
    test.describe.configure({ mode: 'default' });
    let shown: Shown;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      shown = await drawBoth(browser, group);
    });

    for (const scenario of scenarios) {
      test(scenario.name, { tag: CORE.has(group) ? ['@core'] : [] }, () => {
        test.fixme(scenario.waits !== undefined, scenario.waits);
        expect(shown(scenario, 1440).theirs.length, 'blocks of the genuine SDK').toBeGreaterThan(0);
        expectSame(scenario, found(shown, scenario));
      });
    }
  });
}
