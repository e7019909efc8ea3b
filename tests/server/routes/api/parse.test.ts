import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseEndpoint } from '../../../../src/domain/site/api/catalog/parse.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const get = (query: string) => appWith().request(`/api/v1/parse?${query}`);

test('returns the parts of a text, the store query and the products', async () => {
  const response = await get(`q=${encodeURIComponent('2-214 viton 75 qqqq')}`);
  const answer = v.parse(parseEndpoint.response, await response.json());
  expect(answer.understood.map(({ kind, text, typed, without }) => [kind, text, typed, without])).toEqual([
    ['size', 'AS568-214', '2-214', 'viton 75 qqqq'],
    ['family', 'FKM', 'viton', '2-214 75 qqqq'],
    ['hardness', '75 Shore A', '75', '2-214 viton qqqq'],
  ]);
  expect(answer.unread.map(({ typed }) => typed)).toEqual(['qqqq']);
  expect([answer.query, answer.totalItems]).toEqual(['size=AS568-214&durometer=75&material=fkm', 1]);
  expect(answer.groups[0]).toMatchObject({ kind: 'exact', parts: [{ name: 'FK7502-214', size: 'AS568-214' }] });
});

test('returns differences in the requested unit', async () => {
  const answer = v.parse(parseEndpoint.response, await (await get('q=214+fkm&unit=in')).json());
  expect(answer.groups.at(-1)?.parts.map(({ differs }) => differs)).toEqual(['ID −0.063 in', 'ID +0.062 in']);
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
