import { scriptAddress } from '../trusted.ts';
import { whenLoadedAndIdle } from '../when-idle.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const load = (address: string): void => {
  const script = document.createElement('script');
  script.src = scriptAddress(address);
  script.async = true;
  document.head.append(script);
};

const startAll = ({ tagManager, tagManagerId, messaging }: DOMStringMap): void => {
  if (tagManager && tagManagerId) {
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`${tagManager}?id=${encodeURIComponent(tagManagerId)}`);
  }
  if (messaging) load(messaging);
};

/**
 * Tag manager and messaging widget, configured by the page's `<html>` attributes. They load after all of the page's own
 * resources, once the browser is idle. The page works the same if they are blocked or broken.
 */
export const mountThirdParties = (settings: DOMStringMap): void => {
  whenLoadedAndIdle(() => startAll(settings));
};
