/*
 * The script of pages that staff look at or edit in the visual editor; visitors' pages never load it. Outside of a frame
 * there is no editor to talk to: the page stands as the server sent it, with the check beside it.
 */
const start = (): void => {
  if (window.parent !== window) {
    void import('./editor/start-editor.ts').then(({ startEditor }) => startEditor());
  } else {
    void import('./editor/start-preview.ts').then(({ startPreview }) => startPreview());
  }
};

// What the page says of itself stands at its end; before that it may be there in part.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
