import { expect, test } from 'vitest';
import type { Env } from '../../../src/server/env.ts';
import { builderMediaOrigins, builderOrigin } from '../../../src/server/security/builder-hosts.ts';

const env = (variables: Partial<Env>): Env => variables as Env;

test('defaults to the builder’s content API', () => {
  expect(builderOrigin(env({}))).toBe('https://cdn.builder.io');
  expect(builderOrigin(env({ BUILDER_API_HOST: 'https://eu.builder.example/api' }))).toBe('https://eu.builder.example');
  expect(builderOrigin(env({ BUILDER_API_HOST: 'no address' }))).toBe('https://cdn.builder.io');
});

test('allows pictures and videos from the builder’s store and the configured API, without https only in development', () => {
  expect(builderMediaOrigins(env({}))).toEqual(['https://cdn.builder.io']);
  expect(builderMediaOrigins(env({ BUILDER_API_HOST: 'https://eu.builder.example' }))).toEqual([
    'https://cdn.builder.io',
    'https://eu.builder.example',
  ]);
  const local = { BUILDER_API_HOST: 'http://127.0.0.1:8790' };
  expect(builderMediaOrigins(env(local))).toEqual(['https://cdn.builder.io']);
  expect(builderMediaOrigins(env({ ...local, DEVELOPMENT: '1' }))).toContain('http://127.0.0.1:8790');
});
