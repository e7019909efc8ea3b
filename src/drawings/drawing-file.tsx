import type { ReactNode } from 'react';
import { DrawingSheet, VIEWS } from './drawing.tsx';
import type { DrawingDefinition, DrawingInput } from './drawing-definition.ts';
import { FILE_STYLE, MENU_STYLE } from './file-style.ts';

/**
 * `menu`: the profile in outlines, for 24px. `tile`: the profile enlarged on the grid, without text, for pictures that
 * are too small for dimensions.
 */
export type FileView = keyof typeof VIEWS | 'tile' | 'menu';

type FileProps = { definition: DrawingDefinition; parameters: DrawingInput['parameters'] };

const MenuFile = ({ definition, parameters }: FileProps): ReactNode => (
  <svg xmlns="http://www.w3.org/2000/svg" width={24} height={24} viewBox="12 0 96 96">
    <title>{definition.label}</title>
    <style>{FILE_STYLE + MENU_STYLE}</style>
    {definition.profile({ id: 'd', parameters })}
  </svg>
);

/** A drawing of this site as a separate file, with its styles included. */
export function DrawingFile(props: FileProps & { view: FileView }): ReactNode {
  const { definition, parameters, view } = props;
  if (view === 'menu') return <MenuFile {...props} />;
  const { width, height } = VIEWS[view === 'profile' ? 'profile' : 'sheet'];
  const { label, figures, profile } = definition;
  const input: DrawingInput = { id: 'd', parameters };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{[label, figures?.(parameters)].filter(Boolean).join(' ')}</title>
      <style>{FILE_STYLE}</style>
      <rect className="drawing-paper" width={width} height={height} />
      {view === 'profile' ? (
        profile(input)
      ) : (
        <DrawingSheet definition={view === 'tile' ? { label, profile } : definition} input={input} />
      )}
    </svg>
  );
}
