/** Makes a row of links with the panels they lead to into tabs: one panel at a time, arrow keys, Home and End. */
export const enhance = (root: HTMLElement): void => {
  const row = root.querySelector<HTMLElement>('.tab-content-tabs');
  const pairs = [...(row?.querySelectorAll('a') ?? [])].flatMap((tab) => {
    const panel = document.getElementById(decodeURIComponent(tab.hash.slice(1)));
    return panel ? [{ tab, panel }] : [];
  });
  if (!row || pairs.length === 0) return;

  const select = (index: number): void => {
    for (const [place, { tab, panel }] of pairs.entries()) {
      const isSelected = place === index;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      panel.hidden = !isSelected;
    }
  };
  const indexOfHash = (): number => pairs.findIndex(({ tab }) => location.hash !== '' && tab.hash === location.hash);

  row.setAttribute('role', 'tablist');
  const heading = root.parentElement?.querySelector('h2')?.textContent;
  if (heading) row.setAttribute('aria-label', heading);
  for (const [index, { tab, panel }] of pairs.entries()) {
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    // The tab names its panel now.
    panel.querySelector('h2, h3')?.setAttribute('hidden', '');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index);
      history.replaceState(history.state, '', tab.hash);
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
  select(Math.max(0, indexOfHash()));
  root.dataset.tabs = '';
  addEventListener('hashchange', () => {
    const index = indexOfHash();
    if (index >= 0) select(index);
  });
};
