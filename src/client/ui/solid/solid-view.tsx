import { Maximize2, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Torus } from '../../../domain/engineering/part-files/ring-file.ts';
import { useModal } from '../use-modal.ts';
import { RingCanvas } from './ring-canvas.tsx';
import { DIRECTIONS, type Direction, START, type Turn } from './turn.ts';
import './solid-view.css';

const isDirection = (name: string): name is Direction => name in DIRECTIONS;
const NAMES = Object.keys(DIRECTIONS).filter(isDirection);

const isDirectionOf = ({ around, tilt }: Turn, name: Direction): boolean =>
  DIRECTIONS[name].around === around && DIRECTIONS[name].tilt === tilt;

/** Fills the window. Esc closes it, and focus is trapped inside. */
const FullScreen = ({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) => {
  const ref = useModal(true, '.solid-view-place');
  return (
    <dialog ref={ref} className="solid-view solid-view-full" aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
};

const Tick = (props: { text: string; checked: boolean; onChange: (checked: boolean) => void }): ReactNode => (
  <label className="choice">
    <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
    {props.text}
  </label>
);

const KEYS = [
  { keys: ['←', '→', '↑', '↓'], does: 'turn' },
  { keys: ['+', '−'], does: 'zoom' },
  { keys: ['0'], does: 'reset' },
] as const;

const KeyHints = (): ReactNode => (
  <p className="solid-view-keys" aria-hidden="true">
    {KEYS.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </p>
);

/** A 3D view of a ring with its display options, inside its sheet or covering the window. */
export function SolidView(props: {
  ring: Torus;
  color: string;
  label: string;
  /** Whether there is too little space for it in the sheet. */
  isSmall: boolean;
  onClose: () => void;
  onFail: () => void;
}): ReactNode {
  const { ring, color, label, isSmall, onClose, onFail } = props;
  const [turn, setTurn] = useState(START);
  const [isCut, setCut] = useState(false);
  const [hasAxes, setAxes] = useState(true);
  const [isFull, setFull] = useState(isSmall);
  const leave = isSmall ? onClose : () => setFull(false);
  const view = (
    <>
      <div className="solid-view-tools">
        <Tick text="Cut open" checked={isCut} onChange={setCut} />
        <Tick text="Axes" checked={hasAxes} onChange={setAxes} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
        <span className="segmented" role="group" aria-label="Direction">
          {NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={isDirectionOf(turn, name)}
              onClick={() => setTurn(({ zoom }) => ({ ...DIRECTIONS[name], zoom }))}
            >
              {name}
            </button>
          ))}
        </span>
        <button type="button" className="icon-button" aria-label="Reset view" onClick={() => setTurn(START)}>
          <RotateCcw className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={isFull ? 'Close' : 'Full screen'}
          onClick={isFull ? leave : () => setFull(true)}
        >
          {isFull ? <X className="icon" aria-hidden="true" /> : <Maximize2 className="icon" aria-hidden="true" />}
        </button>
      </div>
      <RingCanvas
        ring={ring}
        color={color}
        label={label}
        shown={{ turn, isCut, hasAxes }}
        onTurn={setTurn}
        onFail={onFail}
      />
      <KeyHints />
    </>
  );
  if (!isFull) return <div className="solid-view">{view}</div>;
  return (
    <FullScreen label={label} onClose={leave}>
      {view}
    </FullScreen>
  );
}
