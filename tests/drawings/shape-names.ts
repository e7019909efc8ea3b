/**
 * The drawings that pages can reference, by family. Their URLs are public: removing a name breaks pages and bookmarks.
 */
const FAMILIES = {
  seals:
    'o-ring backup-ring encapsulated-o-ring giant-o-ring micro-o-ring conductive-o-ring detectable-o-ring square-ring x-ring o-ring-cord o-ring-kit t-seal v-ring u-cup cap-seal spring-energized-seal spring-helical spring-canted-coil hydraulic-seal metal-c-ring metal-o-ring gasket spiral-wound-gasket sanitary-gasket washer-gasket isolation-kit fastener-seal slab foam tubing extrusion rubber-ball diaphragm grommet bonded-part custom-part',
  glands:
    'face-gland dovetail-gland half-dovetail-gland static-piston-gland static-rod-gland dynamic-piston-gland dynamic-rod-gland rotary-gland seal-form-gland',
  materials: 'temperature-range hardness-scale elastomer plastic metal polymer-chain',
  reference:
    'measure-cs measure-id squeeze-stretch-fill surface-roughness durometer-gauge compression-set size-chart tolerance-band permeation shelf-life-bag chemical-swell spring-load-curve',
  failures:
    'failure-extrusion failure-spiral failure-compression-set failure-abrasion failure-heat failure-decompression failure-chemical failure-installation',
  services:
    'molding deflashing vacuum-oven vacuum-bag ultrasonic-bath cleanroom kitting assembly packaging tensile-test consignment reverse-engineering coating dry-film splicing gasket-cutting drawing-board lubrication',
  industries:
    'flange-pipe emi-shield hand-wheel-valve actuator wafer-chamber water-tap dairy-clamp syringe wellhead reactor-vessel ul-enclosure',
};

export const shapeNames: readonly string[] = Object.values(FAMILIES).flatMap((names) => names.split(' '));

/** Returns the drawings of one family. */
export const shapesOf = (family: keyof typeof FAMILIES): readonly string[] => FAMILIES[family].split(' ');
