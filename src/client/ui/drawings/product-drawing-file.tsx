import type { ReactNode } from 'react';
import { formatLength } from '../../../domain/units.ts';
import { SHEET, SheetBody } from './product-sheet.tsx';
import { type RingDrawing, ringSentence, withTolerance } from './sheet-geometry.ts';

const BLOCK_HEIGHT = 92;
const COLUMNS = 4;
const LONGEST = 28;

/*
 * Colours and weights are written out: a downloaded file has no stylesheet of the site, and CAD viewers know no variables.
 */
const STYLE = `
*{vector-effect:non-scaling-stroke}.sol{vector-effect:none}
text{font-family:"Geist Mono",Menlo,Consolas,monospace;font-size:11px;fill:#3c4a52}
.ol,.ol2,.cl,.dc,.cut,.gr,.dm,.fr{fill:none}
.ol{stroke:#0f1b22;stroke-width:1.35}.ol2{stroke:#0f1b22;stroke-width:1.7}.dc{stroke:#0f1b22;stroke-width:.8}
.cl{stroke:#5a6870;stroke-width:.7;stroke-dasharray:11 3 2 3}.cut{stroke:#0f1b22;stroke-width:2}
.ht{stroke:#0f1b22;stroke-width:.6;opacity:.55}.gr{stroke:#e9eceb}.pap,.dbg{fill:#fff}
.dm{stroke:#e4480c;stroke-width:.9}.dma{fill:#e4480c}.dt{fill:#c93800;font-weight:500}
.tt{font-size:12px;font-weight:500;fill:#0f1b22}.fr{stroke:#b4bcbd}.k{font-size:10px;fill:#5a6870}`;

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The drawing as a file of its own: styles and title block inside, so that the part number goes where the drawing goes. */
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
  const height = SHEET.height + BLOCK_HEIGHT;
  const cells: readonly (readonly [label: string, value: string])[] = [
    ['Part', ring.partName],
    ['Material', material],
    ['Size', size],
    ['Made by', brandName],
    ['Inside diameter', `${withTolerance(unit, ring.idMm, ring.idTol)} ${unit}`],
    ['Cross-section', `${withTolerance(unit, ring.csMm, ring.csTol)} ${unit}`],
    ['Outside diameter', `${formatLength(unit, ring.idMm + 2 * ring.csMm)} ${unit}`],
    ['File', fileName],
  ];
  const cellWidth = SHEET.width / COLUMNS;
  const rowHeight = BLOCK_HEIGHT / 2;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={SHEET.width}
      height={height}
      viewBox={`-1 -1 ${SHEET.width + 2} ${height + 2}`}
    >
      <title>{ringSentence(ring)}</title>
      <style>{STYLE}</style>
      <rect className="pap" width={SHEET.width} height={height} />
      <SheetBody ring={ring} id="file" />
      {cells.map(([label, value], index) => {
        const x = (index % COLUMNS) * cellWidth;
        const y = SHEET.height + Math.floor(index / COLUMNS) * rowHeight;
        return (
          <g key={label}>
            <rect className="fr" x={x} y={y} width={cellWidth} height={rowHeight} />
            <text className="k" x={x + 10} y={y + 17}>
              {label}
            </text>
            <text className="tt" x={x + 10} y={y + 35}>
              {clipped(value)}
            </text>
          </g>
        );
      })}
      <rect className="fr" width={SHEET.width} height={height} />
    </svg>
  );
}
