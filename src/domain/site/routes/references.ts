import { routesOf } from '../site-route.ts';

/** Reference and design pages. */
export const REFERENCE_ROUTES = routesOf('reference', '/reference-hub', [
  ['/as568-sizing-chart', 'AS568 sizing chart', 'size-chart'],
  ['/jis-sizing-chart', 'JIS sizing chart', 'size-chart'],
  ['/metric-o-ring-table', 'Metric O-ring table', 'measure-id'],
  ['/parker-series-5-xxx-o-ring-sizes', 'Parker series 5-xxx O-ring sizes', 'measure-cs'],
  ['/bs-4518-iso-6149-sizing-chart', 'BS 4518 and ISO 6149 sizing chart', 'measure-id'],
  ['/general-groove-design', 'General groove design', 'squeeze-stretch-fill'],
  ['/face-seal-design', 'Face seal design', 'face-gland'],
  ['/dove-tail-design', 'Dovetail groove design', 'dovetail-gland'],
  ['/static-rod-piston-design', 'Static rod and piston design', 'static-piston-gland'],
  ['/dynamic-rod-piston-design', 'Dynamic rod and piston design', 'dynamic-piston-gland'],
  ['/dynamic-rotary-design', 'Dynamic rotary design', 'rotary-gland'],
  ['/jis-b-2401-2-groove-chart', 'JIS B 2401-2 groove chart', 'static-rod-gland'],
  ['/iso-3601-2-groove-chart', 'ISO 3601-2 groove chart', 'static-piston-gland'],
  ['/as5857-as4716-groove-chart', 'AS5857 and AS4716 groove chart', 'dynamic-piston-gland'],
  ['/chemical-compatibility-table-o-rings-gaskets-plastics', 'Chemical compatibility table', 'chemical-swell'],
  ['/material-comparison-guide', 'Material comparison guide', 'polymer-chain'],
  ['/rma-tolerances', 'RMA tolerances', 'tolerance-band'],
  ['/permeability', 'Gas permeability', 'permeation'],
  ['/shelf-life', 'Shelf life', 'shelf-life-bag'],
  ['/measuring-o-rings', 'Measuring O-rings', 'measure-cs'],
  ['/durometer-and-hardness', 'Durometer and hardness', 'durometer-gauge'],
  ['/o-ring-failure-guide', 'O-ring failure guide', 'failure-extrusion'],
  ['/surface-finish', 'Surface finish for seals', 'surface-roughness'],
  ['/glossary', 'Glossary of seal terms', 'elastomer'],
]);
