import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slug } from '../../src/blocks/anchor.ts';
import { blockRegistry } from '../../src/blocks/blocks.gen.ts';
import { BLOCK_GROUPS, type Inputs } from '../../src/blocks/define-block.ts';
import type { InputSpec } from '../../src/blocks/input-spec.ts';
import { readValues } from '../../src/blocks/read-values.ts';
import { type BlockSpec, blockSpec, insertMenus } from '../../src/blocks/register.ts';
import { declarationsOf } from '../../src/blocks/render/declarations.ts';
import type { AuthoredBlock } from '../../src/content/define-page.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';
import { elementOf, renderPage } from '../support/pages/render-block.tsx';

const ORIGIN = 'https://store.example';
const declarations = [...blockRegistry.values()].map(({ declaration }) => declaration);
const inputsOf = (name: string): Inputs => blockRegistry.get(name)?.declaration.inputs ?? {};
const specs = declarations.map((declaration) => blockSpec(declaration, ORIGIN));
const menus = insertMenus(declarations, ORIGIN);
const everyInput = (inputs: readonly InputSpec[]): InputSpec[] =>
  inputs.flatMap((input) => [input, ...everyInput(input.subFields ?? [])]);
const specOf = (name: string): BlockSpec | undefined => specs.find((spec) => spec.name === name);
const inputOf = (block: string, name: string): InputSpec | undefined =>
  everyInput(specOf(block)?.inputs ?? []).find((input) => input.name === name);

/** Input types of the builder that our inputs map to. */
const BUILDER_TYPES =
  'string longText richText url file number boolean list uiBlocks uiBlock text date BuilderQuery'.split(' ');

test('every block is registered once and is JSON', () => {
  expect(specs.length).toBeGreaterThan(40);
  expect(new Set(specs.map(({ name }) => name)).size).toBe(specs.length);
  expect(JSON.parse(JSON.stringify(specs))).toEqual(specs);
  expect(JSON.parse(JSON.stringify(menus))).toEqual(menus);
});

