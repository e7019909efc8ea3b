import { routesOf } from '../site-route.ts';

/** Services for parts and customers. */
export const SERVICE_ROUTES = routesOf('service', '/all-services', [
  ['/engineering-services', 'Engineering services', 'drawing-board'],
  ['/custom-o-rings', 'Custom O-rings', 'giant-o-ring'],
  ['/semiconductor-products-and-services', 'Semiconductor products and services', 'wafer-chamber'],
  ['/specialty-compliances', 'Specialty compliances', 'water-tap'],
  ['/deflashing', 'Deflashing', 'deflashing'],
  ['/vacuum-baking', 'Vacuum baking', 'vacuum-oven'],
  ['/vacuum-bagging', 'Vacuum bagging', 'vacuum-bag'],
  ['/ultrasonic-cleaning', 'Ultrasonic cleaning', 'ultrasonic-bath'],
  ['/cleanroom', 'Cleanroom', 'cleanroom'],
  ['/kitting', 'Kitting', 'kitting'],
  ['/assembly', 'Assembly', 'assembly'],
  ['/custom-packaging', 'Custom packaging', 'packaging'],
  ['/material-testing', 'Material testing', 'tensile-test'],
  ['/consignment', 'Consignment', 'consignment'],
  ['/reverse-engineering', 'Reverse engineering', 'reverse-engineering'],
  ['/coatings', 'Coatings', 'coating'],
  ['/splicing-and-vulcanizing', 'Splicing and vulcanizing', 'splicing'],
  ['/gasket-cutting', 'Gasket cutting', 'gasket-cutting'],
]);

export const COATING_ROUTES = routesOf('coating', '/coatings-and-lubrication-hub', [
  ['/ptfe-coated-o-rings', 'PTFE-coated O-rings', 'coating'],
  ['/molybdenum-disulfide-coating', 'Molybdenum disulfide coating', 'dry-film'],
  ['/o-ring-lubrication', 'O-ring lubrication', 'lubrication'],
  ['/internally-lubricated-o-rings', 'Internally lubricated O-rings', 'lubrication'],
]);

export const COMPLIANCE_ROUTES = routesOf('compliance', '/compliance-hub', [
  ['/fda-food-contact', 'FDA food contact', 'dairy-clamp'],
  ['/usp-class-vi', 'USP Class VI', 'syringe'],
  ['/nsf-61-drinking-water', 'NSF/ANSI 61 drinking water', 'water-tap'],
  ['/3-a-sanitary', '3-A sanitary', 'sanitary-gasket'],
  ['/ul-listed-materials', 'UL listed materials', 'ul-enclosure'],
  ['/military-specifications', 'Military specifications', 'actuator'],
  ['/rohs-and-reach', 'RoHS and REACH', 'polymer-chain'],
  ['/rapid-gas-decompression', 'Rapid gas decompression', 'failure-decompression'],
]);
