import { describe, expect, test } from 'vitest';
import { blockDeclarations } from '../../src/blocks/declarations.gen.ts';
import type { BlockDeclaration, Input, Inputs, SafeHtml } from '../../src/blocks/define-block.ts';
import { elementsMarkdown } from '../../src/blocks/markdown/page-markdown.ts';
import { richText } from '../../src/blocks/markdown/rich-text.ts';
import type { PageContext } from '../../src/blocks/page-context.ts';
import { blockSamples } from '../../src/blocks/samples.gen.ts';
import { sanitizeHtml } from '../../src/blocks/sanitize-html.ts';
import { writeDocument } from '../../src/domain/kit/markdown/document.ts';
import { DEFAULT_PREFERENCES } from '../../src/domain/kit/preferences.ts';
import type { ContentElement } from '../../src/domain/site/content/element.ts';
import { HOSTILE_TEXTS } from '../support/pages/hostile-texts.ts';
import { markdownMistakes, targetsIn } from '../support/pages/markdown-rules.ts';
import { elementOf } from '../support/pages/render-block.tsx';

const PAGE: PageContext = {
  path: '/page',
  query: {},
  preferences: DEFAULT_PREFERENCES,
  crumbs: [],
  outline: [],
  contact: { brandName: 'Canyon', phone: '+1 555 0100', salesEmail: 'a@b.example', postalAddress: '1 Street' },
  frames: { origin: 'https://site.example', allowsLocal: false },
  formOrigins: [],
  blockData: {},
};

const written = (elements: readonly ContentElement[]): string =>
  writeDocument(
    { title: 'Page', description: '', path: '/page', body: elementsMarkdown(elements, PAGE) },
    'https://site.example',
  );

const valueFor = (input: Input, text: string): unknown => {
  switch (input.type) {
    case 'number':
      return 3;
    case 'flag':
      return true;
    case 'choice':
      return input.default;
    case 'list':
      return [filled(input.fields, text)];
    case 'blocks':
      return [];
    default:
      return text;
  }
};

const filled = (inputs: Inputs, text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, valueFor(input, text)]));

/** Blocks without anything to read. */
const SILENT = ['Core:Section', 'Form:SubmitButton', 'PersonalizationContainer', 'Slot', 'Symbol', 'Table of Contents'];

describe.each(blockDeclarations.map((declaration) => [declaration.name, declaration as BlockDeclaration] as const))(
  '%s',
  (name, { inputs }) => {
    test('its samples are Markdown', () => {
      const samples = blockSamples.find((block) => block.name === name)?.samples ?? [];
      const elements = samples.map(({ options, inside = [] }, at) =>
        elementOf(
          `b${at}`,
          name,
          options,
          inside.map((one, child) => elementOf(`b${at}-${child}`, one.name, one.options)),
        ),
      );
      const document = written(elements);
      expect(markdownMistakes(document)).toEqual([]);
      if (!SILENT.includes(name)) expect(document.length, document).toBeGreaterThan(80);
    });

    test('hostile values are text', () => {
      for (const text of HOSTILE_TEXTS) {
        const document = written([elementOf('b', name, filled(inputs, text))]);
        expect(markdownMistakes(document)).toEqual([]);
        for (const target of targetsIn(document)) expect(target).toMatch(/^(?:https?:|mailto:|tel:)/);
      }
    });
  },
);

describe('rich text', () => {
  const markdownOf = (html: string): string => richText(sanitizeHtml(html) as SafeHtml).source;

  test('keeps headings, lists, links and emphasis', () => {
    expect(
      markdownOf(
        '<h2>One</h2><p>An <strong>O-ring</strong> in a <a href="/gland">gland</a>, 3&nbsp;mm<sup>2</sup></p>' +
          '<ol><li>First<ul><li>inner</li></ul></li><li><p>Second</p></li></ol>',
      ),
    ).toBe('## One\n\nAn **O-ring** in a [gland](/gland), 3 mm²\n\n1. First\n\n   - inner\n2. Second');
  });

  test('keeps tables, with repeated cells where one spans several', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>Code</th><th colspan="2">Range</th></tr></thead><tbody>' +
          '<tr><td rowspan="2">NBR</td><td>a|b</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
      ),
    ).toBe('| Code | Range | Range |\n| --- | --- | --- |\n| NBR | a\\|b | 2 |\n| NBR | 3 |  |');
  });

  test('escapes text that looks like Markdown', () => {
    expect(markdownOf('<p># [x](https://evil.example) &lt;b&gt; *x*</p>')).toBe(
      '\\# \\[x\\](https\\://evil.example) \\<b\\> \\*x\\*',
    );
  });
});
