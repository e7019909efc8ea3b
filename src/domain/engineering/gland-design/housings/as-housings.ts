import { type GlandsAs4716Row, glandsAs4716Rows } from '../../../../data/glands-as4716.gen.ts';
import { glandsBackupRows } from '../../../../data/glands-backup.gen.ts';
import { inch, type LengthUnit, mmFromInches } from '../../../kit/units.ts';
import { sizeHref } from '../../../reference/paths/store-links.ts';
import { entryHref } from '../entry/entry.ts';
import {
  type HousingRow,
  type HousingTable,
  housingColumn,
  inchCells,
  rangeName,
  ruled,
  sectionRow,
  sourcesText,
  textCell,
  unconfirmed,
  wordsColumn,
} from './housing-table.ts';

type AsStandard = GlandsAs4716Row['standard'];

const rowsOf = (standard: AsStandard): readonly GlandsAs4716Row[] =>
  glandsAs4716Rows().filter((row) => row.standard === standard);

const known = (figures: readonly (number | null)[]): readonly number[] => figures.filter((figure) => figure !== null);

/** Returns depth and width by cross-section. Sizes with equal widths share a row. */
const sectionTable = (standard: AsStandard, unit: LengthUnit): HousingTable => {
  const { length } = inchCells(unit);
  const groups = [...Map.groupBy(rowsOf(standard), (row) => `${row.cs_in} ${row.width_0bu_min_in}`).values()];
  const spanOf = (figures: readonly number[]) =>
    figures.length === 0 ? length(null) : length(Math.min(...figures), Math.max(...figures));
  return {
    anchor: `${standard.toLowerCase()}-sections`,
    title: standard === 'AS5857' ? 'AS5857, static: depth and width' : 'AS4716, moving: depth',
    nameTitle: 'AS568 sizes',
    columns: [
      housingColumn('CS'),
      ruled('Depth, piston'),
      housingColumn('Depth, rod'),
      ruled('Width'),
      housingColumn('One backup ring'),
      housingColumn('Two'),
      housingColumn('Backup ring thickness max.'),
      wordsColumn('Public sources'),
    ],
    rows: groups.flatMap((rows): HousingRow[] => {
      const [first] = rows;
      if (first === undefined) return [];
      return [
        sectionRow(rangeName(rows.map(({ dash }) => `-${dash}`)), [
          length(first.cs_in),
          spanOf(known(rows.map((row) => row.depth_piston_mean_in))),
          spanOf(known(rows.map((row) => row.depth_rod_mean_in))),
          length(first.width_0bu_min_in, first.width_0bu_max_in),
          length(first.width_1bu_min_in, first.width_1bu_max_in),
          length(first.width_2bu_min_in, first.width_2bu_max_in),
          length(first.backup_ring_thickness_max_in),
          textCell(sourcesText(rows.map(({ dash, confidence }) => ({ name: `-${dash}`, confidence })))),
        ]),
      ];
    }),
    isFolded: false,
    note: 'Depths are those at the middle of the limits.',
  };
};

/**
 * Returns the widths of MIL-G-5514F, which AS4716 adopted: trade knowledge, except the minimum width of two sections.
 */
const militaryWidths = (unit: LengthUnit): HousingTable => {
  const { length } = inchCells(unit);
  const rows = glandsBackupRows().filter(({ standard }) => standard.startsWith('MIL-G-5514F'));
  return {
    anchor: 'mil-g-5514f-widths',
    title: 'MIL-G-5514F and AS4716: groove widths',
    nameTitle: 'CS',
    columns: [ruled('Width'), housingColumn('One backup ring'), housingColumn('Two'), wordsColumn('Public sources')],
    rows: rows.map((row) =>
      sectionRow(length(row.cs_in).text, [
        ...[
          length(row.w0_min_in, row.w0_max_in),
          length(row.w1_min_in, row.w1_max_in),
          length(row.w2_min_in, row.w2_max_in),
        ].map((cell) => (row.confidence === 'C' ? unconfirmed(cell) : cell)),
        textCell(sourcesText([{ name: '', confidence: row.confidence }])),
      ]),
    ),
    isFolded: false,
    note: '',
  };
};

const DIAMETERS = [
  ruled('C, piston'),
  housingColumn('A, bore'),
  housingColumn('F, piston groove'),
  ruled('B, rod'),
  housingColumn('H, rod bore'),
  housingColumn('E, rod groove'),
];

const sizeRow = (row: GlandsAs4716Row, unit: LengthUnit): HousingRow => {
  const { length } = inchCells(unit);
  const use = row.standard === 'AS5857' ? 'static' : 'reciprocating';
  return {
    name: `-${row.dash}`,
    ring: { name: `AS568-${row.dash}`, idMm: mmFromInches(inch(row.ring_id_in)), csMm: mmFromInches(inch(row.cs_in)) },
    storeHref: sizeHref({ standard: 'usa', code: row.dash }),
    designHref: entryHref({ chart: 'as4716', use, size: `AS568-${row.dash}` }),
    cells: [
      length(row.c_piston_od_min_in, row.c_piston_od_max_in ?? row.c_piston_od_min_in),
      length(row.a_bore_min_in, row.a_bore_max_in ?? row.a_bore_min_in),
      length(row.f_piston_groove_min_in, row.f_piston_groove_max_in ?? row.f_piston_groove_min_in),
      length(row.b_rod_min_in, row.b_rod_max_in ?? row.b_rod_min_in),
      length(row.h_rod_bore_min_in, row.h_rod_bore_max_in ?? row.h_rod_bore_min_in),
      length(row.e_rod_groove_min_in, row.e_rod_groove_max_in ?? row.e_rod_groove_min_in),
    ],
  };
};

const sizeTables = (standard: AsStandard, unit: LengthUnit): readonly HousingTable[] => {
  const { length } = inchCells(unit);
  return [...Map.groupBy(rowsOf(standard), ({ cs_in }) => cs_in)].map(([cs, rows]) => ({
    anchor: `${standard.toLowerCase()}-${String(Math.round(cs * 1000)).padStart(3, '0')}`,
    title: `${standard}, cross-section ${length(cs).text} ${unit}`,
    nameTitle: 'Size',
    columns: DIAMETERS,
    rows: rows.map((row) => sizeRow(row, unit)),
    isFolded: true,
    note: '',
  }));
};

/** Returns depths and widths of AS5857 and AS4716 by cross-section. */
export const asSections = (unit: LengthUnit): readonly HousingTable[] => [
  sectionTable('AS5857', unit),
  sectionTable('AS4716', unit),
  militaryWidths(unit),
];

/** Returns diameters by size: both limits of AS5857, basic sizes of AS4716. */
export const asSizes = (unit: LengthUnit): readonly HousingTable[] => [
  ...sizeTables('AS5857', unit),
  ...sizeTables('AS4716', unit),
];
