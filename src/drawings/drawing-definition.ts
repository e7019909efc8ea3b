import type { ReactNode } from 'react';
import type { Preferences } from '../domain/kit/preferences.ts';

/** What a drawing is drawn from. */
export interface DrawingInput {
  /** Start for ids inside the drawing (hatches, clips); unique on the page. */
  readonly id: string;
  /** Figures of the address: `/drawings/temperature-range.svg?low=-40&high=120`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The visitor's units; files are drawn in mm and °C. Figures of the address are always in those. */
  readonly units?: Pick<Preferences, 'measurement' | 'temperature'>;
}

/** One drawing, in up to two views. Both give the content of an <svg>, 1 unit = 1 CSS pixel. */
export interface DrawingDefinition {
  /** The drawing in a sentence, for those who do not see it. */
  readonly label: string;
  /** The figures that the address gives it, in a sentence; '' for none. */
  readonly figures?: (parameters: DrawingInput['parameters']) => string;
  /** Small and without text, 120 × 96: menus, tiles, bubbles. */
  readonly profile: (input: DrawingInput) => ReactNode;
  /** Dimensioned, on the drafting grid, 640 × 340: page heads. Without it the profile is enlarged on the grid. */
  readonly sheet?: (input: DrawingInput) => ReactNode;
}

/** A drawing with the name that its address has. */
export type NamedDrawing = readonly [name: string, drawing: DrawingDefinition];
