import { editedPage } from './edited-page-state.ts';
import { startPageCheck } from './page-check/start-page-check.tsx';

/** A draft that staff look at outside of the editor: only the check stands beside it. */
export const startPreview = (): void => {
  const found = editedPage();
  if (found !== null) startPageCheck(found.container, () => found.state.entry.data);
};
