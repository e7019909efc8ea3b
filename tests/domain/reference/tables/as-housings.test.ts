import { expect, test } from 'vitest';
import { glandsAs4716Rows } from '../../../../src/data/glands-as4716.gen.ts';
import type { Span } from '../../../../src/domain/kit/units.ts';
import { asHousings } from '../../../../src/domain/reference/tables/as-housings.ts';

const inches = (span: Span | null | undefined): readonly (number | null)[] =>
  span ? span.map((length) => Number((length / 25.4).toFixed(4))) : [null, null];

const rows = glandsAs4716Rows();

test.each(rows.filter(({ standard }) => standard === 'AS5857').map((row) => [row.dash, row] as const))(
  'the AS5857 housing of -%s equals its row in the table',
  (dash, row) => {
    const housing = asHousings.AS5857().get(dash);
    expect(inches(housing?.pistonLand)).toEqual([row.c_piston_od_min_in, row.c_piston_od_max_in]);
    expect(inches(housing?.bore)).toEqual([row.a_bore_min_in, row.a_bore_max_in]);
    expect(inches(housing?.pistonGroove)).toEqual([row.f_piston_groove_min_in, row.f_piston_groove_max_in]);
    expect(inches(housing?.rod)).toEqual([row.b_rod_min_in, row.b_rod_max_in]);
    expect(inches(housing?.throat)).toEqual([row.h_rod_bore_min_in, row.h_rod_bore_max_in]);
    expect(inches(housing?.rodGroove)).toEqual([row.e_rod_groove_min_in, row.e_rod_groove_max_in]);
    expect(inches(housing?.widths?.[0])).toEqual([row.width_0bu_min_in, row.width_0bu_max_in]);
    expect(inches(housing?.widths?.[1])).toEqual([row.width_1bu_min_in, row.width_1bu_max_in]);
    expect(inches(housing?.widths?.[2])).toEqual([row.width_2bu_min_in, row.width_2bu_max_in]);
  },
);

test.each(rows.filter(({ standard }) => standard === 'AS4716').map((row) => [row.dash, row] as const))(
  'the AS4716 housing of -%s has the basic sizes of its row',
  (dash, row) => {
    const housing = asHousings.AS4716().get(dash);
    expect(inches(housing?.pistonLand)[1]).toBe(row.c_piston_od_min_in);
    expect(inches(housing?.bore)[0]).toBe(row.a_bore_min_in);
    expect(inches(housing?.pistonGroove)[1]).toBe(row.f_piston_groove_min_in);
    expect(inches(housing?.rod)[1]).toBe(row.b_rod_min_in);
    expect(inches(housing?.throat)[0]).toBe(row.h_rod_bore_min_in);
    expect(inches(housing?.rodGroove)[0]).toBe(row.e_rod_groove_min_in);
    expect(housing?.widths).toBeNull();
  },
);

test('has no housing beyond the table', () => {
  for (const standard of ['AS5857', 'AS4716'] as const) {
    const dashes = rows.filter((row) => row.standard === standard).map(({ dash }) => dash);
    expect([...asHousings[standard]().keys()].sort()).toEqual(dashes.sort());
  }
});
