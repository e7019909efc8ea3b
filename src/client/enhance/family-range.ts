import { type FamilyEntry, familyPairs } from '../../domain/engineering/advisor/family-pairs.ts';
import {
  type FamilyQuestion,
  familyVerdict,
  groupSummary,
  matchingFamilies,
} from '../../domain/engineering/advisor/matching-families.ts';
import { keyStep, nearestStep } from '../../domain/engineering/finder/axis-handle.ts';
import { axisOver, axisPercent, type TemperatureAxis } from '../../domain/engineering/finder/temperature-axis.ts';
import { queryNumber } from '../../domain/kit/text/unit-entry.ts';
import { celsius, formatSigned, type TemperatureUnit, temperatureIn } from '../../domain/kit/units.ts';
import type { Medium } from '../../domain/reference/media/medium.ts';
import { readWanted } from '../../domain/reference/tables/family-range.ts';
import { decimalOf } from '../../domain/shop/catalog-url/query-values.ts';

/** One end of the range: its field, which holds the value, and the handle that moves with it. */
interface End {
  readonly name: 'low' | 'high';
  readonly field: HTMLInputElement;
  readonly handle: HTMLInputElement;
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

const endOf = (form: HTMLFormElement, table: ParentNode, name: End['name']): End | null => {
  const field = fieldOf(form, name);
  const handle = table.querySelector<HTMLInputElement>(`input[data-end="${name}"]`);
  return field !== null && handle !== null ? { name, field, handle } : null;
};

const familyOf = (row: HTMLTableRowElement) => ({
  row,
  short: row.dataset.family ?? '',
  href: row.querySelector('a')?.getAttribute('href') ?? '',
  lowC: celsius(Number(row.dataset.low)),
  highC: celsius(Number(row.dataset.high)),
});

type Family = ReturnType<typeof familyOf>;

const showRows = (families: readonly Family[], question: FamilyQuestion): void => {
  for (const family of families) {
    const { isOutside, word } = familyVerdict(question, family);
    family.row.classList.toggle('is-outside', isOutside);
    for (const mark of family.row.querySelectorAll('[data-verdict]')) mark.textContent = word;
  }
  for (const group of new Set(families.map(({ row }) => row.parentElement))) {
    const text = group?.querySelector('.material-families-group span');
    const members = families.filter(({ row }) => row.parentElement === group);
    if (text) text.textContent = groupSummary(question, members);
  }
};

/** Updates the line in the same way as `RangeResult` does. An unchanged line is not announced again. */
const showAnswer = (
  line: Element,
  families: readonly Family[],
  { question, unit }: { readonly question: FamilyQuestion; readonly unit: TemperatureUnit },
): void => {
  const answer = matchingFamilies(question, families, unit);
  const lead = Object.assign(document.createElement('b'), { textContent: answer.lead });
  const names = answer.named.flatMap(({ family: { short, href }, lack }, at) => {
    const link = Object.assign(document.createElement('a'), { className: 'link', href, textContent: short });
    return [at === 0 ? '' : ', ', link, lack];
  });
  const written = document.createElement('p');
  written.append(lead, answer.rest, ...names);
  if (line.textContent !== written.textContent) line.replaceChildren(...written.childNodes);
};

/** Puts the handle at its field's value, or at the end of the axis while the field is empty. */
const placeHandle = ({ name, field, handle }: End, unit: TemperatureUnit): void => {
  const typed = queryNumber(field.value, unit);
  const degrees = decimalOf(field.value) ?? (typeof typed === 'number' ? temperatureIn(unit, typed) : null);
  handle.value = degrees === null ? (name === 'low' ? handle.min : handle.max) : String(degrees);
  handle.ariaValueText = degrees === null ? 'not set' : `${formatSigned(degrees)} °${unit}`;
  handle.nextElementSibling?.classList.toggle('is-set', degrees !== null);
};

/** Without a temperature, the mark is at the end of the axis, like its handle. */
const placeMark = (table: HTMLElement, name: '--low' | '--high', axis: TemperatureAxis, atC: number | null): void => {
  if (atC === null) table.style.removeProperty(name);
  else table.style.setProperty(name, `${axisPercent(axis, atC)}%`);
};

const showProblem = (
  line: HTMLElement | null,
  fields: readonly HTMLInputElement[],
  { message, near = [] }: { readonly message: string; readonly near?: readonly HTMLAnchorElement[] },
): void => {
  if (line === null) return;
  line.hidden = message === '';
  const text = message + near.map(({ text: name }) => name).join('');
  if (line.textContent !== text) line.replaceChildren(message, ...near);
  for (const field of fields) {
    field.ariaInvalid = message === '' ? null : 'true';
    if (message !== '') field.setAttribute('aria-describedby', line.id);
  }
};

const searchOf = (entry: FamilyEntry): string => {
  const requestedQuery = new URLSearchParams(familyPairs(entry).map(([name, value]) => [name, value])).toString();
  return requestedQuery === '' ? '' : `?${requestedQuery}`;
};

/** Updates the URL, the unit links and the link to all families with the current entry. */
const showEntryInUrls = (form: HTMLFormElement, clear: HTMLElement | null, entry: FamilyEntry): void => {
  const query = searchOf(entry);
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  for (const link of form.querySelectorAll<HTMLAnchorElement>('.segmented a')) {
    const to = new URL(link.href);
    to.searchParams.set('return', location.pathname + query);
    link.href = to.href;
  }
  if (clear) clear.hidden = query === '';
};

/** Two handles on the axis of the families, and a medium. The fields hold the values; everything else follows them. */
export const enhance = (form: HTMLElement): void => {
  const table = document.querySelector<HTMLTableElement>('table.material-families');
  const result = document.querySelector('.range-result');
  const line = result?.querySelector('p');
  if (!(form instanceof HTMLFormElement) || !table || !result || !line) return;
  const [low, high] = [endOf(form, table, 'low'), endOf(form, table, 'high')];
  if (!low || !high) return;
  const ends = [low, high];
  const mediumField = fieldOf(form, 'media');
  const clear = result.querySelector<HTMLElement>('[data-clear]');
  const advisor = result.querySelector<HTMLAnchorElement>('a[data-advisor]');
  const unit = form.dataset.unit === 'F' ? 'F' : 'C';
  const families = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-family]')].map(familyOf);
  const axis = axisOver(families);
  let medium: Medium | null = null;
  let advisorHref = (): string => '';

