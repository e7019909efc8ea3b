import { type ReactNode, useId } from 'react';
import { DraftingGrid } from './drafting/hatch.tsx';
import type { DrawingDefinition, DrawingInput } from './drawing-definition.ts';
import { drawings } from './drawings.gen.ts';
import './drawing.css';

/** Sizes of both views, in drawing units. */
export const VIEWS = {
  sheet: { width: 640, height: 340 },
  profile: { width: 120, height: 96 },
} as const;
/** Scale of a profile that fills a sheet. */
const ENLARGED = 2.6;

const ADDRESS = /^\/drawings\/([a-z0-9-]+)\.svg(?:\?(.*))?$/;

/** Returns the drawing with this image URL, or `null` for other pictures. */
export const drawingAt = (
  address: string,
): { readonly definition: DrawingDefinition; readonly parameters: DrawingInput['parameters'] } | null => {
  const [, name = '', query = ''] = ADDRESS.exec(address) ?? [];
  const definition = drawings.get(name);
  return definition === undefined ? null : { definition, parameters: Object.fromEntries(new URLSearchParams(query)) };
};

/** A drawing that fills a sheet: its sheet, or its enlarged profile. */
export const DrawingSheet = (props: { definition: DrawingDefinition; input: DrawingInput }): ReactNode => {
  const { definition, input } = props;
  const { width, height } = VIEWS.sheet;
  const x = width / 2 - (VIEWS.profile.width * ENLARGED) / 2;
  const y = height / 2 - (VIEWS.profile.height * ENLARGED) / 2;
  return (
    <>
      <DraftingGrid id={`${input.id}grid`} width={width} height={height} bleed={600} tall={200} />
      {definition.sheet?.(input) ?? (
        <g transform={`translate(${x} ${y}) scale(${ENLARGED})`}>{definition.profile(input)}</g>
      )}
    </>
  );
};

/** A drawing of this site. An empty `alt` marks decoration that the adjacent text describes. */
export function Drawing(props: {
  definition: DrawingDefinition;
  parameters?: DrawingInput['parameters'];
  units?: DrawingInput['units'];
  view: 'profile' | 'sheet';
  /** Text alternative. Default: the label of the drawing. */
  alt?: string;
}): ReactNode {
  const { definition, parameters = {}, units, view, alt = definition.label } = props;
  const input: DrawingInput = { id: useId(), parameters, ...(units && { units }) };
  const { width, height } = VIEWS[view];
  const words = [alt, view === 'sheet' ? (definition.figures?.(parameters) ?? '') : ''].filter(Boolean).join(' ');
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where words stand beside it
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...naming}>
      {view === 'sheet' ? <DrawingSheet definition={definition} input={input} /> : definition.profile(input)}
    </svg>
  );
}
