import { checkAttachments, displayFileName, fileSizeText } from '../../../domain/kit/forms/attachment.ts';

const show = (element: HTMLElement | null, text: string): void => {
  if (element === null) return;
  element.hidden = text === '';
  element.textContent = text;
};

/** Uploads files once they are chosen or dropped. Without JavaScript, the button uploads them. */
export const uploadChosenFiles = (): void => {
  const zone = document.querySelector<HTMLElement>('[data-drop]');
  const field = zone?.querySelector<HTMLInputElement>('input[type="file"]');
  const button = zone?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (zone == null || field == null || button == null) return;
  const list = zone.querySelector<HTMLElement>('[data-chosen]');
  const part = (name: string): HTMLElement | null => zone.querySelector(`[data-files-${name}]`);

  const showChosen = (files: readonly File[]): void => {
    const rows = files.map(({ name, size }) => {
      const row = document.createElement('li');
      row.textContent = `${displayFileName(name)}, ${fileSizeText(size)}`;
      return row;
    });
    list?.replaceChildren(...rows);
    if (list !== null) list.hidden = rows.length === 0;
  };
  const upload = (): void => {
    const files = [...(field.files ?? [])];
    if (files.length === 0) return;
    const problem = checkAttachments(files);
    showChosen(files);
    show(part('problem'), problem === null ? '' : `${problem}.`);
    show(part('state'), problem === null ? 'Uploading…' : '');
    if (problem === null) button.click();
    else field.value = '';
  };

  field.addEventListener('change', (event) => {
    // The form is submitted now, so it is not saved a second time after a moment.
    event.stopPropagation();
    upload();
  });
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.dataset.over = '';
  });
  zone.addEventListener('dragleave', () => delete zone.dataset.over);
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    delete zone.dataset.over;
    if (event.dataTransfer === null || event.dataTransfer.files.length === 0) return;
    field.files = event.dataTransfer.files;
    upload();
  });
};
