const POLL_MS = 30_000;
/** Waits before further attempts while the site cannot be reached. */
const RETRY_MS: readonly number[] = [5000, 15_000, 60_000];

interface Arrivals {
  readonly count: number;
  readonly customer: string;
  readonly lines: number;
}

const isArrivals = (value: unknown): value is Arrivals =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'count') === 'number';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const textOf = ({ count, customer, lines }: Arrivals): string => {
  const requests = count === 1 ? '1 new request' : `${count} new requests`;
  const newest = count === 1 ? ' from ' : ', the last from ';
  const size = lines === 1 ? '1 line' : `${lines} lines`;
  return `${requests}${customer === '' ? '' : `${newest}${customer}, ${size}`}. The list keeps its order until you reload it.`;
};

/** Disables what changes quotes while the site cannot be reached. */
const setOffline = (list: HTMLElement, isOffline: boolean): void => {
  const notice = list.querySelector<HTMLElement>('[data-offline]');
  if (notice === null || notice.hidden !== isOffline) return;
  notice.hidden = !isOffline;
  const loaded = time.format(Number(list.dataset.loaded));
  const text = notice.querySelector('[data-offline-text]');
  if (text !== null)
    text.textContent = `The list below is from ${loaded}. You can read it; changes are off until the connection is back.`;
  for (const button of list.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.disabled = isOffline;
};

/** Polls for new requests every 30 seconds while the page is visible, and offers them without moving any row. */
export const watchArrivals = (list: HTMLElement): { readonly show: () => boolean } => {
  const text = list.querySelector('[data-arrivals-text]');
  const link = list.querySelector<HTMLElement>('[data-arrivals-show]');
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.hidden) return;
    try {
      const response = await fetch(`/desk/quotes/arrivals?after=${list.dataset.newest ?? 0}`);
      const arrivals: unknown = response.ok ? await response.json() : null;
      if (!isArrivals(arrivals)) throw new TypeError(`The response has the status ${response.status}.`);
      failures = 0;
      setOffline(list, false);
      if (arrivals.count > 0 && text !== null && link !== null) {
        const words = textOf(arrivals);
        // The same words are not announced again.
        if (text.textContent !== words) text.textContent = words;
        link.hidden = false;
      }
    } catch {
      failures += 1;
      setOffline(list, true);
    }
    timer = setTimeout(ask, failures === 0 ? POLL_MS : RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]);
  };

  document.addEventListener('visibilitychange', ask);
  list.querySelector('[data-retry]')?.addEventListener('click', ask);
  timer = setTimeout(ask, POLL_MS);
  return {
    show() {
      if (link === null || link.hidden) return false;
      link.click();
      return true;
    },
  };
};
