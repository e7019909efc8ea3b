import { editedPage } from './edited-page-state.ts';
import { startPageCheck } from './page-check/start-page-check.tsx';

/** Starts the page check on a draft that staff preview outside of the editor. */
export const startPreview = (): void => {
  const found = editedPage();
  if (found !== null) startPageCheck(found.container, () => found.state.entry.data);
};
