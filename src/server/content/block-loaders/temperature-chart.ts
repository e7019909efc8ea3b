import type { TemperatureChartData } from '../../../blocks/temperature-chart/temperature-chart.tsx';
import { materialPlace } from '../../../domain/reference/material-places.ts';
import { materials } from '../../../domain/reference/tables.ts';
import { celsius } from '../../../domain/units.ts';
import type { LoaderRequest } from './block-loader.ts';

/** The materials most rings are made of: code of the table, name and service in a few words. */
const SHOWN: readonly (readonly [code: string, short: string, name: string, service: string])[] = [
  ['NBR', 'NBR', 'Nitrile', 'Mineral oil, hydraulic fluid'],
  ['HNBR', 'HNBR', 'Hydrogenated nitrile', 'Hot oil, refrigerants'],
  ['CR', 'CR', 'Chloroprene', 'Weather, refrigerants'],
  ['EPDM-P', 'EPDM', 'Ethylene propylene', 'Water, steam, brake fluid'],
  ['VMQ', 'VMQ', 'Silicone', 'Food, dry heat'],
  ['FVMQ', 'FVMQ', 'Fluorosilicone', 'Fuel at low temperature'],
  ['FKM-A', 'FKM', 'Fluorocarbon', 'Fuel, oil, many chemicals'],
  ['FEPM', 'FEPM', 'Tetrafluoroethylene propylene', 'Steam, amines'],
  ['FFKM', 'FFKM', 'Perfluoroelastomer', 'Nearly every chemical'],
  ['PTFE', 'PTFE', 'Polytetrafluoroethylene', 'Nearly every chemical'],
  ['AU', 'AU', 'Polyurethane', 'Abrasion, moving rods'],
];

const MARKED_C = celsius(120);

/** Working ranges on file of the materials most asked for. */
export const loadTemperatureChart = (_request: LoaderRequest): TemperatureChartData => {
  const onFile = new Map(materials().map((material) => [material.code, material]));
  const shown = SHOWN.flatMap(([code, short, name, service]) => {
    const material = onFile.get(code);
    const page = materialPlace(code)?.page;
    if (material === undefined || page === undefined) return [];
    return [{ code: short, name, lowC: material.lowC, highC: material.highC, service, href: page }];
  });
  return { materials: shown, markedC: MARKED_C };
};
