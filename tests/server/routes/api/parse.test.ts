import * as v from 'valibot';
import { expect, test } from 'vitest';
import { publicParseEndpoint } from '../../../../src/domain/site/api/v1/parse.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const get = (query: string) => appWith().request(`/api/v1/parse?${query}`);

test('returns the parts of a text, the store query and the products', async () => {
  const response = await get(`q=${encodeURIComponent('2-214 viton 75 qqqq')}`);
  const answer = v.parse(publicParseEndpoint.response, await response.json());
  expect(answer.understood.map(({ kind, value, typed, text_without }) => [kind, value, typed, text_without])).toEqual([
    ['size', 'AS568-214', '2-214', 'viton 75 qqqq'],
    ['family', 'FKM', 'viton', '2-214 75 qqqq'],
    ['hardness', '75 Shore A', '75', '2-214 viton qqqq'],
  ]);
  expect(answer.unread.map(({ typed }) => typed)).toEqual(['qqqq']);
  expect([answer.query, answer.total_items]).toEqual(['size=AS568-214&durometer=75&material=fkm', 1]);
  expect(answer.groups[0]).toMatchObject({
    kind: 'exact',
    items: [{ part: { part_number: 'FK7502-214', size: { name: 'AS568-214' } }, differences: '' }],
  });
});

test('returns differences in the requested unit', async () => {
  const answer = v.parse(publicParseEndpoint.response, await (await get('q=214+fkm&unit=in')).json());
  expect(answer.groups.at(-1)?.items.map(({ differences }) => differences)).toEqual(['ID −0.063 in', 'ID +0.062 in']);
});

test.each([
  ['', 'q'],
  [`q=${'x'.repeat(201)}`, 'q'],
  ['q=214&unit=furlong', 'unit'],
])('rejects %s and names the field', async (query, parameter) => {
  const response = await get(query);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ problems: [{ parameter }] });
});
