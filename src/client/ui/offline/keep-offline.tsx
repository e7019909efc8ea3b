import { createContext, type ReactNode, useContext } from 'react';
import type { OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import { Island } from '../../island.tsx';
import type { KeepPlace } from './keep-words.ts';
import './keep-offline.css';

/** What the site offers to keep. `null`: nothing, and no control is rendered. */
export const OfflineOffers = createContext<OfflineOffer | null>(null);

/** The control, wherever pages are kept. Its JavaScript loads when it is in view. */
export function KeepOffline({ place }: { readonly place: KeepPlace }): ReactNode {
  const offer = useContext(OfflineOffers);
  if (offer === null) return null;
  return (
    <div className={`keep-offline keep-offline-${place} only-script`}>
      <Island name="keep-offline" props={{ offer, place }} on="visible" />
    </div>
  );
}
