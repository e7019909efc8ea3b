import type { ReactNode } from 'react';
import { advisedFamilies } from '../domain/engineering/advisor/advised-family.ts';
import { publishedSizes } from '../domain/reference/sizes/size-candidate.ts';
import { DimH } from './drafting/dimension.tsx';
import { DraftingGrid } from './drafting/hatch.tsx';
import { type Layer, Layers } from './drafting/layers.tsx';
import { circle, ellipse, ring } from './drafting/path.ts';
import { type GlandSizes, glandLayers } from './glands/gland-geometry.ts';
import { px } from './numbers.ts';

const WIDTH = 340;
const HEIGHT = 148;

const Frame = ({ id, children }: { id: string; children: ReactNode }): ReactNode => (
  <svg className="drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <DraftingGrid id={`${id}-grid`} width={WIDTH} height={HEIGHT} bleed={200} />
    {children}
  </svg>
);

/** A ring in plan and its section, flattened by wear from the dashed circle. */
export const SizeFinderDrawing = (): ReactNode => {
  const layers: readonly Layer[] = [
    ['elastomer', ring(110, 74, 58, 45)],
    ['thin', 'M110 8V140'],
    ['elastomer', ellipse(248, 66, 43, 34)],
    ['free', circle(248, 66, 38)],
  ];
  return (
    <Frame id="size-finder">
      <Layers id="size-finder" view="profile" layers={layers} />
      <DimH x1={205} x2={291} y={130} text="b" from={66} />
    </Frame>
  );
};

/** AS568-214 in the static groove of its chart. */
const GLAND: GlandSizes = { cs: 3.53, depth: 2.84, width: 4.81, radius: 0.4, gap: 0.06 };

/** A gland with its width. */
export const GlandDesignerDrawing = (): ReactNode => {
  const place = { x: 170, y: 38, scale: 21, halfWidth: 110, wall: 20, body: 22, above: false };
  return (
    <Frame id="gland-designer">
      <Layers id="gland-designer" view="profile" layers={glandLayers(GLAND, place, 'straight', { free: true })} />
      <DimH x1={119.5} x2={220.5} y={134} text="W" from={97} />
    </Frame>
  );
};

/** Rings of three sections in one groove. */
const TRIED = [
  { cs: 3.5, name: 'JIS P26', verdict: 'good' },
  { cs: 3.53, name: 'AS568-214', verdict: 'good' },
  { cs: 4, name: '25X4', verdict: 'out' },
];

/** The same groove with different rings. */
export const GrooveToRingDrawing = (): ReactNode => (
  <Frame id="groove-to-ring">
    {TRIED.map(({ cs, name, verdict }, at) => {
      const x = 62 + at * 108;
      const place = { x, y: 42, scale: 14, halfWidth: 49, wall: 14, body: 12, above: false };
      return (
        <g key={name}>
          <Layers
            id={`groove-to-ring${at}`}
            view="profile"
            layers={glandLayers({ ...GLAND, cs }, place, 'straight', { free: true })}
          />
          <text className="drawing-title" x={x} y="118" textAnchor="middle">
            {name}
          </text>
          <text x={x} y="134" textAnchor="middle">
            {verdict}
          </text>
        </g>
      );
    })}
  </Frame>
);

const AXIS = { left: 58, right: 326, lowC: -80, highC: 340 };
const atC = (celsius: number): number =>
  px(AXIS.left + ((celsius - AXIS.lowC) / (AXIS.highC - AXIS.lowC)) * (AXIS.right - AXIS.left));
const SHOWN = ['HNBR', 'FVMQ', 'NBR', 'FKM', 'FFKM', 'CR'];
const ASKED = { lowC: -20, highC: 100 };

/** Working ranges of rubber families and the requirements. */
export const MaterialAdvisorDrawing = (): ReactNode => (
  <Frame id="material-advisor">
    <rect
      x={atC(ASKED.lowC)}
      y="8"
      width={px(atC(ASKED.highC) - atC(ASKED.lowC))}
      height="116"
      fill="var(--color-signal-wash)"
    />
    <path className="drawing-dimension" d={`M${atC(ASKED.lowC)} 8V124M${atC(ASKED.highC)} 8V124`} />
    {advisedFamilies()
      .filter(({ code }) => SHOWN.includes(code))
      .map(({ code, lowC, highC }, row) => (
        <g key={code}>
          <text x="50" y={24 + row * 19} textAnchor="end" className="drawing-title">
            {code}
          </text>
          <rect
            x={atC(lowC)}
            y={17 + row * 19}
            width={px(atC(highC) - atC(lowC))}
            height="6"
            fill={lowC <= ASKED.lowC && highC >= ASKED.highC ? 'var(--color-ink)' : 'var(--color-rule-strong)'}
          />
        </g>
      ))}
    {[0, 100, 200, 300].map((celsius) => (
      <text key={celsius} className="drawing-axis" x={atC(celsius)} y="140" textAnchor="middle">
        {celsius} °C
      </text>
    ))}
  </Frame>
);

/** Concentric rings, the section of one of them filled, and the bar that verifies the printer's scale. */
export const RingGaugeDrawing = (): ReactNode => (
  <Frame id="ring-gauge">
    <Layers
      id="ring-gauge"
      view="profile"
      layers={[
        ['thin', circle(170, 74, 66)],
        ['rubber', ring(170, 74, 52, 40)],
        ['thin', circle(170, 74, 28)],
        ['line', 'M20 128H86M20 128V120M33.2 128V123M46.4 128V123M59.6 128V123M72.8 128V123M86 128V120'],
      ]}
    />
    <text x="20" y="142">
      0
    </text>
    <text x="86" y="142" textAnchor="middle">
      25 mm
    </text>
  </Frame>
);

const CHART = { left: 34, right: 326, bottom: 122, top: 12, mostId: 60, mostCs: 8 };
const atId = (id: number): number => px(CHART.left + (id / CHART.mostId) * (CHART.right - CHART.left));
const atCs = (cs: number): number => px(CHART.bottom - (cs / CHART.mostCs) * (CHART.bottom - CHART.top));

/** Every second size of the charts: inside diameter on the horizontal axis, section on the vertical one. */
export const SizeChartsDrawing = (): ReactNode => {
  const sizes = publishedSizes().filter(
    ({ idMm, csMm, family }, at) =>
      at % 2 === 0 && idMm <= CHART.mostId && csMm <= CHART.mostCs && (family === 'as568' || family === 'jis'),
  );
  return (
    <Frame id="size-charts">
      <path className="drawing-thin" d={`M${CHART.left} ${CHART.top}V${CHART.bottom}H${CHART.right}`} />
      <path
        d={sizes.map(({ idMm, csMm }) => `M${atId(idMm)} ${atCs(csMm)}h0`).join('')}
        stroke="var(--color-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      {[2, 4, 6, 8].map((cs) => (
        <text key={cs} className="drawing-axis" x={CHART.left - 6} y={atCs(cs) + 4} textAnchor="end">
          {cs}
        </text>
      ))}
      {[0, 20, 40, 60].map((id) => (
        <text key={id} className="drawing-axis" x={atId(id)} y="138" textAnchor="middle">
          {id}
        </text>
      ))}
    </Frame>
  );
};
