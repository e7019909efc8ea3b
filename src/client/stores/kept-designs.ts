import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptDesign, keptDesigns } from '../../domain/engineering/gland-design/kept-designs.ts';
import { KEPT_DESIGNS_KEY } from '../../domain/site/storage-keys.ts';

export interface Kept {
  readonly designs: readonly KeptDesign[];
  /** False if this browser does not store data: the designs last as long as the page. */
  readonly isSaved: boolean;
}

/** The designs saved on this device. `read` loads changes from other tabs. */
export interface KeptDesignsStore extends StoreApi<Kept> {
  readonly read: () => void;
  readonly change: (designs: readonly KeptDesign[]) => void;
}

/** @param storage returns the browser's storage; it may throw if storage is denied */
export const createKeptDesigns = (storage: () => Storage): KeptDesignsStore => {
  const store = createStore<Kept>(() => ({ designs: [], isSaved: true }));
  const read = (): void => {
    let text: string | null;
    try {
      text = storage().getItem(KEPT_DESIGNS_KEY);
    } catch {
      store.setState({ isSaved: false });
      return;
    }
    try {
      store.setState({ designs: keptDesigns(JSON.parse(text ?? '[]')) });
    } catch {
      // The entry is not a valid list: the next change overwrites it.
    }
  };
  const change = (designs: readonly KeptDesign[]): void => {
    try {
      storage().setItem(KEPT_DESIGNS_KEY, JSON.stringify(designs));
      store.setState({ designs, isSaved: true });
    } catch {
      store.setState({ designs, isSaved: false });
    }
  };
  return { ...store, read, change };
};

let shared: KeptDesignsStore | undefined;

/** The page's shared list. Browser only: the server does not have a visitor's designs. */
export const keptDesignsInBrowser = (): KeptDesignsStore => {
  if (shared) return shared;
  const made = createKeptDesigns(() => localStorage);
  made.read();
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_DESIGNS_KEY || key === null) made.read();
  });
  shared = made;
  return made;
};
