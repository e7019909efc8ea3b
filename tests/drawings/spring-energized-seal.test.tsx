import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawing } from '../../src/drawings/shapes/seals/spring-energized-seal.tsx';

const profile = (parameters: Readonly<Record<string, string>>): string =>
  renderToStaticMarkup(drawing.profile({ id: 'd', parameters }));

test('the jacket has a V spring and no extra heel by default', () => {
  expect(profile({})).toBe(profile({ heel: '0', coil: '0' }));
});

test('each figure of the URL changes the section', () => {
  expect(new Set([profile({}), profile({ coil: '1' }), profile({ heel: '12' })]).size).toBe(3);
});

test('invalid figures draw the plain jacket', () => {
  expect(profile({ heel: '400', coil: 'yes' })).toBe(profile({}));
});
