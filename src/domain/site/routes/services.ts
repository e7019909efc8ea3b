import { routesOf } from '../site-route.ts';

/** What is done to parts and for customers. */
export const SERVICE_ROUTES = routesOf('service', '/all-services', [
  ['/engineering-services', 'Engineering services'],
  ['/custom-o-rings', 'Custom O-rings'],
  ['/semiconductor-products-and-services', 'Semiconductor products and services'],
  ['/specialty-compliances', 'Specialty compliances'],
  ['/deflashing', 'Deflashing'],
  ['/vacuum-baking', 'Vacuum baking'],
  ['/vacuum-bagging', 'Vacuum bagging'],
  ['/ultrasonic-cleaning', 'Ultrasonic cleaning'],
  ['/cleanroom', 'Cleanroom'],
  ['/kitting', 'Kitting'],
  ['/assembly', 'Assembly'],
  ['/custom-packaging', 'Custom packaging'],
  ['/material-testing', 'Material testing'],
  ['/consignment', 'Consignment'],
  ['/reverse-engineering', 'Reverse engineering'],
  ['/coatings', 'Coatings'],
  ['/splicing-and-vulcanizing', 'Splicing and vulcanizing'],
  ['/gasket-cutting', 'Gasket cutting'],
]);

export const COATING_ROUTES = routesOf('coating', '/coatings-and-lubrication-hub', [
  ['/ptfe-coated-o-rings', 'PTFE-coated O-rings'],
  ['/molybdenum-disulfide-coating', 'Molybdenum disulfide coating'],
  ['/o-ring-lubrication', 'O-ring lubrication'],
  ['/internally-lubricated-o-rings', 'Internally lubricated O-rings'],
]);

export const COMPLIANCE_ROUTES = routesOf('compliance', '/compliance-hub', [
  ['/fda-food-contact', 'FDA food contact'],
  ['/usp-class-vi', 'USP Class VI'],
  ['/nsf-61-drinking-water', 'NSF/ANSI 61 drinking water'],
  ['/3-a-sanitary', '3-A sanitary'],
  ['/ul-listed-materials', 'UL listed materials'],
  ['/military-specifications', 'Military specifications'],
  ['/rohs-and-reach', 'RoHS and REACH'],
  ['/rapid-gas-decompression', 'Rapid gas decompression'],
]);
