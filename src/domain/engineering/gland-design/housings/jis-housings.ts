import { glandsBackupRows } from '../../../../data/glands-backup.gen.ts';
import { type GlandsJisRow, glandsJisRows } from '../../../../data/glands-jis.gen.ts';
import { type LengthUnit, mm } from '../../../kit/units.ts';
import { sizeHref } from '../../../reference/paths/store-links.ts';
import { entryHref } from '../entry/entry.ts';
import {
  type CellWriter,
  type Confidence,
  type HousingCell,
  type HousingRow,
  type HousingTable,
  housingColumn,
  metricCells,
  percentCell,
  rangeName,
  ruled,
  sectionRow,
  sourcesText,
  textCell,
  unconfirmed,
  wordsColumn,
} from './housing-table.ts';

const TITLES = { P: 'P series, moving and static', G: 'G series, static', V: 'V series, vacuum flanges' } as const;

/** Returns the rows by series and cross-section, whose grooves share depth and width. */
const sections = (): readonly (readonly GlandsJisRow[])[] => [
  ...Map.groupBy(glandsJisRows(), ({ series, cs_mm }) => `${series} ${cs_mm}`).values(),
];

const namesOf = (rows: readonly GlandsJisRow[]): string => rangeName(rows.map(({ size }) => size));

const radialRow = (rows: readonly GlandsJisRow[], { length, tolerance }: CellWriter): readonly HousingRow[] => {
  const [first] = rows;
  if (first === undefined || first.d3_d5_mm === null || first.d4_d6_mm === null) return [];
  const sources = rows.map(({ size, confidence_radial }) => ({
    name: size,
    confidence: confidence_radial === '' ? ('C' as const) : confidence_radial,
  }));
  return [
    sectionRow(namesOf(rows), [
      length(first.cs_mm),
      length(first.depth_radial_mm),
      length(Number((first.d4_d6_mm - first.d3_d5_mm).toFixed(3))),
      tolerance('−', first.d3_d5_tol_minus_mm),
      tolerance('+', first.d4_d6_tol_plus_mm),
      length(first.b_mm),
      length(first.b1_mm),
      length(first.b2_mm),
      tolerance('+', first.b_tol_plus_mm),
      length(first.r_max_mm),
      length(first.e_max_mm),
      percentCell(first.squeeze_radial_min_pct, first.squeeze_radial_max_pct),
      textCell(sourcesText(sources)),
    ]),
  ];
};

const faceRow = (rows: readonly GlandsJisRow[], { length, tolerance }: CellWriter): readonly HousingRow[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const marked = (cell: HousingCell): HousingCell => (first.confidence_face === 'C' ? unconfirmed(cell) : cell);
  const sources = rows.map(({ size, confidence_face }) => ({ name: size, confidence: confidence_face as Confidence }));
  return [
    sectionRow(namesOf(rows), [
      length(first.cs_mm),
      marked(length(first.face_depth_mm)),
      marked(tolerance('±', first.face_depth_tol_mm)),
      marked(length(first.face_b_mm)),
      percentCell(first.squeeze_face_min_pct, first.squeeze_face_max_pct),
      textCell(sourcesText(sources)),
    ]),
  ];
};

/**
 * Returns depth, width and squeeze of the grooves of JIS B 2401-2, which are equal for all sizes of a cross-section.
 */
