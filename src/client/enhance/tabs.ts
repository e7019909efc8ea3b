const NONE = -1;

/**
 * Turns a row of links (`data-tab-row`) and the panels they lead to into tabs: one panel at a time, arrow keys, Home
 * and End. `data-first` is the initially open panel; `data-collapsible` closes the open one on click.
 */
export const enhance = (root: HTMLElement): void => {
  const row = root.querySelector<HTMLElement>('[data-tab-row]');
  const pairs = [...(row?.children ?? [])].flatMap((tab) => {
    if (!(tab instanceof HTMLAnchorElement)) return [];
    const panel = document.getElementById(decodeURIComponent(tab.hash.slice(1)));
    return panel ? [{ tab, panel }] : [];
  });
  if (!row || pairs.length === 0) return;
  let selected = NONE;

  const select = (index: number): void => {
    selected = index;
    for (const [place, { tab, panel }] of pairs.entries()) {
      const isSelected = place === index;
      tab.setAttribute('aria-selected', String(isSelected));
      // One tab is always reachable by keyboard.
      tab.tabIndex = place === Math.max(0, index) ? 0 : -1;
      panel.hidden = !isSelected;
    }
  };
  const indexOfHash = (): number => pairs.findIndex(({ tab }) => location.hash !== '' && tab.hash === location.hash);

  row.setAttribute('role', 'tablist');
  const heading = root.parentElement?.querySelector(':scope > h2')?.textContent;
  if (heading) row.setAttribute('aria-label', heading);
  for (const [index, { tab, panel }] of pairs.entries()) {
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    // The tab already shows the panel's name.
    panel.querySelector('[data-tab-name]')?.setAttribute('hidden', '');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      const isClosing = index === selected && root.dataset.collapsible !== undefined;
      select(isClosing ? NONE : index);
      history.replaceState(history.state, '', isClosing ? location.pathname + location.search : tab.hash);
    });
    tab.addEventListener('keydown', (event) => {
      const last = pairs.length - 1;
      const targets: Record<string, number> = {
        ArrowLeft: index === 0 ? last : index - 1,
        ArrowRight: index === last ? 0 : index + 1,
        Home: 0,
        End: last,
        ' ': index,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      select(target);
      pairs[target]?.tab.focus();
    });
  }
  const first = Number(root.dataset.first ?? 0);
  select(indexOfHash() === NONE ? Math.min(Math.max(first, NONE), pairs.length - 1) : indexOfHash());
  root.dataset.tabs = '';
  addEventListener('hashchange', () => {
    const index = indexOfHash();
    if (index >= 0) select(index);
  });
};
