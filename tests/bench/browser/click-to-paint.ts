declare global {
  interface Window {
    /** Resolves with the milliseconds from the last click to the frame that shows its effect. */
    painted?: Promise<number>;
  }
}

/** Runs in the page: inserts a target for empty clicks and times every click from then on. */
export const watchClicks = (): void => {
  const target = document.createElement('button');
  target.id = 'inp-empty';
  target.textContent = 'Empty';
  target.style.cssText = 'position:fixed;top:0;right:0;z-index:9999';
  target.addEventListener('click', () => {
    target.textContent = target.textContent === 'Empty' ? 'Other' : 'Empty';
  });
  document.body.append(target);
  const watched = [target, ...document.querySelectorAll('.listing-heading, .results tbody')];
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      window.painted = new Promise((resolve, reject) => {
        setTimeout(reject, 15_000, new Error('The click changed nothing.'));
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        });
        for (const element of watched)
          observer.observe(element, { childList: true, subtree: true, characterData: true });
      });
    },
    { capture: true },
  );
};

/** Runs in the page: returns the duration of the last click. */
export const clickToPaint = (): Promise<number> => window.painted ?? Promise.reject(new Error('Nothing was clicked.'));