export const jisSections = (unit: LengthUnit): readonly HousingTable[] => {
  const cells = metricCells(unit);
  return [
    {
      anchor: 'radial',
      title: 'Radial grooves, moving and static',
      nameTitle: 'Sizes',
      columns: [
        housingColumn('CS'),
        ruled('Depth'),
        housingColumn('D − d'),
        housingColumn('d limits'),
        housingColumn('D limits'),
        ruled('Width b'),
        housingColumn('b1, one backup ring'),
        housingColumn('b2, two'),
        housingColumn('b limits'),
        ruled('R max.'),
        housingColumn('E max.'),
        ruled('Squeeze'),
        wordsColumn('Public sources'),
      ],
      rows: sections().flatMap((rows) => radialRow(rows, cells)),
      isFolded: false,
      note: 'd is the groove in the piston (d3) or the rod (d5); D is the bore (d4) or the groove around the rod (d6). Limits are 0 to −, or 0 to +. E is the largest runout between groove and bore.',
    },
    {
      anchor: 'face',
      title: 'Face grooves',
      nameTitle: 'Sizes',
      columns: [
        housingColumn('CS'),
        ruled('Depth h'),
        housingColumn('h limits'),
        ruled('Width b'),
        ruled('Squeeze'),
        wordsColumn('Public sources'),
      ],
      rows: sections().flatMap((rows) => faceRow(rows, cells)),
      isFolded: false,
      note: 'With pressure from inside the ring lies on the outer wall, d7; with pressure from outside or vacuum inside on the inner wall, d8. The other wall follows from b.',
    },
    backupRings(unit),
  ];
};

/** Returns the thickness of the backup rings of JIS B 2401-4. */
const backupRings = (unit: LengthUnit): HousingTable => {
  const { length, tolerance } = metricCells(unit);
  const rows = glandsBackupRows().filter(({ standard }) => standard.startsWith('JIS'));
  return {
    anchor: 'backup-rings',
    title: 'Backup rings',
    nameTitle: 'Series',
    columns: [
      housingColumn('CS'),
      wordsColumn('Kind'),
      housingColumn('Thickness'),
      housingColumn('Limits'),
      ruled('b'),
      housingColumn('b1'),
      housingColumn('b2'),
    ],
    rows: rows.map((row) =>
      sectionRow(row.use, [
        length(row.cs_mm),
        textCell(row.ring_thickness_is),
        length(row.ring_thickness_mm),
        tolerance('±', row.ring_thickness_tol_mm),
        length(row.w0_min_mm),
        length(row.w1_min_mm),
        length(row.w2_min_mm),
      ]),
    ),
    isFolded: false,
    note: 'One backup ring belongs on the low-pressure side; where pressure reverses, use two.',
  };
};

const jisSize = (size: string): string => `JIS ${size}`;

const sizeRow = (row: GlandsJisRow, { length, tolerance }: CellWriter): HousingRow => {
  const isVacuum = row.series === 'V';
  const entry = { chart: 'jis', size: jisSize(row.size), ...(isVacuum && { kind: 'face', medium: 'gas' }) };
  const ring = [length(row.id_mm), tolerance('±', row.id_tol_mm), length(row.cs_mm)];
  const groove = isVacuum
    ? [length(row.d8_face_outside_pressure_mm)]
    : [
        length(row.d3_d5_mm),
        length(row.d4_d6_mm),
        length(row.d7_face_inside_pressure_mm),
        length(row.d8_face_outside_pressure_mm),
      ];
  return {
    name: row.size,
    ring: { name: jisSize(row.size), idMm: mm(row.id_mm), csMm: mm(row.cs_mm) },
    storeHref: sizeHref({ standard: 'japanese', code: row.size }),
    designHref: entryHref(entry),
    cells: [...ring, ...groove],
  };
};

/** Returns ring and groove diameters of every size of JIS B 2401-2, by series. */
export const jisHousingTables = (unit: LengthUnit): readonly HousingTable[] => {
  const cells = metricCells(unit);
  const series = Map.groupBy(glandsJisRows(), (row) => row.series);
  return [...series].map(([letter, rows]) => ({
    anchor: `series-${letter.toLowerCase()}`,
    title: TITLES[letter],
    nameTitle: 'Size',
    columns: [
      housingColumn('ID'),
      housingColumn('ID limits'),
      housingColumn('CS'),
      ...(letter === 'V'
        ? [ruled('d8, face')]
        : [
            ruled('d, piston groove or rod'),
            housingColumn('D, bore or rod groove'),
            ruled('d7, face'),
            housingColumn('d8, face'),
          ]),
    ],
    rows: rows.map((row) => sizeRow(row, cells)),
    isFolded: true,
    note: '',
  }));
};
