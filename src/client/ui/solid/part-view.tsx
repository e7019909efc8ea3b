import { Box } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { Torus } from '../../../domain/engineering/part-files/ring-file.ts';
import type { SolidView } from './solid-view.tsx';
import './part-view.css';

type View = ComponentType<ComponentProps<typeof SolidView>>;

/** On small screens the view covers the window. */
const SMALL = '(max-width: 1024px)';

type State = 'drawing' | 'loading' | 'failed' | { readonly View: View };

const Note = ({ state }: { state: State }): ReactNode => (
  <span className="part-view-note" role="status">
    {state === 'loading' ? <span className="waiting-spinner" aria-hidden="true" /> : null}
    {state === 'loading' ? 'Loading' : ''}
    {state === 'failed' ? 'This browser cannot show it. The drawing has all dimensions.' : ''}
  </span>
);

/** Drawing or 3D view of a part's sheet. The view is loaded on request; the drawing stays until it is ready. */
export function PartView(props: {
  ring: Torus;
  /** `#rrggbb` */
  color: string;
  /** Text description of the ring with its sizes. */
  label: string;
}): ReactNode {
  const [state, setState] = useState<State>('drawing');
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const { SolidView: View } = await import('./solid-view.tsx');
      setState({ View });
    } catch {
      setState('failed');
    }
  };
  const isSolid = typeof state === 'object';
  return (
    <div className="part-view only-script">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className="part-view-bar" role="group" aria-label="View">
        <button type="button" aria-pressed={!isSolid} onClick={() => setState('drawing')}>
          Drawing
        </button>
        <button type="button" aria-pressed={isSolid} onClick={() => void open()}>
          <Box className="icon" aria-hidden="true" /> 3D view
        </button>
        <Note state={state} />
      </div>
      {isSolid ? (
        <state.View
          {...props}
          isSmall={matchMedia(SMALL).matches}
          onClose={() => setState('drawing')}
          onFail={() => setState('failed')}
        />
      ) : null}
    </div>
  );
}
