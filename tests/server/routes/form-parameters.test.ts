import { expect, test } from 'vitest';
import { APP_PAGES } from '../../../src/domain/reference/paths/app-pages.ts';
import type { RouteRules } from '../../../src/server/routing/route-rules.ts';
import { tagsIn } from '../../support/pages/html-tags.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

const app = appWith();

/** A form that sends its fields in the query of a URL. */
interface QueryForm {
  readonly path: string;
  /** The values that each field can send, by name; '1' for typed text. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const queryForm = (html: string, page: string): QueryForm | null => {
  const [form, ...tags] = tagsIn(html);
  const { method = 'get', action = page } = form?.attributes ?? {};
  if (method.toLowerCase() !== 'get') return null;
  const values = new Map<string, readonly string[]>();
  let select = '';
  for (const { name: tag, attributes } of tags) {
    if (tag === 'select') select = attributes.name ?? '';
    const name = tag === 'input' || tag === 'textarea' ? attributes.name : tag === 'option' ? select : '';
    if (name) values.set(name, [...(values.get(name) ?? []), attributes.value || '1']);
  }
  return { path: new URL(action, 'http://localhost').pathname, values };
};

/**
 * Returns whether the handler gets a parameter with one of its values. A shared policy omits parameters at their
 * defaults, and some apply only with others, so each value is tried alone and with the first values of the form. A page
 * with an invalid parameter gets all parameters.
 */
const isDeclared = async ({ policy, parameters }: RouteRules, { values }: QueryForm, name: string) => {
  if (policy.kind !== 'shared') return parameters === null || parameters.includes(name);
  const others = [...values].flatMap(([other, [first = '']]): [string, string][] =>
    other === name ? [] : [[other, first]],
  );
  for (const value of values.get(name) ?? []) {
    for (const given of [[], others]) {
      const pairs = await policy.parameters(new URLSearchParams([...given, [name, value]]));
      if (pairs === null || pairs.some(([declared]) => declared === name)) return true;
    }
  }
  return false;
};

test.each(Object.keys(APP_PAGES))('routes declare every parameter that forms on %s send', async (page) => {
  const html = await (await app.request(page)).text();
  const forms = (html.match(/<form\b[\s\S]*?<\/form>/g) ?? []).flatMap((form) => queryForm(form, page) ?? []);
  const undeclared: string[] = [];
  for (const form of forms) {
    const rules = ROUTE_TABLE.declarationOf('GET', form.path);
    for (const name of form.values.keys()) {
      if (!rules || !(await isDeclared(rules, form, name))) undeclared.push(`${form.path}?${name}=`);
    }
  }
  expect(undeclared).toEqual([]);
});
