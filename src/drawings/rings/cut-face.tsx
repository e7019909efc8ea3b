import type { ReactNode } from 'react';
import { HATCH_OF } from '../../domain/engineering/part-files/hatch-lines.ts';
import type { RingSection } from '../../domain/shop/catalog/rows/ring-section.ts';
import { Hatch, hatchFill } from '../drafting/hatch.tsx';
import { transformPath } from '../drafting/path.ts';
import { JACKET, V_SPRING } from '../drafting/seal-sections.ts';
import { px } from '../numbers.ts';

/**
 * Radius of the core of a jacket and of the bore of a tube, as a share of the outer radius. The actual values are not
 * recorded; these are chosen for visibility.
 */
const CORE = 0.76;
/** Width of the jacket's outline, which fills the section. */
const JACKET_WIDTH = 66;

/** The hatches of the cut faces of a section. */
export const CutHatches = ({ id, gap, section }: { id: string; gap: number; section: RingSection }): ReactNode => (
  <>
    <Hatch id={id} gap={gap} kind={HATCH_OF[section]} />
    {section === 'encapsulated' ? <Hatch id={`${id}-core`} gap={gap} /> : null}
  </>
);

/**
 * A cut ring: rubber, plastic or metal with its hatch, a jacket with its core, a hollow tube, or a jacket with its
 * spring.
 */
export function CutFace(props: {
  x: number;
  y: number;
  radius: number;
  section: RingSection;
  hatchId: string;
  outline?: 'drawing-outline' | 'drawing-outline-bold';
}): ReactNode {
  const { x, y, radius, section, hatchId, outline = 'drawing-outline' } = props;
  const [cx, cy, r] = [px(x), px(y), px(radius)];
  const style = { fill: hatchFill(hatchId) };
  if (section === 'spring-energized') {
    const at = { x, y, scale: (2 * radius) / JACKET_WIDTH };
    return (
      <>
        <path className="drawing-paper" d={transformPath(JACKET, at)} />
        <path className={outline} d={transformPath(JACKET, at)} style={style} />
        <path className="drawing-spring" d={transformPath(V_SPRING, at)} />
      </>
    );
  }
  const core = px(radius * CORE);
  return (
    <>
      <circle className="drawing-paper" cx={cx} cy={cy} r={r} />
      <circle className={outline} cx={cx} cy={cy} r={r} style={style} />
      {section === 'encapsulated' || section === 'tube' ? (
        <circle className="drawing-paper" cx={cx} cy={cy} r={core} />
      ) : null}
      {section === 'encapsulated' ? (
        <circle className="drawing-outline" cx={cx} cy={cy} r={core} style={{ fill: hatchFill(`${hatchId}-core`) }} />
      ) : null}
      {section === 'tube' ? <circle className="drawing-outline" cx={cx} cy={cy} r={core} /> : null}
    </>
  );
}
