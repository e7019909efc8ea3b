import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATA_POLICY, type PolicyParts, pagePolicy, policyText } from '../../../src/server/security/content-policy.ts';

const NONCE = 'bm9uY2Utb2YtdGVzdHM';
const LOADER = 'sha256-bG9hZGVy';
const PRIVATE: PolicyParts = {
  mode: { kind: 'private', nonce: NONCE },
  scriptHashes: [LOADER],
  thirdParty: [],
  frameOrigins: [],
  mediaOrigins: [],
  formOrigins: [],
  fontOrigins: [],
};
const SHARED: PolicyParts = { ...PRIVATE, mode: { kind: 'shared', styleHashes: ['sha256-c3R5bGU'] } };
const EDITOR = { frameAncestors: ["'self'", 'https://builder.io'], connectOrigins: ['https://cdn.x'] };
const FOREIGN = 'https://chat.example';

const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
const sources = (parts: PolicyParts, name: string): readonly string[] | undefined =>
  directives(pagePolicy(parts)).get(name);

test('a private response trusts its nonce, a shared one only hashes', () => {
  expect(sources(PRIVATE, 'script-src')).toEqual(["'self'", "'strict-dynamic'", `'${LOADER}'`, `'nonce-${NONCE}'`]);
  expect(sources(PRIVATE, 'style-src-elem')).toEqual(["'self'", `'nonce-${NONCE}'`]);
  expect(sources(SHARED, 'script-src')).toEqual(["'self'", "'strict-dynamic'", `'${LOADER}'`]);
  expect(sources(SHARED, 'style-src-elem')).toEqual(["'self'", "'sha256-c3R5bGU'"]);
});

test('allows inline code only in style attributes, and no eval', () => {
  for (const parts of [PRIVATE, SHARED]) {
    expect(pagePolicy(parts).match(/'unsafe-[a-z-]+'/g)).toEqual(["'unsafe-inline'"]);
    expect(sources(parts, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
    expect(sources(parts, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources(parts, 'trusted-types')).toEqual(['canyon', 'canyon-offline']);
  }
});

test('pages can be framed only by this site, and violations are reported', () => {
  expect(sources(SHARED, 'frame-ancestors')).toEqual(["'self'"]);
  expect(sources(SHARED, 'report-to')).toEqual(['csp']);
  expect(sources(SHARED, 'report-uri')).toEqual(['/api/csp-report']);
});

describe('origins', () => {
  test('of frames, of pictures and videos, of forms and of fonts extend their directives', () => {
    const policy = {
      ...SHARED,
      frameOrigins: ['https://frames.example'],
      mediaOrigins: ['https://media.example'],
      formOrigins: ['https://crm.example'],
      fontOrigins: ['https://fonts.example'],
    };
    expect(sources(policy, 'frame-src')).toEqual(["'self'", 'https://frames.example']);
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://media.example']);
    expect(sources(policy, 'media-src')).toEqual(["'self'", 'https://media.example']);
    expect(sources(policy, 'font-src')).toEqual(["'self'", 'https://fonts.example']);
    expect(sources(policy, 'form-action')).toEqual(["'self'", 'https://crm.example']);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://crm.example']);
    expect(sources(policy, 'script-src')).toEqual(sources(SHARED, 'script-src'));
  });

  test('of third parties extend everything they load, because their needs cannot be foreseen', () => {
    const policy = { ...SHARED, thirdParty: [FOREIGN] };
    for (const name of ['script', 'connect', 'img', 'frame', 'style', 'font', 'media'])
      expect(sources(policy, `${name}-src`)).toContain(FOREIGN);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", FOREIGN, 'wss://chat.example']);
    expect(sources(policy, 'style-src-elem')).toEqual(["'self'", "'unsafe-inline'", FOREIGN]);
    expect(sources(policy, 'trusted-types')).toBeUndefined();
    expect(sources(policy, 'require-trusted-types-for')).toBeUndefined();
  });

  test('are listed once', () => {
    const policy = { ...SHARED, thirdParty: [FOREIGN], frameOrigins: [FOREIGN] };
    expect(sources(policy, 'frame-src')).toEqual(["'self'", FOREIGN]);
  });
});

test('editing allows frames and the builder’s content, but neither eval nor third parties', () => {
  const editing = { ...PRIVATE, editor: EDITOR, thirdParty: [FOREIGN] };
  expect(pagePolicy(editing)).not.toContain("'unsafe-eval'");
  expect(pagePolicy(editing)).not.toContain(FOREIGN);
  expect(sources(editing, 'frame-ancestors')).toEqual(EDITOR.frameAncestors);
  expect(sources(editing, 'connect-src')).toEqual(["'self'", 'https://cdn.x']);
  expect(sources(editing, 'trusted-types')).toBeUndefined();
});

test('a response that is not a page loads and runs nothing', () => {
  expect(DATA_POLICY).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'");
});

test('a policy parses back into its directives', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.dictionary(word, fc.uniqueArray(word, { maxLength: 4 }), { minKeys: 1 }), (made) => {
      expect(Object.fromEntries(directives(policyText(made)))).toEqual({ ...made });
    }),
  );
});
