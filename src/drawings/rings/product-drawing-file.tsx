import type { ReactNode } from 'react';
import { formatLength } from '../../domain/kit/units.ts';
import { outsideDiameter, withTolerance } from '../../domain/reference/sizes/ring-lengths.ts';
import { BLOCK_HEIGHT, DrawingTitleBlock } from '../drafting/title-block.tsx';
import { FILE_STYLE } from '../file-style.ts';
import { DRAWING_SIZE, SheetBody } from './product-sheet.tsx';
import { type RingDrawing, ringSentence } from './sheet-geometry.ts';

const COLUMNS = 4;
const LONGEST = 28;

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The drawing as a separate file with styles and title block, so that it always includes the part number. */
export function ProductDrawingFile(props: {
  ring: RingDrawing;
  /** `FKM 75 Shore A` */
  material: string;
  /** `AS568-214` */
  size: string;
  fileName: string;
  brandName: string;
}): ReactNode {
  const { ring, material, size, fileName, brandName } = props;
  const { unit } = ring;
  const height = DRAWING_SIZE.height + BLOCK_HEIGHT;
  const cells: readonly (readonly [label: string, value: string])[] = [
    ['Part', ring.partName],
    ['Material', material],
    ['Size', size],
    ['Made by', brandName],
    ['Inside diameter', `${withTolerance(unit, ring.idMm, ring.idTol)} ${unit}`],
    ['Cross-section', `${withTolerance(unit, ring.csMm, ring.csTol)} ${unit}`],
    ['Outside diameter', `${formatLength(unit, outsideDiameter(ring))} ${unit}`],
    ['File', fileName],
  ];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={DRAWING_SIZE.width}
      height={height}
      viewBox={`-1 -1 ${DRAWING_SIZE.width + 2} ${height + 2}`}
    >
      <title>{ringSentence(ring)}</title>
      <style>{FILE_STYLE}</style>
      <rect className="drawing-paper" width={DRAWING_SIZE.width} height={height} />
      <SheetBody ring={ring} id="file" />
      <DrawingTitleBlock
        cells={cells.map(([label, value]) => [label, clipped(value)])}
        columns={COLUMNS}
        width={DRAWING_SIZE.width}
        top={DRAWING_SIZE.height}
      />
      <rect className="drawing-frame" width={DRAWING_SIZE.width} height={height} />
    </svg>
  );
}