  const entry = (): FamilyEntry => ({
    low: low.field.value,
    high: high.field.value,
    degrees: unit,
    media: medium?.key ?? mediumField?.value ?? '',
  });

  const show = (): void => {
    const { wanted, problem } = readWanted(entry(), unit);
    if (problem !== '') return;
    showProblem(form.querySelector('#range-problem'), [low.field, high.field], { message: '' });
    for (const end of ends) placeHandle(end, unit);
    low.handle.classList.toggle(
      'is-upper',
      low.handle.valueAsNumber > (Number(low.handle.min) + Number(low.handle.max)) / 2,
    );
    placeMark(table, '--low', axis, wanted.lowC);
    placeMark(table, '--high', axis, wanted.highC);
    showRows(families, { wanted, medium });
    showAnswer(line, families, { question: { wanted, medium }, unit });
    if (advisor) {
      advisor.hidden = medium === null;
      if (medium !== null) advisor.href = advisorHref();
    }
  };

  const updateUrls = (): void => showEntryInUrls(form, clear, entry());

  /** Looks up the medium in the field. The table of media is loaded with the first name. */
  const readMedium = async (field: HTMLInputElement): Promise<void> => {
    const line = form.querySelector<HTMLElement>('#medium-problem');
    const typed = field.value.trim();
    medium = null;
    if (typed === '') showProblem(line, [field], { message: '' });
    else {
      const { advisorOf, readFamilies } = await import('../../domain/engineering/advisor/family-entry.ts');
      if (field.value.trim() !== typed) return;
      const { question, mediumProblem } = readFamilies({ ...entry(), media: typed });
      medium = question.medium;
      const near = (mediumProblem?.near ?? []).map(({ key, name }) =>
        Object.assign(document.createElement('a'), {
          className: 'link',
          rel: 'nofollow',
          textContent: name,
          href: location.pathname + searchOf({ ...entry(), media: key }),
        }),
      );
      showProblem(line, [field], { message: mediumProblem?.message ?? '', near });
      advisorHref = () => advisorOf(entry(), question);
    }
    show();
    updateUrls();
  };

  /** Moves one end of the range, at most to the other end. */
  const move = ({ name, field }: End, degrees: number): void => {
    const value =
      name === 'low' ? Math.min(degrees, high.handle.valueAsNumber) : Math.max(degrees, low.handle.valueAsNumber);
    field.value = String(value);
    show();
  };

  form.addEventListener('input', ({ target }) => {
    if (target !== mediumField) show();
  });
  form.addEventListener('change', ({ target }) => {
    if (target === mediumField && mediumField !== null) {
      void readMedium(mediumField);
      return;
    }
    const { problem } = readWanted(entry(), unit);
    showProblem(form.querySelector('#range-problem'), [low.field, high.field], { message: problem });
    updateUrls();
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
    for (const settled of ['change', 'keyup']) handle.addEventListener(settled, updateUrls);
  }
  // The fields may hold what was typed before this code ran, or values from the URL.
  if (mediumField === null || mediumField.value === '') show();
  else void readMedium(mediumField);
};