test('display names are unique', () => {
  const names = specs.map(({ friendlyName }) => friendlyName);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Blocks that duplicate another one. They render old content and are in no menu. */
const TWINS: Readonly<Record<string, string>> = {
  'Builder: Tabs': 'TabContent',
  'Builder:Accordion': 'FAQ',
  'Custom Code': 'Script',
  Iframe: 'Embed',
  'Image Content Blocks': 'Content Blocks',
  'Raw:Img': 'Image',
};

test('the menus offer one block per purpose', () => {
  const hidden = specs.filter(({ hideFromInsertMenu }) => hideFromInsertMenu).map(({ name }) => name);
  expect(hidden.sort()).toEqual(Object.keys(TWINS).sort());
  const offered = menus.flatMap(({ items }) => items);
  const names = offered.map(({ item }) => item.component.name);
  for (const [twin, kept] of Object.entries(TWINS)) {
    expect(blockRegistry.has(twin), twin).toBe(true);
    expect(names).toContain(kept);
  }
  const shown = offered.map(({ name }) => name.toLowerCase());
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  // Two lists with the same fields would be two names for one purpose.
  const types = (inputs: Inputs): unknown =>
    Object.entries(inputs).map(([name, input]) => [name, input.type, input.type === 'list' && types(input.fields)]);
  const shapes = names.map((name) => JSON.stringify(types(inputsOf(name))));
  const same = names.filter((_, at) => shapes[at]?.includes('"list"') && shapes.indexOf(shapes[at]) !== at);
  expect(same).toEqual([]);
});

test('replaces the builder’s built-in blocks, and only those', () => {
  const replaced = specs.filter(({ override }) => override).map(({ name }) => name);
  expect(replaced).toEqual(expect.arrayContaining(['Text', 'Image', 'Columns', 'Symbol', 'Core:Button', 'Form:Form']));
  expect(replaced).not.toContain('Title Block');
});

test('menus are in the order in which staff write a page', () => {
  expect(menus.map(({ name }) => name)).toEqual([...BLOCK_GROUPS]);
  expect(menus.map(({ priority }) => priority)).toEqual(BLOCK_GROUPS.map((_, at) => at + 1));
});

describe.each(specs.map((spec): [string, BlockSpec] => [spec.name, spec]))('%s', (name, spec) => {
  test('has a picture on this site that contains only lines', () => {
    const path = `/assets/blocks/${slug(name)}.svg`;
    expect(spec.image).toBe(ORIGIN + path);
    const file = new URL(`../../public${path}`, import.meta.url);
    expect(existsSync(file), `public${path}`).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="64" height="48" /);
    expect(svg).not.toMatch(/<(?:script|style|image|use|a)\b|\son\w+=|href|style=/);
  });

  test('has default styles that the renderer accepts', () => {
    expect(Object.keys(spec.defaultStyles)).toEqual(expect.arrayContaining(['marginTop', 'marginBottom']));
    expect(declarationsOf(spec.defaultStyles).split(';')).toHaveLength(Object.keys(spec.defaultStyles).length);
  });

  test('has default blocks if it accepts blocks', () => {
    expect(spec.defaultChildren !== undefined).toBe(spec.canHaveChildren === true);
    for (const { component } of spec.defaultChildren ?? []) {
      expect(blockRegistry.has(component.name), component.name).toBe(true);
      expect(readValues(inputsOf(component.name), component.options)).toMatchObject(component.options);
    }
  });

  test('describes itself and each of its inputs', () => {
    expect(spec.friendlyName).toMatch(/^\p{Lu}/u);
    expect(spec.description.length).toBeGreaterThan(8);
    for (const input of everyInput(spec.inputs)) {
      expect(BUILDER_TYPES).toContain(input.type);
      expect(input.friendlyName, input.name).toMatch(/^\p{Lu}/u);
      expect(input.helperText, `${name}: ${input.name}`).not.toBe('');
    }
  });

  test('limits every input that can be limited', () => {
    for (const { name: input, type, regex, enum: words, allowedFileTypes } of everyInput(spec.inputs)) {
      if (type === 'file') expect(allowedFileTypes?.length, input).toBeGreaterThan(1);
      if (type === 'url') expect(regex?.pattern, input).toContain('mailto:');
      if (type === 'string') expect(words ?? regex, input).toBeDefined();
      for (const { label, value } of words ?? []) expect(label, value).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  test('has default options that its declaration reads unchanged', () => {
    const start = Object.fromEntries(
      spec.inputs.filter(({ type }) => type !== 'uiBlock').map((input) => [input.name, input.defaultValue]),
    );
    const read = readValues(inputsOf(name), start);
    expect(read).toMatchObject(name === 'Columns' ? { space: 20 } : start);
  });

  test('is in one insert menu, and is visible when inserted', () => {
    const items = menus.flatMap((menu) => menu.items).filter(({ item }) => item.component.name === name);
    expect(items).toHaveLength(spec.hideFromInsertMenu ? 0 : 1);
    if (spec.hideFromInsertMenu) return;
    const [{ item, icon, name: shown }] = items as [(typeof items)[number]];
    expect([icon, shown]).toEqual([spec.image, spec.friendlyName]);
    expect(item.responsiveStyles.large).toEqual(spec.defaultStyles);
    expect(item.children).toEqual(spec.defaultChildren);
    const children = (item.children ?? []).map(({ component }, at) =>
      elementOf(`child-${at}`, component.name, component.options),
    );
    const html = renderPage([elementOf('new', name, item.component.options, children)]);
    const box = /<div class="page-blocks[^>]*>(.*)<\/div>$/s.exec(html)?.[1] ?? '';
    const inner = box.replace(/^<div class="builder-block[^>]*>(.*)<\/div>$/s, '$1');
    if (!SEEN_WITH_DATA.includes(name)) expect(inner.length, html).toBeGreaterThan(10);
  });
});

/** Blocks that show other content of the page, data, or a file that staff choose. */
const SEEN_WITH_DATA = ['Symbol', 'Table of Contents', 'Page Margin', 'Video'];

test('choices list their options, lists their fields, pictures and videos their file types', () => {
  expect(inputOf('Columns', 'stackColumnsAt')).toMatchObject({
    type: 'string',
    enum: [
      { label: 'Tablets and phones', value: 'tablet' },
      { label: 'Phones', value: 'mobile' },
      { label: 'No screen', value: 'never' },
    ],
    defaultValue: 'tablet',
    friendlyName: 'One below the other on',
  });
  expect(inputOf('Columns', 'columns')?.subFields?.[0]).toMatchObject({ type: 'uiBlocks' });
  expect(inputOf('Video', 'video')?.allowedFileTypes).toContain('mp4');
  expect(inputOf('Image', 'image')?.allowedFileTypes).toContain('svg');
});

describe('A limit is declared once', () => {
  test('numbers: a block never gets what the editor rejects', () => {
    const numbers = specs.flatMap((spec) =>
      spec.inputs.filter(({ type, max }) => type === 'number' && max !== undefined).map((input) => ({ spec, input })),
    );
    expect(numbers.length).toBeGreaterThan(4);
    for (const { spec, input } of numbers) {
      const { min = 0, max = 0 } = input;
      expect(readValues(inputsOf(spec.name), { [input.name]: max + 1 })[input.name]).toBe(max);
      expect(readValues(inputsOf(spec.name), { [input.name]: min - 1 })[input.name]).toBe(min);
    }
  });

  test('texts: what the editor’s pattern rejects is truncated or replaced by the default', () => {
    const texts = specs.flatMap((spec) =>
      spec.inputs
        .filter(({ type, regex }) => (type === 'string' || type === 'longText') && regex !== undefined)
        .map((input) => ({ spec, input })),
    );
    expect(texts.length).toBeGreaterThan(100);
    for (const { spec, input } of texts) {
      const pattern = new RegExp(input.regex?.pattern ?? '');
      for (const typed of ['x'.repeat(200_000), '240px; color: red', '', '20rem']) {
        const got = String(readValues(inputsOf(spec.name), { [input.name]: typed })[input.name]);
        expect(pattern.test(got), `${spec.name}: ${input.name}`).toBe(true);
        if (pattern.test(typed)) expect(got).toBe(typed);
      }
    }
  });

  test('no page of the site exceeds a limit', async () => {
    const wrong: string[] = [];
    const look = (where: string, { name, options, children }: AuthoredBlock): void => {
      const given = Object.entries(options).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      );
      const read: Readonly<Record<string, unknown>> = readValues(inputsOf(name), { ...options });
      for (const [input, value] of given)
        if (inputsOf(name)[input]?.type !== 'richText' && String(read[input]).length < String(value).length)
          wrong.push(`${where}: ${name}.${input}`);
      for (const child of children) look(where, child);
    };
    for (const { path, blocks } of await readPages()) for (const one of blocks) look(path, one);
    expect(wrong).toEqual([]);
  });
});
