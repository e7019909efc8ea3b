import { TemperatureBar } from '../../../../drawings/charts/temperature-bar.tsx';
import type { Column, ShownRow } from './column.ts';
import { modifierText, rowTemperatureText } from './row-text.ts';

/* Columns that parts and compounds share. */

export const COLOR: Column<ShownRow> = {
  titles: [{ text: 'Color', sort: { by: 'color', menu: 'Color' } }],
  width: 'wrap',
  cell: ({ compound, color }) => {
    const name = modifierText(compound, 'color');
    return (
      <>
        {name === '' ? null : <i className="swatch" style={{ background: color }} />}
        {name === '' ? '–' : name}
      </>
    );
  },
};

export const TEMPERATURE: Column<ShownRow> = {
  titles: [
    { text: 'Low', sort: { by: 'temperature_low', menu: 'Low temperature' } },
    { text: 'High', sort: { by: 'temperature_high', menu: 'High temperature' } },
  ],
  after: ' Tmp',
  unit: 'temperature',
  figures: 'range',
  cell: ({ compound, preferences }) => {
    const { temperature_low_c: lowC, temperature_high_c: highC } = compound;
    return (
      <span className="results-table-chart">
        {lowC === null || highC === null ? null : <TemperatureBar lowC={lowC} highC={highC} />}
        <span>{rowTemperatureText(compound, preferences.temperature)}</span>
      </span>
    );
  },
};

export const FEATURES: Column<ShownRow> = {
  titles: [{ text: 'Key Features' }],
  width: 'rest',
  cell: ({ compound }) => <span>{compound.custom.description}</span>,
  tooltip: ({ compound }) => compound.custom.description,
};
