import type { ReactNode } from 'react';
import { DrawingSheet, VIEWS } from './drawing.tsx';
import type { DrawingDefinition, DrawingInput } from './drawing-definition.ts';
import { FILE_STYLE } from './file-style.ts';

/** One of our drawings as a file of its own, with its styles inside. */
export function DrawingFile(props: {
  definition: DrawingDefinition;
  parameters: DrawingInput['parameters'];
  view: keyof typeof VIEWS;
}): ReactNode {
  const { definition, parameters, view } = props;
  const { width, height } = VIEWS[view];
  const input: DrawingInput = { id: 'd', parameters };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{definition.label}</title>
      <style>{FILE_STYLE}</style>
      <rect className="pap" width={width} height={height} />
      {view === 'sheet' ? <DrawingSheet definition={definition} input={input} /> : definition.profile(input)}
    </svg>
  );
}
