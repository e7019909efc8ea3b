/** Runs optional work once the page has loaded and the browser is idle. */
export const whenLoadedAndIdle = (run: () => void): void => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
    else setTimeout(run, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};
