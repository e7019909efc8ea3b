import type { ReactNode } from 'react';

/** Height of both rows. */
export const BLOCK_HEIGHT = 92;
const ROW_HEIGHT = BLOCK_HEIGHT / 2;

/** The title block below a drawing that is a separate file: its subject in two rows of cells. */
export const DrawingTitleBlock = (props: {
  cells: readonly (readonly [label: string, value: string])[];
  columns: number;
  width: number;
  top: number;
}): ReactNode => {
  const { cells, columns, width, top } = props;
  const cellWidth = width / columns;
  return cells.map(([label, value], index) => {
    const x = (index % columns) * cellWidth;
    const y = top + Math.floor(index / columns) * ROW_HEIGHT;
    return (
      <g key={label}>
        <rect className="drawing-frame" x={x} y={y} width={cellWidth} height={ROW_HEIGHT} />
        <text className="drawing-key" x={x + 10} y={y + 17}>
          {label}
        </text>
        <text className="drawing-title" x={x + 10} y={y + 35}>
          {value}
        </text>
      </g>
    );
  });
};
