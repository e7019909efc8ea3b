import { describe, expect, it } from 'vitest';
import { rangeTile, tile } from '../../src/content/tile.ts';

describe('tiles', () => {
  it('show one of our drawings by its name', () => {
    expect(tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image).toBe('/drawings/x-ring.svg');
  });

  it('draw a temperature range with its figures and write it with a true minus', () => {
    expect(rangeTile(-34, 121, 'Nitrile', 'Oil.', '/nbr-buna-n')).toEqual({
      image: '/drawings/temperature-range.svg?low=-34&high=121',
      title: 'Nitrile',
      text: '−34 to 121 °C. Oil.',
      url: '/nbr-buna-n',
    });
  });
});
