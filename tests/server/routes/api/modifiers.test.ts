import { afterEach, expect, test, vi } from 'vitest';
import { appWith, backendWith } from '../../../support/services/fake-services.ts';

afterEach(() => void vi.restoreAllMocks());

const listOf = async (modifiers: () => Promise<readonly { key: string; label: string }[]>): Promise<unknown> =>
  (await appWith({ backend: backendWith({ modifiers }) }).request('/api/modifiers/color')).json();

test('returns the filter options of the backend', async () => {
  expect(await listOf(async () => [{ key: 'teal', label: 'Teal' }])).toEqual({
    data: [{ key: 'teal', label: 'Teal' }],
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['lists none', async () => []],
])('returns the filter options of the index when the backend %s', async (_, modifiers) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await listOf(modifiers)).toMatchObject({ data: expect.arrayContaining([{ key: 'black', label: 'Black' }]) });
});
