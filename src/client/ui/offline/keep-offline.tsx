import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import { Island } from '../../island.tsx';
import type { KeepPlace } from './keep-words.ts';

/** What the site offers to keep. `null`: nothing, and no control is rendered. */
export const OfflineOffers = createContext<OfflineOffer | null>(null);

/** Space for the control, which loads with its styles when it is in view. */
const SPACE: CSSProperties = { minHeight: 140, marginBlock: '28px 16px', breakInside: 'avoid' };

/** The control. Its JavaScript loads when it is in view. Renders nothing if the site does not offer it. */
export function KeepOffline({ place }: { readonly place: KeepPlace }): ReactNode {
  const offer = useContext(OfflineOffers);
  if (offer === null) return null;
  return (
    <div className="only-script" style={SPACE}>
      <Island name="keep-offline" props={{ offer, place }} on="visible" />
    </div>
  );
}
