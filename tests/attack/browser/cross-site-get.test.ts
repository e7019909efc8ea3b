import { describe, expect, inject, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { pathOf, workerRoutes } from '../support/routes.ts';

/** Every parameter of this site that a GET request interprets as a choice or command. */
const CHOICES =
  'form=1&in_stock=on&slash=on&measurement=in&temperature=F&answer=yes&token=x&add=FK7502-214:1&return=%2F&done=1';

const paths = [
  ...new Set(
    workerRoutes()
      .filter(({ method }) => method === 'GET' || method === 'ALL')
      .map(({ pattern }) => pathOf(pattern)),
  ),
];

const rows = async (): Promise<unknown> => (await fetch(inject('rows'))).json();

describe('a GET request from another site', () => {
  test.each(paths)('%s sets no cookie', async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      for (const address of [path, `${path}?${CHOICES}`]) {
        const { headers } = await attack(address, { headers: { 'Sec-Fetch-Site': site } });
        expect(headers.getSetCookie(), address).toEqual([]);
      }
    }
  });

  test('never writes a row', async () => {
    const before = await rows();
    for (const path of paths) await attack(`${path}?${CHOICES}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(await rows()).toEqual(before);
  });

  test.each(['same-origin', 'none'])('the choice of units works from %s', async (site) => {
    const { status, headers } = await attack('/preferences?measurement=in', { headers: { 'Sec-Fetch-Site': site } });
    expect([status, headers.getSetCookie().length]).toEqual([303, 1]);
  });
});
