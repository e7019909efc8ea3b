import { type BuilderContent, Content } from '@builder.io/sdk-react';
import { createRoot } from 'react-dom/client';

/* The genuine SDK in a page of the site, instead of our blocks. Bundled and inserted by `oracle.ts`. */
declare global {
  interface Window {
    showOracle(content: BuilderContent | null): void;
  }
}

const container = document.querySelector('#oracle');
if (container === null) throw new Error('The container for the SDK is missing.');
const root = createRoot(container);

/** Ids of the elements that staff styled. */
let styled: ReadonlySet<string> = new Set();

const styledIds = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(styledIds);
  const { id, responsiveStyles } = value as { id?: unknown; responsiveStyles?: { large?: object } };
  const isStyled = typeof id === 'string' && Object.keys(responsiveStyles?.large ?? {}).length > 0;
  return isStyled ? [id, ...inside] : inside;
};

/** Text of staff has the site's typography on both sides, so that any difference comes from the blocks. */
const dress = (): void => {
  for (const text of container.querySelectorAll('.builder-text')) {
    const id = text.closest('[builder-id]')?.getAttribute('builder-id') ?? '';
    text.classList.add('rich-text');
    text.classList.toggle('text-block-bare', styled.has(id));
  }
};
new MutationObserver(dress).observe(container, { childList: true, subtree: true });
addEventListener('message', ({ data }) => {
  if (data?.type !== 'builder.contentUpdate' || (data.data?.key ?? 'page') !== 'page') return;
  styled = new Set(styledIds(data.data));
  dress();
});

window.showOracle = (content) => {
  styled = new Set(styledIds(content));
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
};
