import { type BuilderContent, Content } from '@builder.io/sdk-react';
import { createRoot } from 'react-dom/client';

/*
 * The genuine SDK in a page of the site, in the place of our blocks. Bundled and put there by `oracle.ts`.
 */
declare global {
  interface Window {
    showOracle(content: BuilderContent | null): void;
  }
}

const place = document.querySelector('#oracle');
if (place === null) throw new Error('There is no place for the SDK.');
const root = createRoot(place);

/** Text of staff has the site's typography on both sides: what differs then is what the blocks do. */
new MutationObserver(() => {
  for (const text of place.querySelectorAll('.builder-text:not(.rich-text)')) text.classList.add('rich-text');
}).observe(place, { childList: true, subtree: true });

window.showOracle = (content) =>
  root.render(
    <Content
      content={content}
      model="page"
      apiKey="local"
      canTrack={new URLSearchParams(location.search).has('track')}
      trustedHosts={['localhost']}
      key={content?.id ?? ''}
    />,
  );
