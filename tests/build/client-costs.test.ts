import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientCosts } from '../../src/tools/checks/client-costs.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { ROUTE_TABLE } from '../support/source/route-table.ts';

test('docs/security.md shows the costs per client that follow from the limits in code', () => {
  const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
  const [, block = ''] = /<!-- client-costs: .*? -->\n\n([\s\S]*?)\n\n<!-- \/client-costs -->/.exec(text) ?? [];
  expect(block).toBe(clientCosts(ROUTE_TABLE));
});
