import { type ReactNode, useId } from 'react';
import { DimH } from '../drafting/dimension.tsx';
import { Hatch, hatchFill } from '../drafting/hatch.tsx';

const WIDTH = 140;
const HEIGHT = 96;
const MIDDLE = { x: 70, y: 46 };
/** A section flattened to 2.36 by 2.90 mm, at a scale of 9:1. */
const FLAT = { rx: 26.1, ry: 21.2 };

const Frame = ({ children }: { children: (id: string) => ReactNode }): ReactNode => {
  const id = useId();
  return (
    <svg className="drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <Hatch id={id} gap={4} />
      </defs>
      {children(id)}
    </svg>
  );
};

const Section = ({ id }: { id: string }): ReactNode => (
  <ellipse className="drawing-outline" cx={MIDDLE.x} cy={MIDDLE.y} {...FLAT} style={{ fill: hatchFill(id) }} />
);

/** Jaws of a caliper across the short dimension of a section. */
export const ThicknessHint = (): ReactNode => (
  <Frame>
    {(id) => (
      <>
        <Section id={id} />
        <path className="drawing-outline" d="M20 24.8H120V13.8H20ZM20 67.2H120V78.2H20Z" />
        <text className="drawing-value" x={MIDDLE.x} y={MIDDLE.y + 4} textAnchor="middle">
          a
        </text>
      </>
    )}
  </Frame>
);

/** Jaws of a caliper along the long dimension of a section. */
export const WidthHint = (): ReactNode => (
  <Frame>
    {(id) => (
      <>
        <Section id={id} />
        <path className="drawing-outline" d="M43.9 8V76H31.9V8ZM96.1 8V76H108.1V8Z" />
        <DimH x1={43.9} x2={96.1} y={86} text="b" />
      </>
    )}
  </Frame>
);

/** A ring in plan on a step cone. */
export const InsideHint = (): ReactNode => (
  <Frame>
    {() => (
      <>
        <circle
          className="drawing-solid"
          cx={MIDDLE.x}
          cy={MIDDLE.y}
          r="36.4"
          fill="none"
          stroke="var(--color-mat-elastomer)"
          strokeWidth="9"
        />
        <circle className="drawing-outline" cx={MIDDLE.x} cy={MIDDLE.y} r="31.9" />
        <circle className="drawing-outline" cx={MIDDLE.x} cy={MIDDLE.y} r="40.9" />
        <DimH x1={38.1} x2={101.9} y={MIDDLE.y} text="ID" />
      </>
    )}
  </Frame>
);
