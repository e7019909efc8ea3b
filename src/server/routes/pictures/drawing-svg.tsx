import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingDefinition, DrawingInput } from '../../../drawings/drawing-definition.ts';
import { DrawingFile, type FileView } from '../../../drawings/drawing-file.tsx';

/** Returns a drawing as the content of an SVG file. */
export const renderDrawingSvg = (
  definition: DrawingDefinition,
  parameters: DrawingInput['parameters'],
  view: FileView,
): string => renderToStaticMarkup(<DrawingFile definition={definition} parameters={parameters} view={view} />);
