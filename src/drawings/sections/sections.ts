import { ballValve } from './ball-valve.tsx';
import { hydraulicCylinder } from './hydraulic-cylinder.tsx';

/** The section drawings, by the name that content uses. */
export const sectionDrawings = {
  'hydraulic-cylinder': hydraulicCylinder,
  'ball-valve': ballValve,
} as const;
