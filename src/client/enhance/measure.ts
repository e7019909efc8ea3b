import type { MeasuredClick, MeasuredEvent } from '../../domain/site/api/measure.ts';
import { isEntryId } from '../../domain/site/content/entry-id.ts';

/** Less than the maximum per message. */
const MAX_PENDING = 15;
/** Limit per page view; more clicks are not meaningful. */
const MAX_CLICKS = 200;

const rounded = (share: number): number =>
  Number.isFinite(share) ? Math.min(Math.max(Math.round(share * 1000) / 1000, -100), 100) : 0;

/** Where a click was within a box. A keyboard click has no position and counts as the center. */
const offsetIn = (element: Element, { clientX, clientY, detail }: MouseEvent): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (detail === 0) return { x: 0.5, y: 0.5 };
  return { x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) };
};

const clickOn = (target: Element, event: MouseEvent, unique: boolean): MeasuredClick => {
  const block = target.closest('[builder-id^="builder-"]');
  const id = block?.getAttribute('builder-id') ?? '';
  const click = { type: 'click', unique, targetOffset: offsetIn(target, event) } as const;
  if (block === null || !isEntryId(id)) return click;
  return {
    ...click,
    targetBuilderElement: id,
    builderTargetOffset: offsetIn(block, event),
    builderElementIndex: [...document.getElementsByClassName(id)].indexOf(block),
  };
};

/** Whether a form posts to another site, so that this site's server does not see the submission. */
const isForeign = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLFormElement)) return false;
  // Not `form.action`: a field may have that name.
  const action = target.getAttribute('action') ?? '';
  return URL.canParse(action, location.href) && new URL(action, location.href).origin !== location.origin;
};

/**
 * Reports clicks on the page's content and submissions to other sites to the server. The element is only on hosted
 * pages, and only for visitors who allowed measuring: all others never fetch this file.
 */
export const enhance = (mark: HTMLElement): void => {
  const { content: contentId = '', to = '' } = mark.dataset;
  const content = mark.parentElement;
  const pending: MeasuredEvent[] = [];
  let clicks = 0;

  const send = (): void => {
    if (pending.length === 0) return;
    const body = JSON.stringify({ contentId, events: pending.splice(0) });
    navigator.sendBeacon(to, new Blob([body], { type: 'application/json' }));
  };
  const enqueue = (event: MeasuredEvent): void => {
    pending.push(event);
    if (pending.length >= MAX_PENDING) send();
  };

  content?.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || clicks >= MAX_CLICKS) return;
    clicks += 1;
    enqueue(clickOn(event.target, event, clicks === 1));
  });
  content?.addEventListener('submit:success', ({ target }) => {
    if (isForeign(target)) enqueue({ type: 'conversion' });
  });
  content?.addEventListener('submit', (event) => {
    // Forms sent by JavaScript are reported once they are accepted.
    if (!event.defaultPrevented && isForeign(event.target)) enqueue({ type: 'conversion' });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
};
