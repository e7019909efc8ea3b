import type { ReactNode } from 'react';
import { DrawingSheet, VIEWS } from './drawing.tsx';
import type { DrawingDefinition, DrawingInput } from './drawing-definition.ts';
import { FILE_STYLE } from './file-style.ts';

/** `tile`: the profile enlarged on the grid, without text, for pictures too small to read dimensions in. */
export type FileView = keyof typeof VIEWS | 'tile';

/** One of our drawings as a file of its own, with its styles inside. */
export function DrawingFile(props: {
  definition: DrawingDefinition;
  parameters: DrawingInput['parameters'];
  view: FileView;
}): ReactNode {
  const { definition, parameters, view } = props;
  const { width, height } = VIEWS[view === 'profile' ? 'profile' : 'sheet'];
  const { label, profile } = definition;
  const input: DrawingInput = { id: 'd', parameters };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{label}</title>
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
