import { describe, expect, it } from 'vitest';
import { block, definePage } from '../../src/content/define-page.ts';

const HEADER = block('Content Header', { heading: 'X-rings', image: '/drawings/x-ring.svg' });
const TEXT = block('Text', { text: '<p>Four lobes.</p>' });
const CONTENTS = block('Table of Contents', {});
const PAGE = { path: '/x-rings', title: 'X-rings', description: 'Four lobes.', blocks: [HEADER, TEXT] };

describe('definePage', () => {
  it('puts a table of contents after the first block', () => {
    expect(definePage(PAGE).blocks).toEqual([HEADER, CONTENTS, TEXT]);
  });

  it('adds no table of contents to a page that declines it or places one itself', () => {
    expect(definePage({ ...PAGE, contents: false }).blocks).toEqual([HEADER, TEXT]);
    expect(definePage({ ...PAGE, blocks: [HEADER, TEXT, CONTENTS] }).blocks).toEqual([HEADER, TEXT, CONTENTS]);
  });

  it('takes the picture of the header unless the page names another one', () => {
    expect(definePage(PAGE).image).toBe('/drawings/x-ring.svg');
    expect(definePage({ ...PAGE, image: '/drawings/o-ring.svg' }).image).toBe('/drawings/o-ring.svg');
    expect(definePage({ ...PAGE, blocks: [TEXT] })).not.toHaveProperty('image');
  });
});
