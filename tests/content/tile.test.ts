import { describe, expect, it } from 'vitest';
import { tile } from '../../src/content/tile.ts';

describe('tiles', () => {
  it('show one of our drawings by its name', () => {
    expect(tile('x-ring', 'X-rings', 'Four lobes.', '/x-rings').image).toBe('/drawings/x-ring.svg');
  });
});
