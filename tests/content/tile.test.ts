import { describe, expect, it } from 'vitest';
import { tile } from '../../src/content/tile.ts';

describe('tiles', () => {
  it('show one of our drawings by its name', () => {
    expect(tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image).toBe('/drawings/x-ring.svg');
    expect(tile('o-ring-cord?metal=1', 'Wire', 'Flows cold.', '/indium-seals').image).toBe(
      '/drawings/o-ring-cord.svg?metal=1',
    );
  });
});
