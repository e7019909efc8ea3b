/** Blocks that can have children. A field or a picture is never empty. */
const HOLDER = 'main .builder-block:not(img,input,select,textarea,hr,br)';
/** A block that shows nothing but its notes. */
const EMPTY = `${HOLDER}:is(:empty,:has(> :is(style,[data-notes]):only-child))`;

/** Gives empty elements a size while the page is edited: drop areas, and blocks that have nothing to show yet. */
const EMPTY_PARTS = `${EMPTY}{min-height:48px;display:grid;place-items:center;outline:1px dashed var(--color-rule-strong);outline-offset:-1px}
${EMPTY}::after{content:"Nothing to show yet";color:var(--color-ink-3)}
.no-blocks{min-height:96px;display:grid;place-items:center;outline:1px dashed var(--color-field);outline-offset:-1px;cursor:pointer}
.no-blocks::after{content:"Add a block";color:var(--color-ink-3)}`;

const areaOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('.builder-blocks.no-blocks') : null;

const notifyEditor = (type: 'builder.clickEmptyBlocks' | 'builder.hoverEmptyBlocks', area: Element): void => {
  const data = {
    parentElementId: area.getAttribute('builder-parent-id') ?? undefined,
    dataPath: area.getAttribute('builder-path') ?? undefined,
  };
  window.parent.postMessage({ type, data }, '*');
};

/** Reports empty areas under the pointer to the editor, and prevents links and forms from leaving the page. */
export const watchPage = (container: HTMLElement): void => {
  const style = document.createElement('style');
  style.textContent = EMPTY_PARTS;
  document.head.append(style);
  container.addEventListener('click', (event) => {
    const area = areaOf(event);
    if (area !== null) notifyEditor('builder.clickEmptyBlocks', area);
  });
  container.addEventListener('pointerover', (event) => {
    const area = areaOf(event);
    if (area !== null) notifyEditor('builder.hoverEmptyBlocks', area);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && link.hash === '') event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
};
