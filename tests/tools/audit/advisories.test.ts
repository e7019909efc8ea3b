import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ADVISORIES_FILE,
  type Advisory,
  affectedPackages,
  parseAdvisories,
} from '../../../src/tools/audit/advisories.ts';
import type { LockedPackage } from '../../../src/tools/audit/lock-file.ts';
import { refreshedAdvisories } from '../../../src/tools/audit/refresh-advisories.ts';
import { compareVersions, isInRange } from '../../../src/tools/audit/version-range.ts';

const ADVISORY: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'left',
  affected: '>=2.0.0 <2.4.1',
  severity: 'high',
  title: 'It breaks',
  state: 'open',
  reason: '',
};
const installed = (version: string): LockedPackage => ({
  folder: 'node_modules/left',
  name: 'left',
  version,
  license: 'MIT',
  integrity: undefined,
  scope: 'required',
  uses: [],
});

describe('a range of versions', () => {
  test.each([
    ['8.16.0', '>=8.0.0 <8.17.1 || <5.2.4', true],
    ['8.17.1', '>=8.0.0 <8.17.1 || <5.2.4', false],
    ['5.2.3', '>=8.0.0 <8.17.1 || <5.2.4', true],
    ['6.0.0', '>= 5.0.0, < 6.0.0', false],
    ['6.0.0-beta.2', '< 6.0.0', true],
    ['1.10.0', '>1.9.0', true],
    ['1.2.3', '1.2.3', true],
    ['1.2.3', '*', true],
  ])('%s is in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  test('orders pre-releases as Semantic Versioning does', () => {
    const order = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11'];
    const versions = [...order, '1.0.0-rc.1', '1.0.0'];
    expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions);
  });

  test('that cannot be parsed throws, instead of counting as safe', () => {
    for (const range of ['', '^1.0.0', 'latest', '>=']) expect(() => isInRange('1.0.0', range)).toThrow(RangeError);
  });
});

describe('the list of advisories', () => {
  test('in the repository is readable with all its ranges', () => {
    for (const { affected } of parseAdvisories(readFileSync(ADVISORIES_FILE, 'utf8'))) {
      expect(() => isInRange('1.0.0', affected)).not.toThrow();
    }
  });

  test('names an installed version that it affects, and no other', () => {
    expect(affectedPackages([installed('2.4.0')], [ADVISORY])).toEqual([
      'node_modules/left 2.4.0: high, It breaks (GHSA-aaaa-bbbb-cccc). Affected: >=2.0.0 <2.4.1',
    ]);
    expect(affectedPackages([installed('2.4.1')], [ADVISORY])).toEqual([]);
    expect(affectedPackages([{ ...installed('2.4.0'), name: 'right' }], [ADVISORY])).toEqual([]);
  });

  test('accepts an advisory only with a reason', () => {
    const accepted = { ...ADVISORY, state: 'accepted' };
    expect(() => parseAdvisories(JSON.stringify([accepted]))).toThrow('needs its reason');
    const reasoned = parseAdvisories(
      JSON.stringify([{ ...accepted, reason: 'The site never calls what is affected.' }]),
    );
    expect(affectedPackages([installed('2.4.0')], reasoned)).toEqual([]);
  });
});

describe('refreshing the list', () => {
  const reported = {
    left: [
      {
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        title: 'It breaks more',
        severity: 'critical',
        vulnerable_versions: '<2.5.0',
      },
    ],
  };

  test('queries the installed versions, keeps state and reason of known entries, and adds new ones', async () => {
    let sent: unknown;
    const fetcher = async (_: unknown, init?: RequestInit): Promise<Response> => {
      sent = JSON.parse(String(init?.body));
      return Response.json(reported);
    };
    const accepted: Advisory = { ...ADVISORY, state: 'accepted', reason: 'The site never calls what is affected.' };
    const other: Advisory = { ...ADVISORY, id: 'GHSA-2222-bbbb-cccc' };
    const packages = [{ ...installed('1.0.0'), folder: '', name: 'site' }, installed('2.4.0'), installed('1.0.0')];
    const list = await refreshedAdvisories(packages, [accepted, other], fetcher);
    expect(sent).toEqual({ left: ['2.4.0', '1.0.0'] });
    expect(list).toEqual([other, { ...accepted, affected: '<2.5.0', severity: 'critical', title: 'It breaks more' }]);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'cannot be reached: this machine is offline'],
    ['a refusal', async () => new Response('', { status: 503 }), 'answered 503'],
    ['a page', async () => new Response('<html>'), 'has another shape'],
  ])('with %s reports the error and changes nothing', async (_, fetcher, words) => {
    await expect(refreshedAdvisories([installed('2.4.0')], [ADVISORY], fetcher)).rejects.toThrow(words);
  });
});
