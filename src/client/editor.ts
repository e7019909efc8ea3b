/*
 * The entry point of pages that staff preview or edit in the visual editor; visitors' pages never load it. Outside of
 * an iframe there is no editor to communicate with: the page stays as rendered by the server, with the page check next
 * to it.
 */
const start = (): void => {
  if (window.parent !== window) {
    void import('./editor/start-editor.ts').then(({ startEditor }) => startEditor());
  } else {
    void import('./editor/start-preview.ts').then(({ startPreview }) => startPreview());
  }
};

// The page's metadata is at its end and may be incomplete before the document is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
