import { fahrenheitFromCelsius, formatSigned } from '../../domain/units.ts';

const LOW_C = -210;
const HIGH_C = 340;

/** Moves the mark to the temperature typed into the finder and greys the materials that do not reach it. */
export const enhance = (chart: HTMLElement): void => {
  const axis = chart.querySelector<HTMLElement>('.tca');
  const text = axis?.querySelector('em');
  if (!axis || !text) return;
  const isFahrenheit = chart.dataset.unit === 'F';
  document.addEventListener('canyon:temperature', (event) => {
    const celsius: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof celsius !== 'number') return;
    const share = (Math.min(Math.max(celsius, LOW_C), HIGH_C) - LOW_C) / (HIGH_C - LOW_C);
    axis.style.setProperty('--at', `${share * 100}%`);
    text.textContent = `${formatSigned(isFahrenheit ? fahrenheitFromCelsius(celsius) : celsius)} °${isFahrenheit ? 'F' : 'C'}`;
    for (const row of chart.querySelectorAll<HTMLElement>('[data-high]')) {
      row.classList.toggle('short', Number(row.dataset.high) < celsius);
    }
  });
};
