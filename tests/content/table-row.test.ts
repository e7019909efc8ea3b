import { describe, expect, it } from 'vitest';
import { head, row } from '../../src/content/table-row.ts';

describe('table rows', () => {
  it('keep their texts in order and link only the pairs', () => {
    expect(row('Toluene', 'A', ['FKM', '/fkm-fluorocarbon'])).toEqual({
      cells: [{ text: 'Toluene' }, { text: 'A' }, { text: 'FKM', url: '/fkm-fluorocarbon' }],
    });
  });

  it('have a header in the same format', () => {
    expect(head('Medium', 'NBR')).toEqual([{ text: 'Medium' }, { text: 'NBR' }]);
  });
});
