import type { TemperatureChartData } from '../../../blocks/temperature-chart/temperature-chart.tsx';
import { celsius } from '../../../domain/kit/units.ts';
import { materialFamiliesOf } from '../../../domain/reference/tables/material-families.ts';

/** The families that most rings belong to. */
const SHOWN = ['NBR', 'HNBR', 'CR', 'EPDM', 'VMQ', 'FVMQ', 'FKM', 'FEPM', 'FFKM', 'PTFE', 'AU'];

const MARKED_C = celsius(120);

/** Returns the working temperature ranges of the most common materials. */
export const loadTemperatureChart = (): TemperatureChartData => {
  const families = new Map(
    [...materialFamiliesOf('elastomer'), ...materialFamiliesOf('plastic')].map((one) => [one.short, one]),
  );
  const materials = SHOWN.flatMap((short) => {
    const family = families.get(short);
    if (family === undefined) return [];
    const { name, service, page, material } = family;
    const { lowC, highC, standardHighC } = material;
    return [{ code: short, name, service, href: page, lowC, highC, standardHighC }];
  });
  return { materials, markedC: MARKED_C };
};
