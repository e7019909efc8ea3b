import { expect, test } from 'vitest';
import { appWith } from '../../support/fake-services.ts';

const ask = (query: string, cookie = '') => appWith().request(`/preferences?${query}`, { headers: { Cookie: cookie } });

test('a unit link stores the choice beside the others and goes back', async () => {
  const response = await ask('measurement=in&return=%2Fproduct%2Ffk7502-214%3Fquantity%3D20', 'canyon-config=F.mm.1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/product/fk7502-214?quantity=20']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^canyon-config=F\.in\.1; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
  );
});

test('a unit that does not exist, or a cookie that is none, changes nothing and breaks nothing', async () => {
  const response = await ask('measurement=furlong&temperature=K&return=//evil.example', 'canyon-config=%00;x=1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.get('set-cookie')).toContain('canyon-config=C.mm.0');
});
