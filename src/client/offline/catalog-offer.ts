import * as v from 'valibot';
import { type OfflineOffer, offerOf, offlineManifest } from '../../domain/site/offline/manifest.ts';
import { CATALOG_MANIFEST_PATH } from '../../domain/site/offline/names.ts';

/** Reads what the server offers of the catalog. `null` without a network. */
export const readCatalogOffer = async (): Promise<OfflineOffer | null> => {
  try {
    const response = await fetch(CATALOG_MANIFEST_PATH, { cache: 'no-cache', credentials: 'omit' });
    const parsed = v.safeParse(offlineManifest, await response.json());
    return parsed.success ? offerOf(parsed.output, CATALOG_MANIFEST_PATH) : null;
  } catch {
    return null;
  }
};
