import { describe, expect, test } from 'vitest';
import { blockRegistry } from '../../src/blocks/blocks.gen.ts';
import { readValues } from '../../src/blocks/read-values.ts';
import { type BlockSpec, blockSpec, type InputSpec, insertMenus } from '../../src/blocks/register.ts';

const declarations = [...blockRegistry.values()].map(({ declaration }) => declaration);
const specs = declarations.map(blockSpec);
const everyInput = (inputs: readonly InputSpec[]): InputSpec[] =>
  inputs.flatMap((input) => [input, ...everyInput(input.subFields ?? [])]);

/** Input types of the builder that our inputs become. */
const BUILDER_TYPES = 'string longText richText url file number boolean list uiBlocks uiBlock'.split(' ');

test('every block is registered once and is JSON', () => {
  expect(specs.length).toBeGreaterThan(40);
  expect(new Set(specs.map(({ name }) => name)).size).toBe(specs.length);
  expect(JSON.parse(JSON.stringify(specs))).toEqual(specs);
});

test('every input has a type the builder knows and a name people read', () => {
  for (const input of specs.flatMap(({ inputs }) => everyInput(inputs))) {
    expect(BUILDER_TYPES).toContain(input.type);
    expect(input.friendlyName).toMatch(/^\p{Lu}/u);
  }
});

test('the builder’s own blocks are replaced, ours are not', () => {
  const replaced = specs.filter(({ override }) => override).map(({ name }) => name);
  expect(replaced).toEqual(expect.arrayContaining(['Text', 'Image', 'Columns', 'Symbol', 'Core:Button', 'Form:Form']));
  expect(replaced).not.toContain('Title Block');
});

describe.each(specs.map((spec): [string, BlockSpec] => [spec.name, spec]))('%s', (name, spec) => {
  test('starts with options its own declaration reads as they are', () => {
    const declaration = declarations.find((one) => one.name === name);
    const start = Object.fromEntries(
      spec.inputs.filter(({ type }) => type !== 'uiBlock').map((input) => [input.name, input.defaultValue]),
    );
    expect(readValues(declaration?.inputs ?? {}, start)).toEqual(start);
  });

  test('stands in one insert menu', () => {
    const items = insertMenus(declarations).flatMap((menu) => menu.items);
    expect(items.filter(({ item }) => item.component.name === name)).toHaveLength(1);
  });
});

test('choices offer their words, lists their fields, pictures and videos their kinds of files', () => {
  const columns = specs.find(({ name }) => name === 'Columns');
  expect(columns?.inputs.find(({ name }) => name === 'stackColumnsAt')).toMatchObject({
    type: 'string',
    enum: ['tablet', 'mobile', 'never'],
    defaultValue: 'tablet',
    friendlyName: 'Stack columns at',
  });
  expect(columns?.inputs.find(({ name }) => name === 'columns')?.subFields?.[0]).toMatchObject({ type: 'uiBlocks' });
  const pictures = specs.flatMap(({ inputs }) => everyInput(inputs)).filter(({ type }) => type === 'file');
  expect(pictures.length).toBeGreaterThan(3);
  for (const { name, allowedFileTypes } of pictures)
    expect(allowedFileTypes).toContain(name === 'video' ? 'mp4' : 'svg');
});
