/** Opening the search on small screens moves focus to its field; Escape closes it. */
export const mountPhoneSearch = (details: HTMLDetailsElement | null): void => {
  details?.addEventListener('toggle', () => {
    if (details.open) details.querySelector('input')?.focus();
  });
  details?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
};
