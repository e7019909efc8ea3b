import { routesOf } from '../site-route.ts';

/** Reference and design pages. */
export const REFERENCE_ROUTES = routesOf('reference', '/reference-hub', [
  ['/as568-sizing-chart', 'AS568 sizing chart'],
  ['/jis-sizing-chart', 'JIS sizing chart'],
  ['/metric-o-ring-table', 'Metric O-ring table'],
  ['/parker-series-5-xxx-o-ring-sizes', 'Parker series 5-xxx O-ring sizes'],
  ['/bs-4518-iso-6149-sizing-chart', 'BS 4518 and ISO 6149 sizing chart'],
  ['/general-groove-design', 'General groove design'],
  ['/face-seal-design', 'Face seal design'],
  ['/dove-tail-design', 'Dovetail groove design'],
  ['/static-rod-piston-design', 'Static rod and piston design'],
  ['/dynamic-rod-piston-design', 'Dynamic rod and piston design'],
  ['/dynamic-rotary-design', 'Dynamic rotary design'],
  ['/jis-b-2401-2-groove-chart', 'JIS B 2401-2 groove chart'],
  ['/iso-3601-2-groove-chart', 'ISO 3601-2 groove chart'],
  ['/as5857-as4716-groove-chart', 'AS5857 and AS4716 groove chart'],
  ['/chemical-compatibility-table-o-rings-gaskets-plastics', 'Chemical compatibility table'],
  ['/material-comparison-guide', 'Material comparison guide'],
  ['/rma-tolerances', 'RMA tolerances'],
  ['/permeability', 'Gas permeability'],
  ['/shelf-life', 'Shelf life'],
  ['/measuring-o-rings', 'Measuring O-rings'],
  ['/durometer-and-hardness', 'Durometer and hardness'],
  ['/o-ring-failure-guide', 'O-ring failure guide'],
  ['/surface-finish', 'Surface finish for seals'],
  ['/glossary', 'Glossary of seal terms'],
]);
