const WAIT_MS = 250;

/** Loads a page of this site as an inert document, without running its JavaScript. */
const readPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => (request.responseXML && request.status === 200 ? resolve(request.responseXML) : reject());
    request.onerror = reject;
    request.send();
  });

/** The page's URL with the form's fields. */
const addressOf = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== '') query.set(name, String(value));
  return location.pathname + (query.size === 0 ? '' : `?${query}`);
};

const sectionsIn = (page: ParentNode): Element | null => page.querySelector('[data-sections]');

/** Replaces the list of names in an opened section with its table. */
const openSection = async (section: HTMLDetailsElement, isWanted: boolean): Promise<void> => {
  const more = section.querySelector<HTMLAnchorElement>('a[data-more]');
  if (more === null) return;
  try {
    const page = await readPage(more.href);
    const table = page.querySelector(`[data-section="${section.dataset.section}"] .reference-frame`);
    if (table === null) return;
    // Keeps what the browser's find-in-page has matched.
    if (isWanted) more.previousElementSibling?.remove();
    more.replaceWith(document.importNode(table, true));
  } catch {
    // The link remains and leads to the table.
  }
};

/** A collapsed chart: sections load their table when they open, and the server filters while the visitor types. */
export const enhance = (form: HTMLElement): void => {
  const around = form.parentElement;
  if (!(form instanceof HTMLFormElement) || around === null) return;
  let timer = 0;
  let latestRequest = 0;
  let clicked: EventTarget | null = null;

  const filter = async (): Promise<void> => {
    latestRequest += 1;
    const turn = latestRequest;
    const address = addressOf(form);
    const page = await readPage(address);
    const sections = sectionsIn(page);
    if (turn !== latestRequest || sections === null) return;
    sectionsIn(around)?.replaceWith(document.importNode(sections, true));
    const [output, found] = [around, page].map((one) => one.querySelector('.table-filter output'));
    if (output && found) output.textContent = found.textContent;
    history.replaceState(history.state, '', address + location.hash);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void filter().catch(() => undefined), WAIT_MS);
  };

  around.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? (target.closest('summary')?.parentElement ?? null) : null;
  });
  around.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        const isWanted = clicked === target || location.hash === `#${target.dataset.section}`;
        void openSection(target, isWanted);
      }
    },
    true,
  );
  for (const section of around.querySelectorAll<HTMLDetailsElement>('details[open]')) void openSection(section, true);
  form.addEventListener('input', soon);
  // Typed, or restored by the browser, before this code ran.
  if ([...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) soon();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    filter().then(
      () => around.querySelector('tr.is-nearest')?.scrollIntoView({ block: 'center' }),
      () => form.submit(),
    );
  });
  form.querySelector('a[data-clear]')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll('input')) field.value = '';
    soon();
  });
};
