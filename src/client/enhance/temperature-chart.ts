import { axisPercent, HOME_AXIS } from '../../domain/engineering/finder/temperature-axis.ts';
import { celsius, formatTemperature } from '../../domain/kit/units.ts';

/** Moves the mark to the temperature typed into the finder and grays out the materials that are not rated for it. */
export const enhance = (chart: HTMLElement): void => {
  const axis = chart.querySelector<HTMLElement>('.temperature-chart-axis');
  const text = axis?.querySelector('em');
  if (!axis || !text) return;
  const unit = chart.dataset.unit === 'F' ? 'F' : 'C';
  document.addEventListener('canyon:temperature', (event) => {
    const degrees: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof degrees !== 'number') return;
    axis.style.setProperty('--at', `${axisPercent(HOME_AXIS, degrees)}%`);
    text.textContent = `${formatTemperature(unit, celsius(degrees))} °${unit}`;
    for (const row of chart.querySelectorAll<HTMLElement>('[data-high]')) {
      row.classList.toggle('is-short', Number(row.dataset.high) < degrees);
    }
  });
};
