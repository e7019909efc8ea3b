import { decimalOf } from '../../domain/catalog-url/query-values.ts';
import { keyStep, nearestStep } from '../../domain/finder/axis-handle.ts';
import { axisOver, axisPercent, type TemperatureAxis } from '../../domain/finder/temperature-axis.ts';
import { coversRange, readWanted, type WantedRange } from '../../domain/reference/family-range.ts';
import { groupAnswer, rangeAnswer } from '../../domain/reference/range-answer.ts';
import { celsius, formatSigned, type TemperatureUnit } from '../../domain/units.ts';

/** One end of the range: its field, which says what is asked, and the handle that moves with it. */
interface End {
  readonly name: 'low' | 'high';
  readonly field: HTMLInputElement;
  readonly handle: HTMLInputElement;
}

const endOf = (form: HTMLFormElement, section: ParentNode, name: End['name']): End | null => {
  const field = form.elements.namedItem(name);
  const handle = section.querySelector<HTMLInputElement>(`input[data-end="${name}"]`);
  return field instanceof HTMLInputElement && handle !== null ? { name, field, handle } : null;
};

const familyOf = (row: HTMLTableRowElement) => ({
  row,
  short: row.dataset.family ?? '',
  href: row.querySelector('a')?.getAttribute('href') ?? '',
  lowC: celsius(Number(row.dataset.low)),
  highC: celsius(Number(row.dataset.high)),
});

type Family = ReturnType<typeof familyOf>;

const showRows = (families: readonly Family[], wanted: WantedRange): void => {
  for (const { row, lowC, highC } of families) {
    const covers = coversRange(wanted, { lowC, highC });
    row.classList.toggle('is-outside', !covers);
    const told = row.querySelector<HTMLElement>('.material-families-bar > span');
    if (told) told.hidden = covers;
  }
  for (const group of new Set(families.map(({ row }) => row.parentElement))) {
    const text = group?.querySelector('.material-families-group span');
    const members = families.filter(({ row }) => row.parentElement === group);
    if (text) text.textContent = groupAnswer(wanted, members);
  }
};

/** Writes the line as `RangeResult` does. A line that stays as it is is not read out again. */
const showAnswer = (
  line: Element,
  families: readonly Family[],
  { wanted, unit }: { readonly wanted: WantedRange; readonly unit: TemperatureUnit },
): void => {
  const answer = rangeAnswer(wanted, families, unit);
  const lead = Object.assign(document.createElement('b'), { textContent: answer.lead });
  const names = answer.named.flatMap(({ family: { short, href }, lack }, at) => {
    const link = Object.assign(document.createElement('a'), { className: 'link', href, textContent: short });
    return [at === 0 ? '' : ', ', link, lack];
  });
  const written = document.createElement('p');
  written.append(lead, answer.rest, ...names);
  if (line.textContent !== written.textContent) line.replaceChildren(...written.childNodes);
};

/** The handle stands at what its field says, or waits at the end of the axis while the field is empty. */
const placeHandle = ({ name, field, handle }: End, unit: TemperatureUnit): void => {
  const degrees = decimalOf(field.value);
  handle.value = degrees === null ? (name === 'low' ? handle.min : handle.max) : String(degrees);
  handle.ariaValueText = degrees === null ? 'not set' : `${formatSigned(degrees)} °${unit}`;
  handle.nextElementSibling?.classList.toggle('is-set', degrees !== null);
};

/** Without degrees the mark waits where its handle does. */
const placeMark = (table: HTMLElement, name: '--low' | '--high', axis: TemperatureAxis, atC: number | null): void => {
  if (atC === null) table.style.removeProperty(name);
  else table.style.setProperty(name, `${axisPercent(axis, atC)}%`);
};

const showProblem = (form: HTMLFormElement, ends: readonly End[], problem: string): void => {
  const line = form.querySelector<HTMLElement>('.field-error');
  if (line === null) return;
  line.hidden = problem === '';
  if (line.textContent !== problem) line.textContent = problem;
  for (const { field } of ends) {
    field.ariaInvalid = problem === '' ? null : 'true';
    if (problem !== '') field.setAttribute('aria-describedby', line.id);
  }
};

/** Address, unit links and the way back to all families keep the range. */
const keepRange = (form: HTMLFormElement, ends: readonly End[]): void => {
  const isEmpty = ends.every(({ field }) => field.value === '');
  const asked = new URLSearchParams(
    ends.map(({ name, field }) => [name, field.value]).filter(([, text]) => text !== ''),
  );
  if (!isEmpty) asked.set('degrees', form.dataset.unit ?? 'C');
  const query = isEmpty ? '' : `?${asked}`;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  for (const link of form.querySelectorAll<HTMLAnchorElement>('.segmented a')) {
    const to = new URL(link.href);
    to.searchParams.set('return', location.pathname + query);
    link.href = to.href;
  }
  const clear = form.querySelector<HTMLElement>('[data-clear]');
  if (clear) clear.hidden = isEmpty;
};

/** Two handles on the axis of the families; the fields hold the range, and all else follows them. */
export const enhance = (form: HTMLElement): void => {
  const section = form.parentElement;
  if (!(form instanceof HTMLFormElement) || section === null) return;
  const table = section.querySelector('table');
  const line = section.querySelector('.range-result');
  const [low, high] = [endOf(form, section, 'low'), endOf(form, section, 'high')];
  if (!table || !line || !low || !high) return;
  const ends = [low, high];
  const unit = form.dataset.unit === 'F' ? 'F' : 'C';
  const families = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-family]')].map(familyOf);
  const axis = axisOver(families);
  const read = () => readWanted({ low: low.field.value, high: high.field.value }, unit);

  const show = (): void => {
    const { wanted, problem } = read();
    if (problem !== '') return;
    showProblem(form, ends, '');
    for (const end of ends) placeHandle(end, unit);
    low.handle.classList.toggle(
      'is-upper',
      low.handle.valueAsNumber > (Number(low.handle.min) + Number(low.handle.max)) / 2,
    );
    placeMark(table, '--low', axis, wanted.lowC);
    placeMark(table, '--high', axis, wanted.highC);
    showRows(families, wanted);
    showAnswer(line, families, { wanted, unit });
  };

  /** Moves one end, as far as the other. */
  const move = ({ name, field }: End, degrees: number): void => {
    const value =
      name === 'low' ? Math.min(degrees, high.handle.valueAsNumber) : Math.max(degrees, low.handle.valueAsNumber);
    field.value = String(value);
    show();
  };

  form.addEventListener('input', show);
  form.addEventListener('change', () => {
    showProblem(form, ends, read().problem);
    keepRange(form, ends);
  });
  for (const end of ends) {
    const { handle } = end;
    handle.hidden = false;
    handle.addEventListener('input', () => move(end, nearestStep(handle.valueAsNumber)));
    handle.addEventListener('keydown', (event) => {
      const bounds = { min: Number(handle.min), max: Number(handle.max) };
      const degrees =
        event.altKey || event.ctrlKey || event.metaKey ? null : keyStep(event.key, handle.valueAsNumber, bounds);
      if (degrees === null) return;
      event.preventDefault();
      move(end, degrees);
    });
    for (const settled of ['change', 'keyup']) handle.addEventListener(settled, () => keepRange(form, ends));
  }
  // The fields may hold what was typed before this script came.
  show();
};
