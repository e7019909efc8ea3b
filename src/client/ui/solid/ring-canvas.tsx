import { type ReactNode, useEffect, useRef } from 'react';
import type { Torus } from '../../../domain/engineering/part-files/ring-file.ts';
import { type RingScene, ringScene, type Shown } from './ring-scene.ts';
import { type Turn, turnedByKey } from './turn.ts';
import { useDrag } from './use-drag.ts';

/** The ring in its current rotation. There is no animation: it is rendered when something changes. */
export function RingCanvas(props: {
  ring: Torus;
  color: string;
  /** Text description of the ring with its sizes. */
  label: string;
  shown: Shown;
  onTurn: (of: (turn: Turn) => Turn) => void;
  /** Called if WebGL is unavailable or its context is lost. */
  onFail: () => void;
}): ReactNode {
  const { ring, color, label, shown, onTurn, onFail } = props;
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<RingScene>(null);
  const latest = useRef({ shown, onFail });
  latest.current = { shown, onFail };
  const drag = useDrag(onTurn);
  const { major, minor } = ring;

  useEffect(() => {
    const element = canvas.current;
    const made = element && ringScene(element, { major, minor }, color);
    if (!element || !made) return latest.current.onFail();
    scene.current = made;
    const draw = (): void => made.draw(latest.current.shown);
    const lost = (): void => latest.current.onFail();
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    element.addEventListener('webglcontextlost', lost);
    container.current?.focus({ preventScroll: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('webglcontextlost', lost);
      scene.current = null;
      made.free();
    };
  }, [major, minor, color]);

  useEffect(() => scene.current?.draw(shown), [shown]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a picture that keys rotate
    <div
      ref={container}
      className="solid-view-place"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus it
      tabIndex={0}
      aria-label="3D view. Arrow keys turn it, plus and minus zoom, 0 resets."
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const { key } = event;
        if (turnedByKey(shown.turn, key) === null) return;
        event.preventDefault();
        onTurn((turn) => turnedByKey(turn, key) ?? turn);
      }}
      {...drag}
    >
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
