import { scriptAddress } from '../trusted.ts';
import { whenLoadedAndIdle } from './when-idle.ts';

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
 * Tag manager and messaging widget, from what the page's `<html>` says. They come after everything of the page's own:
 * once it has loaded and the browser is idle. Blocked or broken they change nothing.
 */
export const mountThirdParties = (settings: DOMStringMap): void => {
  whenLoadedAndIdle(() => startAll(settings));
};
