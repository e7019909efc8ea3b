/** Starts the offline bar for visitors who keep pages on this device. All others never load its code. */
export const mountOfflineShell = (): void => {
  const workers = navigator.serviceWorker;
  if (!workers?.controller) return;
  void import('./offline-bar.ts').then(({ mountOfflineBar }) => mountOfflineBar(workers)).catch(() => {});
};
