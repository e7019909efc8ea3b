import { describe, expect, test, vi } from 'vitest';
import { blockRegistry } from '../../src/blocks/blocks.gen.ts';
import type { Input, Inputs } from '../../src/blocks/define-block.ts';
import type { Sample } from '../../src/blocks/sample.ts';
import { blockSamples } from '../../src/blocks/samples.gen.ts';
import type { ContentElement } from '../../src/domain/site/content/element.ts';
import { HOSTILE_TEXTS } from '../support/pages/hostile-texts.ts';
import { htmlMistakes } from '../support/pages/html-rules.ts';
import { runnableTags } from '../support/pages/html-tags.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

const names = [...blockRegistry.keys()];
const inputsOf = (name: string): Inputs => blockRegistry.get(name)?.declaration.inputs ?? {};
const samplesFor = (name: string): readonly Sample[] =>
  blockSamples.find((block) => block.name === name)?.samples ?? [];

/** Returns options with `textOf(input)` in every text input. */
const filled = (inputs: Inputs, textOf: (input: Input) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, valueFor(input, textOf)]));

const valueFor = (input: Input, textOf: (input: Input) => string): unknown => {
  switch (input.type) {
    case 'number':
      return 3;
    case 'flag':
      return true;
    case 'list':
      return [filled(input.fields, textOf)];
    case 'blocks':
      return [];
    default:
      return textOf(input);
  }
};

const elementsFor = (name: string, samples: readonly Sample[], start = 'builder'): ContentElement[] =>
  samples.flatMap(({ options, inside = [], after = [] }, index) => [
    elementOf(
      `${start}-${index}`,
      name,
      options,
      inside.map((one, childIndex) => elementOf(`${start}-${index}-in-${childIndex}`, one.name, one.options)),
    ),
    ...after.map((one, childIndex) => elementOf(`${start}-${index}-after-${childIndex}`, one.name, one.options)),
  ]);

/**
 * Style rules of the page are in its body; a title of blocks is in `<summary>`, for which the specification allows only
 * text.
 */
const ALLOWED = /<style> element is not permitted|<div> element is not permitted as content under <summary>/;

const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

/** Changes the anchors of options, like an author who uses a block twice on a page. */
const renamed = (sample: Sample, suffix: string): Sample => {
  const { id } = sample.options as { id?: unknown };
  return typeof id === 'string' && id !== '' ? { ...sample, options: { ...sample.options, id: id + suffix } } : sample;
};

test('every block has samples', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => samplesFor(name).length === 0)).toEqual([]);
});

/** Inputs that only the server reads, to load the block's data. */
const READ_BY_LOADERS: Readonly<Record<string, readonly string[]>> = { 'Price Breaks': ['part'] };

describe.each(names)('%s', (name) => {
  test('renders without options', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderBlock(name, {});
    expect(html).not.toMatch(/(?:href|src)=""/);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('NaN');
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });

  test('shows the text of every required input of its first sample', () => {
    const [sample] = samplesFor(name);
    const options = (sample?.options ?? {}) as Record<string, unknown>;
    const needed = Object.entries(inputsOf(name)).filter(
      ([input, { required }]) => required && !READ_BY_LOADERS[name]?.includes(input),
    );
    const complete = renderBlock(name, options);
    for (const [input] of needed) {
      const without = renderBlock(name, { ...options, [input]: undefined });
      expect(without, `without "${input}"`).not.toBe(complete);
    }
  });

  test('is valid HTML in all its states', async () => {
    const states = samplesFor(name).map((sample) => renderPage(elementsFor(name, [sample])));
    for (const html of states) {
      const found = await htmlMistakes(`<main><h1>Page</h1>${html.replace(/<(\/?)h1\b/g, '<$1h2')}</main>`);
      expect(found.filter((mistake) => !ALLOWED.test(mistake))).toEqual([]);
    }
  });

  test('can be used twice: ids stay unique', () => {
    const samples = samplesFor(name).map(({ after: _, ...sample }) => sample);
    const again = samples.map((sample) => renamed(sample, '-b'));
    const html = renderPage([...elementsFor(name, samples), ...elementsFor(name, again, 'other')]);
    expect(idsIn(html).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
  });

  test.each(HOSTILE_TEXTS.map((text) => [text.slice(0, 40), text]))('makes %j harmless', (_, hostile) => {
    const html = renderBlock(
      name,
      filled(inputsOf(name), () => hostile),
    );
    expect(runnableTags(html)).toEqual([]);
  });
});
