import { LINE_FIELD } from '../../domain/kit/forms/control-fields.ts';
import { usdCents } from '../../domain/kit/units.ts';
import { type PricedLine, selectionTexts } from '../../domain/order/quotes/selection.ts';
import { REQUEST_FOR_ETA } from '../../domain/shop/pricing/pricing-rules.ts';

const isLine = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.name === LINE_FIELD;

const lineOf = ({ value, dataset: { price, ship = '' } }: HTMLInputElement): PricedLine => ({
  position: Number(value),
  price: usdCents(Number(price)),
  shipTime: /^\d+$/.test(ship) ? Number(ship) : REQUEST_FOR_ETA,
  expedite: false,
});

/** Makes totals follow the checkboxes of a quote's lines, and adds a checkbox for all of them. */
export const enhance = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  const boxes = [...form.elements].filter(isLine);
  const all = document.querySelector<HTMLInputElement>(`[data-all="${form.id}"]`);
  const lines = Number(form.dataset.lines);
  const priced = Number(form.dataset.priced);
  const counts = { lines, priced, open: lines - priced };

  const show = (): void => {
    const selected = boxes.filter(({ checked }) => checked).map(lineOf);
    for (const [name, text] of Object.entries(selectionTexts(counts, selected))) {
      for (const element of document.querySelectorAll(`[data-sum="${name}"]`)) {
        if (element.textContent !== text) element.textContent = text;
      }
    }
    if (all === null) return;
    all.checked = selected.length === boxes.length;
    all.indeterminate = !all.checked && selected.length > 0;
  };

  for (const box of boxes) box.addEventListener('change', show);
  all?.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
    show();
  });
  // The browser may have restored checkboxes, or the visitor changed them before this file was loaded.
  show();
  addEventListener('pageshow', show);
};
