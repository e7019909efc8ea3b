import { describe, expect, inject, test } from 'vitest';
import { attack } from '../support/attack.ts';
import { send } from '../support/request.ts';
import { PRODUCTION_BINDINGS } from '../support/target.ts';

const { EDIT_TOKEN } = PRODUCTION_BINDINGS;
const EDITING = 'builder.preview=page&builder.frameEditing=page&builder.space=x&builder.overrides.page=x';
/** Sends a request to the Worker that is connected to a builder space. */
const visit = (path: string) => send(inject('bare'), { method: 'GET', path, headers: {} });
const policy = (headers: Headers): string => headers.get('Content-Security-Policy') ?? '';

describe('edit mode', () => {
  test.each([
    ['no token', ''],
    ['an empty token', '&edit_token='],
    ['another token', '&edit_token=x'],
    ['the token of another feature', `&edit_token=${PRODUCTION_BINDINGS.SYNC_TOKEN}`],
    ['part of the token', `&edit_token=${EDIT_TOKEN.slice(0, -1)}`],
    ['more than the token', `&edit_token=${EDIT_TOKEN}x`],
    ['two tokens, the wrong one first', `&edit_token=x&edit_token=${EDIT_TOKEN}x`],
    ['a token as a list', '&edit_token[]=x'],
  ])('with %s, returns the public page', async (_, token) => {
    for (const path of ['/', '/faq', '/x-rings']) {
      const { headers } = await visit(`${path}?${EDITING}${token}`);
      expect(policy(headers), path).toMatch(/frame-ancestors '(none|self)'/);
      expect(policy(headers), path).not.toMatch(
        /(frame-ancestors|connect-src|script-src) [^;]*builder\.io|unsafe-eval/,
      );
    }
  });

  test('with the token, the editor can frame a page, which still forbids evaluating strings', async () => {
    const { status, headers } = await visit(`/faq?${EDITING}&edit_token=${EDIT_TOKEN}`);
    expect(status).toBe(200);
    expect(policy(headers)).toMatch(/frame-ancestors [^;]*builder\.io/);
    expect(policy(headers)).not.toMatch(/unsafe-eval/);
    expect(headers.get('Cache-Control')).toMatch(/no-store/);
  });

  test('no page response allows unsafe-eval', async () => {
    for (const query of [
      '',
      `?${EDITING}`,
      `?${EDITING}&edit_token=${EDIT_TOKEN}`,
      '?builder.preview=page',
      '?preview=1',
    ]) {
      for (const path of ['/', '/faq', '/shop/orings', '/dev/blocks']) {
        expect(policy((await visit(path + query)).headers), path + query).not.toMatch(/unsafe-eval/);
      }
    }
  });
});

test('a frame runs pasted code in a sandbox with a separate origin', async () => {
  const { headers } = await attack('/frames/nothing?page=/faq');
  expect(policy(headers)).toMatch(/sandbox(?![^;]*allow-same-origin)/);
});
