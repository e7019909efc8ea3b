/** The outcome of a row: a line with this many pieces, a text line, a note, or nothing. */
type Fate = number | 'text' | 'note' | 'aside';

/** One row of a maintenance planner's list. */
export interface BomRow {
  readonly text: string;
  /** The cell of the quantity column. */
  readonly quantity: string;
  readonly fate: Fate;
  /** Text that the sent line must contain in addition to its part: remarks and words of the row. */
  readonly kept: string;
  readonly remark: string;
}

const row = (text: string, quantity: string, fate: Fate, kept = '', remark = ''): BomRow => ({
  text,
  quantity,
  fate,
  kept,
  remark,
});

/**
 * Sixty-three rows with valid and damaged part numbers, sizes in words, quantities in every notation and in the wrong
 * column, products that are not O-rings, headings, totals and notes.
 */
export const PUMP_BOM: readonly BomRow[] = [
  row('=== Pump P-101 ===', '', 'aside'),
  row('FK7502-214', '40', 40),
  row('FK75O2-210', '12', 12),
  row('FK7502-2l6', '1,200', 1200),
  row('NB7001—012', '100 pcs', 100),
  row('NB 7001 - 110', '2 dozen', 24),
  row('NB7OO1-ll2', '30', 30),
  row('NB7009-214', '1.000 Stk', 1000),
  row('EP7001-325', "1'200 Stk", 1200),
  row('EP7O01-2I4', '5', 5),
  row('CR7001-222 (pack of 10)', '', 10),
  row('VM7005-016 50 pcs', '', 50, '', ''),
  row('FK7501-012', '2.500,00 Stk', 2500),
  row('FK7501-110', '500.00', 500),
  row('FK7501-112', '24個', 24),
  row('NB7001-116', '5 packs of 10', 50),
  row('NB7001-118', '3 bags of 25', 75),
  row('NB7001-120', '20 pz', 20),
  row('NB7001-210', '50 nos', 50),
  row('NB7001-212 Rev B', '10', 10, 'Rev B'),
  row('FK7502-222 our PN 44-1203', '36', 36, '44-1203'),
  row('FK7502-214', '60', 60, 'spare', 'spare'),
  row('FK7502-214', '8', 8, 'bag 4', 'bag 4'),
  row('N87001-214', '40', 40),
  row('FKZ502-012', '10', 10),
  row('EP7005-2lO', '16 ea', 16),
  row('Subtotal', '1,234', 'aside'),
  row('=== Valve V-7 ===', '', 'aside'),
  row('Part number', 'Qty', 'aside'),
  row('AS568-214 viton 75 brown', '25', 25),
  row('2-210 NBR 70', '50', 50),
  row('2-012 buna 70 duro', '250', 250),
  row('10 x 2.5 EPDM 70', '50', 50),
  row('25x3,5 NBR 70', '1.000 Stk', 1000),
  row('JIS P26 NBR 70', '12', 12),
  row('E70-222', '9', 9),
  row('M83248/1-214', '25', 25),
  row('2-116 FKM 75', '18', 18),
  row('2-110 NBR 70', '100', 100),
  row('2-325 EPDM 70', '6', 6),
  row('1 x 1/8 buna 70', '144', 144),
  row('FK7502-218', '2.5', 'text', 'FK7502-218 × 2.5'),
  row('FK7502-220', '1.000', 'text', 'FK7502-220 × 1.000'),
  row('FK7502-224', '10 boxes', 'text', '10 boxes'),
  row('FK7502-226', 'tbd', 'text', 'tbd'),
  row('FK7502-228', '-5', 'text', '-5'),
  row('FK7502-999', '10', 'text', 'FK7502-999 × 10'),
  row('EP7005-8O8', '12', 'text', 'EP7005-8O8 × 12'),
  row('2-214 viton and 2-215 buna', '10', 'text', '2-215 buna × 10'),
  row('17x99 NBR 70', '4', 'text', '17x99'),
  row('Hex bolt M10x40', '100', 'text', 'Hex bolt M10x40 × 100'),
  row('Quad ring 4-210 NBR', '20', 'text', 'Quad ring 4-210 NBR × 20'),
  row('Backup ring 8-214 PTFE', '30', 'text', 'Backup ring'),
  row('O-ring kit 382 pcs', '1', 'text', 'O-ring kit'),
  row('Viton cord 5.33 mm', '10 m', 'text', 'Viton cord 5.33 mm × 10 m'),
  row('Oil seal 25x40x7 NBR', '10', 'text', 'Oil seal'),
  row('Gasket DN50 PN16 EPDM', '4', 'text', 'Gasket DN50'),
  row('SKF 6205-2RS', '8', 'text', 'SKF 6205'),
  row('pump housing CR-32', '1', 'text', 'pump housing CR-32 × 1'),
  row('All parts with certificate of conformance', '', 'note', 'certificate of conformance'),
  row('Please deliver by Friday', '', 'note', 'deliver by Friday'),
  row('Freight', '45.00', 'note', 'Freight'),
  row('TOTAL', '4,321', 'aside'),
];

/** The pieces of all rows that become priced lines. */
export const BOM_PIECES = PUMP_BOM.reduce((sum, { fate }) => sum + (typeof fate === 'number' ? fate : 0), 0);

/**
 * The workbook of the list: a title and an empty row above its header, positions, another quantity column, empty rows.
 */
export const bomSheet = (): readonly (readonly (string | number | null)[])[] => [
  ['Pump rebuild 2026', null, null, null, null],
  [null, null, null, null, null],
  ['Pos.', 'Description', 'Old qty', 'Qty', 'Remarks'],
  ...PUMP_BOM.flatMap(({ text, quantity, remark }, at) => {
    const cells = [10 * (at + 1), text, at % 4, quantity === '' ? null : quantity, remark === '' ? null : remark];
    return at % 20 === 19 ? [cells, [null, null, null, null, null]] : [cells];
  }),
];

/** Returns the list as pasted lines, each with its quantity after a tab. */
export const bomLines = (): string =>
  PUMP_BOM.map(({ text, quantity, remark }) => [text, quantity, remark].filter((cell) => cell !== '').join('\t')).join(
    '\n',
  );
