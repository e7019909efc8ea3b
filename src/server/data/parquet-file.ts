import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Column, ColumnType, Row, Table } from '../../domain/shop/bulk/tables.ts';

/** Money has 1/100,000 USD as its unit. */
const MONEY_SCALE = 5;
const MONEY_PRECISION = 18;

const TYPES: Readonly<Record<ColumnType, Omit<SchemaElement, 'name'>>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  money: { type: 'INT64', converted_type: 'DECIMAL', scale: MONEY_SCALE, precision: MONEY_PRECISION },
};

const schemaOf = (columns: readonly Column[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type, isNullable }): SchemaElement => {
    const repetition_type = isNullable ? 'OPTIONAL' : 'REQUIRED';
    return { name, ...TYPES[type], repetition_type };
  }),
];

const valuesOf = ({ type }: Column, at: number, rows: readonly Row[]): ColumnSource['data'] =>
  rows.map((row) => {
    const cell = row[at] ?? null;
    return typeof cell === 'number' && (type === 'integer' || type === 'money') ? BigInt(cell) : cell;
  });

/** Collects rows in a Parquet file, one row group per call. */
export interface ParquetFile {
  add(rows: readonly Row[]): void;
  finish(): Uint8Array<ArrayBuffer>;
}

export const parquetFile = ({ columns }: Pick<Table, 'columns'>): ParquetFile => {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(columns), createdBy: 'canyon-seals' });
  return {
    add(rows) {
      const columnData = columns.map((column, at) => ({ name: column.name, data: valuesOf(column, at, rows) }));
      void writer.write({ columnData, rowGroupSize: rows.length });
    },
    finish() {
      void writer.finish();
      return new Uint8Array(bytes.getBuffer());
    },
  };
};
