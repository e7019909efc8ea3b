/*
 * The script of pages that staff look at or edit in the visual editor; visitors' pages never load it. Outside of a frame
 * there is no editor to talk to: the page stands as the server sent it, with the check beside it.
 */
if (window.parent !== window) {
  void import('./editor/start-editor.ts').then(({ startEditor }) => startEditor());
} else {
  void import('./editor/start-preview.ts').then(({ startPreview }) => startPreview());
}
