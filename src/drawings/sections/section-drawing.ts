import type { ReactNode } from 'react';
import type { LengthUnit } from '../../domain/kit/units.ts';
import type { Layer } from '../drafting/layers.tsx';

/** A seal of a section drawing. Lengths are in drawing units. */
export interface SectionSeal {
  readonly name: string;
  /** What it is, in a few words. */
  readonly spec: string;
  readonly href: string;
  readonly layers: readonly Layer[];
  /** Areas that react to the pointer: x, y, width, height. */
  readonly zones: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** Where the leader touches the seal. */
  readonly tip: readonly [x: number, y: number];
  /** Center of the balloon with the seal's number. */
  readonly balloon: readonly [x: number, y: number];
  readonly dimensions: ReactNode;
}

/** A section of an assembly whose seals are links, at most eight. */
export interface SectionDrawing {
  /** The assembly, such as `hydraulic cylinder`. */
  readonly name: string;
  /** Text alternative of the drawing. */
  readonly label: string;
  readonly height: number;
  /** Units at the left that phones cut off, so that the first view contains seals. */
  readonly crop: number;
  /** Upper left corner of the callout. */
  readonly callout: readonly [x: number, y: number];
  readonly layers: readonly Layer[];
  readonly words: readonly (readonly [x: number, y: number, text: string])[];
  readonly seals: (unit: LengthUnit) => readonly SectionSeal[];
}

/** Width of all section drawings: that of the page at 1440 px. */
export const SECTION_WIDTH = 1392;
