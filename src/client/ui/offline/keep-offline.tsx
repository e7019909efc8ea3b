import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import type { OfflineKind } from '../../../domain/site/offline/names.ts';
import { Island } from '../../island.tsx';
import type { KeepPlace } from './keep-words.ts';

/** What the site offers to keep. `null`: nothing, and no control is rendered. */
export const OfflineOffers = createContext<OfflineOffer | null>(null);

/** Space for the control, which loads with its styles when it is in view. */
const SPACE: CSSProperties = { minHeight: 140, marginBlock: '28px 16px' };
const SIDE_BY_SIDE: CSSProperties = { display: 'flex', flexWrap: 'wrap', columnGap: 24 };

/** The control of a kind. Its JavaScript loads when it is in view. Renders nothing if the site does not offer it. */
export function KeepOffline({
  place,
  kind = 'references',
}: {
  readonly place: KeepPlace;
  readonly kind?: OfflineKind;
}): ReactNode {
  const offer = useContext(OfflineOffers);
  if (offer === null) return null;
  return (
    <div className="only-script only-screen" style={SPACE}>
      <Island name="keep-offline" props={{ kind, offer: kind === 'references' ? offer : null, place }} on="visible" />
    </div>
  );
}

/** The controls of both kinds: the catalog, and charts and tools alone. */
export function KeepOfflineControls(): ReactNode {
  return (
    <div style={SIDE_BY_SIDE}>
      <KeepOffline place="site" kind="catalog" />
      <KeepOffline place="site" />
    </div>
  );
}
