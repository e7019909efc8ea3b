import '../ui/tools/advisor/media-options.css';

const MAX_OPTIONS = 8;
const LIST_ID = 'medium-options';

/** An option for a medium, with the alternative name that it was found by. */
const optionOf = (name: string, by: string, index: number): HTMLElement => {
  const option = Object.assign(document.createElement('div'), { id: `${LIST_ID}-${index}`, textContent: name });
  option.role = 'option';
  option.tabIndex = -1;
  option.dataset.name = name;
  if (by !== '') option.append(Object.assign(document.createElement('small'), { textContent: by }));
  return option;
};

/** Completes the name of a medium from the chemical table, which is loaded with the first letter. */
export const enhance = (box: HTMLElement): void => {
  const field = box.querySelector('input');
  if (field === null) return;
  const list = Object.assign(document.createElement('div'), { className: 'media-options', id: LIST_ID, hidden: true });
  list.role = 'listbox';
  list.ariaLabel = 'Media';
  box.append(list);
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', LIST_ID);
  let active = -1;

  const close = (): void => {
    list.hidden = true;
    field.ariaExpanded = 'false';
    field.removeAttribute('aria-activedescendant');
    active = -1;
  };
  const open = async (): Promise<void> => {
    const typed = field.value.trim();
    if (typed === '') {
      close();
      return;
    }
    const { calledBy, findMedia } = await import('../../domain/reference/media/find-media.ts');
    if (field.value.trim() !== typed || document.activeElement !== field) return;
    close();
    list.replaceChildren(
      ...findMedia(typed, MAX_OPTIONS).map((medium, at) => optionOf(medium.name, calledBy(medium, typed), at)),
    );
    list.hidden = list.childElementCount === 0;
    field.ariaExpanded = String(!list.hidden);
  };
  /** Notifies the form, which only receives events for typed input. */
  const notifyForm = (): void => {
    close();
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const choose = (option: HTMLElement): void => {
    field.value = option.dataset.name ?? '';
    notifyForm();
  };
  const moveTo = (index: number): void => {
    const options = [...list.children];
    active = (index + options.length) % options.length;
    options.forEach((option, at) => {
      option.ariaSelected = String(at === active);
    });
    options[active]?.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', `${LIST_ID}-${active}`);
  };

  field.addEventListener('input', () => void open());
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) void open();
      else moveTo(active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = list.children[active];
      if (option instanceof HTMLElement) choose(option);
      else notifyForm();
    } else if (event.key === 'Escape') close();
  });
  // Keeps focus in the field, so that its blur event does not fire before the choice.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option) choose(option);
  });
};
