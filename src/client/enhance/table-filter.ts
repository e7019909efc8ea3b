import { mm } from '../../domain/kit/units.ts';
import { namesChemical } from '../../domain/reference/tables/chemicals.ts';
import { findSizes, type NamedSize, shownText } from '../../domain/reference/tables/find-sizes.ts';
import { parseSizeFields, wantedSize } from '../../domain/reference/tables/wanted-size.ts';
import './table-filter.css';

/** The rows that match the fields. */
interface Filtered {
  readonly places: ReadonlySet<number>;
  readonly nearest: number | null;
  readonly text: string;
}

type Filter = (form: HTMLFormElement) => Filtered;

const fieldText = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

const textOf = (row: HTMLTableRowElement, index: number): string => row.cells[index]?.textContent ?? '';

/** The index of the column that contains a figure, according to the table head. */
const columnOf = (row: HTMLTableRowElement, figure: string): number => {
  const head = row.closest('table')?.querySelector<HTMLTableCellElement>(`th[data-figure="${figure}"]`);
  return head?.cellIndex ?? -1;
};

/** The table states the common prefix of its names once, for example `AS568`. */
const nameOf = (row: HTMLTableRowElement): string =>
  (row.closest<HTMLElement>('[data-prefix]')?.dataset.prefix ?? '') + textOf(row, 0);

const sizeOf = (row: HTMLTableRowElement): NamedSize => ({
  name: nameOf(row),
  idMm: mm(Number(textOf(row, columnOf(row, 'id')))),
  csMm: mm(Number(textOf(row, columnOf(row, 'cs')))),
});

const sizeFilter = (rows: readonly HTMLTableRowElement[]): Filter => {
  const sizes = rows.map(sizeOf);
  return (form) => {
    const unit = form.dataset.unit === 'in' ? 'in' : 'mm';
    const { wanted, invalid } = wantedSize(
      parseSizeFields((field) => fieldText(form, field)),
      unit,
    );
    for (const name of ['id', 'tol', 'cs'] as const) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (invalid.includes(name)) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
    const { places, nearest, beyond } = findSizes(sizes, wanted);
    const text = shownText({ shown: places.length, total: sizes.length, noun: 'sizes', beyond });
    return {
      places: new Set(places),
      nearest,
      text: invalid.length === 0 ? text : 'Write lengths as numbers: 24.99',
    };
  };
};

const nameFilter = (rows: readonly HTMLTableRowElement[]): Filter => {
  const names = rows.map((row) => textOf(row, 0));
  return (form) => {
    const typed = fieldText(form, 'chemical').trim();
    const places = new Set(names.flatMap((name, index) => (namesChemical(name, typed) ? [index] : [])));
    return {
      places,
      nearest: null,
      text: shownText({ shown: places.size, total: names.length, noun: 'chemicals' }),
    };
  };
};

const show = (rows: readonly HTMLTableRowElement[], { places, nearest }: Filtered): void => {
  const filled = new Set<Element>();
  rows.forEach((row, index) => {
    row.hidden = !places.has(index);
    row.classList.toggle('is-nearest', index === nearest);
    const part = row.closest('[data-part]');
    if (part && !row.hidden) filled.add(part);
  });
  for (const part of new Set(rows.map((row) => row.closest<HTMLElement>('[data-part]')))) {
    if (part) part.hidden = !filled.has(part);
  }
};

/** Filters the tables next to a form while the visitor types. The URL contains the fields, so that it can be shared. */
export const enhance = (element: HTMLElement): void => {
  const around = element.parentElement;
  if (!(element instanceof HTMLFormElement) || around === null) return;
  const form = element;
  let filter: { readonly rows: readonly HTMLTableRowElement[]; readonly run: Filter } | undefined;

  const run = (): void => {
    if (filter === undefined) {
      const rows = [...around.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
      filter = { rows, run: form.dataset.rows === 'sizes' ? sizeFilter(rows) : nameFilter(rows) };
    }
    const filtered = filter.run(form);
    show(filter.rows, filtered);
    const output = form.querySelector('output');
    if (output) output.textContent = filtered.text;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== '') query.set(name, String(value));
    const text = query.toString();
    history.replaceState(history.state, '', location.pathname + (text === '' ? '' : `?${text}`) + location.hash);
  };

  form.addEventListener('input', run);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
    around.querySelector('tr.is-nearest')?.scrollIntoView({ block: 'center' });
  });
  form.querySelector('a[data-clear]')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll('input')) field.value = '';
    run();
  });
};
