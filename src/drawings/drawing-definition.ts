import type { ReactNode } from 'react';
import type { Preferences } from '../domain/kit/preferences.ts';

/** Input of a drawing. */
export interface DrawingInput {
  /** Prefix of ids inside the drawing (hatches, clips); unique on the page. */
  readonly id: string;
  /** Parameters of the URL: `/drawings/temperature-range.svg?low=-40&high=120`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The visitor's units. Files use mm and °C. Parameters of the URL are always in those units. */
  readonly units?: Pick<Preferences, 'measurement' | 'temperature'>;
}

/** A drawing in one or two views. Each view returns the content of an <svg>, 1 unit = 1 CSS pixel. */
export interface DrawingDefinition {
  /** A text alternative in one sentence. */
  readonly label: string;
  /** Returns the parameters of the URL as a sentence; '' without parameters. */
  readonly figures?: (parameters: DrawingInput['parameters']) => string;
  /** Small, without text, 120 × 96: for menus, tiles and bubbles. */
  readonly profile: (input: DrawingInput) => ReactNode;
  /**
   * Dimensioned, on the drafting grid, 640 × 340: for page headers. Without it, the profile is enlarged on the grid.
   */
  readonly sheet?: (input: DrawingInput) => ReactNode;
}

/** A drawing with the name in its URL. */
export type NamedDrawing = readonly [name: string, drawing: DrawingDefinition];
