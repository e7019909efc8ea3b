import { type GlandsIso3601Row, glandsIso3601Rows } from '../../../../data/glands-iso3601.gen.ts';
import { capital } from '../../../kit/text/words.ts';
import type { LengthUnit } from '../../../kit/units.ts';
import { entryHref } from '../entry/entry.ts';
import {
  type HousingRow,
  type HousingTable,
  housingColumn,
  metricCells,
  percentCell,
  ruled,
  sourcesText,
  textCell,
  wordsColumn,
} from './housing-table.ts';

/** Uses of the table, by the gland designer's fields. */
const ENTRIES: Readonly<Record<string, { readonly kind: string; readonly use: string; readonly medium?: string }>> = {
  'static radial (hydraulic and pneumatic)': { kind: 'piston', use: 'static' },
  'hydraulic moving': { kind: 'piston', use: 'reciprocating' },
  'pneumatic moving': { kind: 'piston', use: 'reciprocating', medium: 'gas' },
  'face (static)': { kind: 'face', use: 'static' },
};

const isStandard = ({ standard }: GlandsIso3601Row): boolean => standard.startsWith('GB/T 3452.3');
const isAs568Practice = ({ standard }: GlandsIso3601Row): boolean => standard.includes('AS568');

const anchorOf = (use: string): string => use.replaceAll(/[^a-z]+/g, '-').replace(/-$/, '');

const rowOf = (row: GlandsIso3601Row, unit: LengthUnit): HousingRow => {
  const { length } = metricCells(unit);
  const entry = ENTRIES[row.use];
  const cs = Number(row.cs_mm);
  return {
    name: length(cs).text,
    ring: null,
    storeHref: null,
    designHref:
      entry && isStandard(row) ? entryHref({ chart: 'iso3601', unit: 'mm', section: row.cs_mm, ...entry }) : null,
    cells: [
      length(row.depth_mm),
      length(row.b_mm),
      length(row.b1_mm),
      length(row.b2_mm),
      length(row.r1_min_mm, row.r1_max_mm),
      length(row.r2_min_mm, row.r2_max_mm),
      length(row.lead_in_min_mm),
      percentCell(row.squeeze_allowed_min_pct, row.squeeze_allowed_max_pct),
      textCell(sourcesText([{ name: row.cs_mm, confidence: row.confidence }])),
    ],
  };
};

const COLUMNS = [
  ruled('Depth t'),
  ruled('Width b'),
  housingColumn('b1, one backup ring'),
  housingColumn('b2, two'),
  ruled('r1, floor'),
  housingColumn('r2, edge'),
  housingColumn('Lead-in min.'),
  ruled('Squeeze allowed'),
  wordsColumn('Public sources'),
];

/**
 * Returns the grooves of GB/T 3452.3, which follows ISO/DIS 3601-2, by use, and the widths of AS568 cross-sections in
 * ISO practice.
 */
export const isoSections = (unit: LengthUnit): readonly HousingTable[] => {
  const rows = glandsIso3601Rows();
  const uses = [...Map.groupBy(rows.filter(isStandard), ({ use }) => use)];
  return [
    ...uses.map(([use, members]) => ({
      anchor: anchorOf(use),
      title: capital(use),
      nameTitle: 'CS',
      columns: COLUMNS,
      rows: members.map((row) => rowOf(row, unit)),
      isFolded: false,
      note: '',
    })),
    {
      anchor: 'as568-sections',
      title: 'AS568 cross-sections in ISO practice, radial',
      nameTitle: 'CS',
      columns: COLUMNS,
      rows: rows.filter(isAs568Practice).map((row) => rowOf(row, unit)),
      isFolded: false,
      note: 'The source gives widths only. Depths of these cross-sections are in the AS5857 and AS4716 chart and in the inch charts of the design pages.',
    },
  ];
};
