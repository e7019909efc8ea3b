import type { TemperatureChartData } from '../../../blocks/temperature-chart/temperature-chart.tsx';
import materialsCsv from '../../data/materials.csv';
import { parseCsv } from '../../db/csv.ts';
import type { LoaderRequest } from '../block-loaders.ts';

/** The materials most rings are made of: code of the table, name and service in a few words, page. */
const SHOWN: readonly (readonly [code: string, short: string, name: string, service: string, href: string])[] = [
  ['NBR', 'NBR', 'Nitrile', 'Mineral oil, hydraulic fluid', '/nbr-buna-n'],
  ['HNBR', 'HNBR', 'Hydrogenated nitrile', 'Hot oil, refrigerants', '/hnbr'],
  ['CR', 'CR', 'Chloroprene', 'Weather, refrigerants', '/neoprene'],
  ['EPDM-P', 'EPDM', 'Ethylene propylene', 'Water, steam, brake fluid', '/epdm'],
  ['VMQ', 'VMQ', 'Silicone', 'Food, dry heat', '/silicone'],
  ['FVMQ', 'FVMQ', 'Fluorosilicone', 'Fuel at low temperature', '/fluorosilicone'],
  ['FKM-A', 'FKM', 'Fluorocarbon', 'Fuel, oil, many chemicals', '/fkm-fluorocarbon'],
  ['FEPM', 'FEPM', 'Tetrafluoroethylene propylene', 'Steam, amines', '/fepm'],
  ['FFKM', 'FFKM', 'Perfluoroelastomer', 'Nearly every chemical', '/ffkm-perfluoroelastomer'],
  ['PTFE', 'PTFE', 'Polytetrafluoroethylene', 'Nearly every chemical', '/materialpages/ptfe'],
  ['AU', 'AU', 'Polyurethane', 'Abrasion, moving rods', '/polyurethane'],
];

const MARKED_C = 120;

/** Working ranges on file of the materials most asked for. */
export const loadTemperatureChart = (_request: LoaderRequest): TemperatureChartData => {
  const rows = new Map(parseCsv(materialsCsv).map((row) => [row.code, row]));
  const materials = SHOWN.flatMap(([code, short, name, service, href]) => {
    const row = rows.get(code);
    const [lowC, highC] = [Number(row?.temp_low_c || Number.NaN), Number(row?.temp_high_c || Number.NaN)];
    return Number.isFinite(lowC) && Number.isFinite(highC) ? [{ code: short, name, lowC, highC, service, href }] : [];
  });
  return { materials, markedC: MARKED_C };
};
