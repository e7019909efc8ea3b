import { GlandBelow } from '../../client/ui/tools/gland/gland-below.tsx';
import { GlandFixes } from '../../client/ui/tools/gland/gland-fixes.tsx';
import { GlandPictures } from '../../client/ui/tools/gland/gland-pictures.tsx';
import { GlandReasons } from '../../client/ui/tools/gland/gland-reasons.tsx';
import * as onDemand from '../../client/ui/tools/gland/on-demand-parts.ts';

/** Provides the parts that browsers load on demand, so that the server renders them synchronously. */
export const provideOnDemandParts = (): void => {
  onDemand.GlandBelow.provide(GlandBelow);
  onDemand.GlandFixes.provide(GlandFixes);
  onDemand.GlandPictures.provide(GlandPictures);
  onDemand.GlandReasons.provide(GlandReasons);
};
