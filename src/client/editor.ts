/*
 * The script of pages that staff look at or edit in the visual editor; visitors' pages never load it. Outside of a frame
 * there is no editor to talk to and the page stands as the server sent it.
 */
if (window.parent !== window) {
  void import('./editor/start-editor.ts').then(({ startEditor }) => startEditor());
}
