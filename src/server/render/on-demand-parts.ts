import { GlandBelow } from '../../client/ui/tools/gland/gland-below.tsx';
import { GlandMends } from '../../client/ui/tools/gland/gland-mends.tsx';
import { GlandPictures } from '../../client/ui/tools/gland/gland-pictures.tsx';
import { GlandReasons } from '../../client/ui/tools/gland/gland-reasons.tsx';
import * as onDemand from '../../client/ui/tools/gland/on-demand-parts.ts';

/** Provides the parts that browsers load on demand, so that the server renders them synchronously. */
export const provideOnDemandParts = (): void => {
  onDemand.GlandBelow.provide(GlandBelow);
  onDemand.GlandMends.provide(GlandMends);
  onDemand.GlandPictures.provide(GlandPictures);
  onDemand.GlandReasons.provide(GlandReasons);
};
