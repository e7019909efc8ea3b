import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseSavedDesigns, type SavedDesign } from '../../domain/engineering/gland-design/saved-designs.ts';
import { SAVED_DESIGNS_KEY } from '../../domain/site/storage-keys.ts';

export interface SavedDesignsState {
  readonly designs: readonly SavedDesign[];
  /** False if this browser does not store data: the designs last as long as the page. */
  readonly isSaved: boolean;
}

/** The designs saved on this device. `read` loads changes from other tabs. */
export interface SavedDesignsStore extends StoreApi<SavedDesignsState> {
  readonly read: () => void;
  readonly change: (designs: readonly SavedDesign[]) => void;
}

/** @param storage returns the browser's storage; it may throw if storage is denied */
export const createSavedDesigns = (storage: () => Storage): SavedDesignsStore => {
  const store = createStore<SavedDesignsState>(() => ({ designs: [], isSaved: true }));
  const read = (): void => {
    let text: string | null;
    try {
      text = storage().getItem(SAVED_DESIGNS_KEY);
    } catch {
      store.setState({ isSaved: false });
      return;
    }
    try {
      store.setState({ designs: parseSavedDesigns(JSON.parse(text ?? '[]')) });
    } catch {
      // The entry is not a valid list: the next change overwrites it.
    }
  };
  const change = (designs: readonly SavedDesign[]): void => {
    try {
      storage().setItem(SAVED_DESIGNS_KEY, JSON.stringify(designs));
      store.setState({ designs, isSaved: true });
    } catch {
      store.setState({ designs, isSaved: false });
    }
  };
  return { ...store, read, change };
};

let shared: SavedDesignsStore | undefined;

/** The page's shared list. Browser only: the server does not have a visitor's designs. */
export const savedDesignsInBrowser = (): SavedDesignsStore => {
  if (shared) return shared;
  const made = createSavedDesigns(() => localStorage);
  made.read();
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_DESIGNS_KEY || key === null) made.read();
  });
  shared = made;
  return made;
};
