import type { DeskShortcut } from '../../desk-page.tsx';

/** Keyboard shortcuts of `client/desk/pages/catalog-tables.ts`. */
export const EDIT_SHORTCUTS: readonly DeskShortcut[] = [
  { keys: ['E'], label: 'first field' },
  { keys: ['Ctrl', 'Enter'], label: 'review the change' },
];
