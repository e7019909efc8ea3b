import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptDesign, keptDesigns } from '../../domain/engineering/gland-design/kept-designs.ts';
import { KEPT_DESIGNS_KEY } from '../../domain/site/storage-keys.ts';

export interface Kept {
  readonly designs: readonly KeptDesign[];
  /** False where this browser keeps nothing: the designs last as long as the page. */
  readonly isSaved: boolean;
}

/** The designs that this device keeps; changes of other tabs come in by `read`. */
export interface KeptDesignsStore extends StoreApi<Kept> {
  readonly read: () => void;
  readonly change: (designs: readonly KeptDesign[]) => void;
}

/** @param storage gets the browser's storage; it may throw where storage is denied */
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
      // What stands there is no list of ours: the next change writes over it.
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

/** The page's one list. Only in the browser: the server knows no visitor's designs. */
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
