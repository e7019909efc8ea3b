import { onDemand } from '../../on-demand.tsx';
import type { GlandBelowProps } from './gland-below.tsx';
import type { GlandFixesProps } from './gland-fixes.tsx';
import type { GlandPicturesProps } from './gland-pictures.tsx';
import type { GlandReasonsProps } from './gland-reasons.tsx';

/** Parts of the designer that hold no buttons. Browsers load them after the form has hydrated. */
export const GlandBelow = onDemand<GlandBelowProps>(async () => (await import('./gland-below.tsx')).GlandBelow);
export const GlandPictures = onDemand<GlandPicturesProps>(
  async () => (await import('./gland-pictures.tsx')).GlandPictures,
);
export const GlandFixes = onDemand<GlandFixesProps>(async () => (await import('./gland-fixes.tsx')).GlandFixes);
export const GlandReasons = onDemand<GlandReasonsProps>(async () => (await import('./gland-reasons.tsx')).GlandReasons);
