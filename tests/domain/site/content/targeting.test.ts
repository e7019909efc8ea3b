import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPageFor,
  isScheduled,
  listedPages,
  matchesRule,
  matchesRules,
  namedAttributes,
} from '../../../../src/domain/site/content/targeting.ts';

const holds = (operator: string, value: unknown, own: string | number | boolean | undefined, property = 'p'): boolean =>
  matchesRule({ property, operator, value }, { [property]: own });

describe('operators of the content API', () => {
  test.each([
    ['is', 'a', 'a', true],
    ['is', 'a', 'b', false],
    ['is', 1, '1', false],
    ['is', ['a', 'b'], 'b', true],
    ['is', ['a', 'b'], 'c', false],
    ['is', [], 'a', false],
    ['isNot', 'a', 'a', false],
    ['isNot', 'a', 'b', true],
    ['isNot', 'a', undefined, true],
    ['isNot', ['a', 'b'], 'b', false],
    ['isNot', ['a', 'b'], 'c', true],
    ['contains', 'ring', 'o-rings', true],
    ['contains', 'ring', 'seals', false],
    ['contains', 'ring', undefined, false],
    ['startsWith', '/blog/', '/blog/a', true],
    ['startsWith', '/blog/', '/a/blog/', false],
    ['startsWith', ['/a', '/b'], '/bc', true],
    ['endsWith', '.html', '/a.html', true],
    ['endsWith', '.html', '/a.htm', false],
    ['greaterThan', 5, 6, true],
    ['greaterThan', 5, 5, false],
    ['greaterThan', 5, '6', false],
    ['lessThan', 5, 4, true],
    ['lessThan', 5, 5, false],
    ['greaterThanOrEqualTo', 5, 5, true],
    ['greaterThanOrEqualTo', 5, 4, false],
    ['lessThanOrEqualTo', 5, 5, true],
    ['lessThanOrEqualTo', 5, 6, false],
    ['near', 'a', 'a', false],
    ['constructor', 'a', 'a', false],
  ])('%s %j, visitor %j: %s', (operator, value, own, wanted) => {
    expect(holds(operator, value, own)).toBe(wanted);
  });

  test('ignores a trailing slash of a path, also in a list, except for the home page', () => {
    expect(holds('is', '/faq/', '/faq', 'urlPath')).toBe(true);
    expect(holds('is', ['/x/', '/faq/'], '/faq', 'urlPath')).toBe(true);
    expect(holds('is', '/', '/', 'urlPath')).toBe(true);
    expect(holds('is', 'faq/', 'faq')).toBe(false);
  });

  test('a rule about an unknown attribute matches nobody, whatever its operator', () => {
    for (const operator of ['is', 'isNot', 'contains', 'startsWith'])
      for (const property of ['toString', '__proto__', 'gender'])
        expect(matchesRule({ property, operator, value: null }, { urlPath: '/' })).toBe(false);
    expect(matchesRule({ property: 'device', operator: 'is', value: 'mobile' }, { urlPath: '/' })).toBe(false);
  });
});

const text = fc.string({ maxLength: 4 });

test('isNot is the opposite of is for every value and list', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.array(text, { maxLength: 4 })), text, (value, own) => {
      expect(holds('isNot', value, own)).toBe(!holds('is', value, own));
    }),
  );
});

test('a list matches when one of its values does', () => {
  const operator = fc.constantFrom('is', 'contains', 'startsWith', 'endsWith');
  fc.assert(
    fc.property(operator, fc.array(text, { minLength: 1, maxLength: 4 }), text, (name, values, own) => {
      expect(holds(name, values, own)).toBe(values.some((value) => holds(name, value, own)));
    }),
  );
});

test('requires all rules in any order; no rules match everyone', () => {
  const rule = fc.record({
    property: fc.constantFrom('urlPath', 'device'),
    operator: fc.constantFrom('is', 'isNot', 'contains'),
    value: fc.constantFrom('/a', '/b', 'x'),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 4 }), fc.constantFrom('/a', '/b'), (rules, urlPath) => {
      const wanted = rules.every((one) => matchesRule(one, { urlPath }));
      expect(matchesRules(rules, { urlPath })).toBe(wanted);
      expect(matchesRules([...rules].reverse(), { urlPath })).toBe(wanted);
    }),
  );
  expect(matchesRules([], {})).toBe(true);
});

test('a schedule applies from its start to its end, and is open where none is given', () => {
  fc.assert(
    fc.property(fc.option(fc.nat()), fc.option(fc.nat()), fc.nat(), (start, end, now) => {
      const schedule = { ...(start !== null && { startDate: start }), ...(end !== null && { endDate: end }) };
      expect(isScheduled(schedule, now)).toBe((start ?? now) <= now && now <= (end ?? now));
    }),
  );
});

const at = (urlPath: string, device: 'desktop' | 'mobile' = 'desktop', locale = 'en-US') => ({
  urlPath,
  device,
  locale,
});
const rule = (property: string, operator: string, value: unknown) => ({ property, operator, value });

test('an entry without a path rule applies only to its URL', () => {
  expect(isPageFor({ url: '/a', query: [] }, at('/a'), 0)).toBe(true);
  expect(isPageFor({ url: '/a', query: [] }, at('/b'), 0)).toBe(false);
  expect(isPageFor({ url: '/x', query: [rule('urlPath', 'isNot', '/a')] }, at('/b'), 0)).toBe(true);
  expect(isPageFor({ url: '/a', query: [rule('device', 'is', 'mobile')] }, at('/b', 'mobile'), 0)).toBe(false);
});

test('an entry for some visitors applies only to them', () => {
  const german = { url: '/a', query: [rule('device', 'is', ['mobile', 'tablet']), rule('locale', 'startsWith', 'de')] };
  expect(isPageFor(german, at('/a', 'mobile', 'de-CH'), 0)).toBe(true);
  expect(isPageFor(german, at('/a', 'desktop', 'de-CH'), 0)).toBe(false);
  expect(isPageFor(german, at('/a', 'mobile', 'en-US'), 0)).toBe(false);
  expect(isPageFor({ url: '/a', query: [rule('gender', 'isNot', 'x')] }, at('/a'), 0)).toBe(false);
});

test('requests a page by its path and the attributes that its rules name, and nothing else of the visitor', () => {
  expect(namedAttributes([], at('/a', 'mobile'))).toEqual({ urlPath: '/a' });
  expect(namedAttributes([rule('device', 'is', 'x'), rule('gender', 'is', 'x')], at('/a', 'mobile'))).toEqual({
    urlPath: '/a',
    device: 'mobile',
  });
});

test('lists contain one page per URL: the one for everyone, else the first that anyone sees', () => {
  const page = (id: string, url: string, query = [rule('urlPath', 'is', url)], startDate = 0) => ({
    id,
    url,
    query,
    startDate,
  });
  const mobile = rule('device', 'is', 'mobile');
  const pages = [
    page('a-mobile', '/a', [mobile]),
    page('a', '/a'),
    page('b-mobile', '/b', [mobile]),
    page('b-desktop', '/b', [rule('device', 'is', 'desktop')]),
    page('c', '/c', [rule('gender', 'is', 'x')]),
    page('later', '/d', [], 9),
  ];
  expect(listedPages(pages, 5).map(({ id }) => id)).toEqual(['a', 'b-mobile']);
});
