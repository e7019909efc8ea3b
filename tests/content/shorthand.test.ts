import { describe, expect, it } from 'vitest';
import { faq, head, minusPoints, numeric, row, tile } from '../../src/content/shorthand.ts';

describe('shorthand of pages', () => {
  it('links only the cells of a table row that are pairs', () => {
    expect(row('Toluene', 'A', ['FKM', '/fkm-fluorocarbon'])).toEqual({
      cells: [{ text: 'Toluene' }, { text: 'A' }, { text: 'FKM', url: '/fkm-fluorocarbon' }],
    });
  });

  it('marks numeric columns in a table head', () => {
    expect(head('Medium', numeric('High, °C'))).toEqual([{ text: 'Medium' }, { text: 'High, °C', numeric: true }]);
  });

  it('keeps the order of questions', () => {
    const items = [
      { question: 'Why?', answer: '<p>Heat.</p>' },
      { question: 'When?', answer: '<p>Now.</p>' },
    ];
    expect(faq('Questions', { 'Why?': '<p>Heat.</p>', 'When?': '<p>Now.</p>' }).options).toEqual({
      id: 'questions',
      heading: 'Questions',
      items,
    });
  });

  it('gives the points of a column their bullets', () => {
    expect(minusPoints('It costs', ['Time'])).toEqual({
      heading: 'It costs',
      bulletType: 'minus_bullet',
      points: [{ text: 'Time' }],
    });
  });

  it('addresses the drawing of a tile by its name and figures', () => {
    expect(tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image).toBe('/drawings/x-ring.svg');
    expect(tile('o-ring-cord?metal=1', 'Wire', 'Flows cold.', '/indium-seals').image).toBe(
      '/drawings/o-ring-cord.svg?metal=1',
    );
  });
});
