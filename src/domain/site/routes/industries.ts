import { routesOf } from '../site-route.ts';

/** Industry pages. */
export const INDUSTRY_ROUTES = routesOf('industry', '/industries-hub', [
  ['/industries/chemical-processing', 'Chemical processing'],
  ['/industries/emi-rfi-shielding', 'EMI and RFI shielding'],
  ['/industries/general-purpose', 'General purpose'],
  ['/industries/military-aerospace-automotive', 'Military, aerospace, automotive'],
  ['/industries/semiconductor-solar', 'Semiconductor and solar'],
  ['/industries/drinking-water', 'Drinking water'],
  ['/industries/food-dairy', 'Food and dairy'],
  ['/industries/medical-pharmaceutical', 'Medical and pharmaceutical'],
  ['/industries/oil-field', 'Oil field'],
  ['/industries/nuclear', 'Nuclear'],
  ['/industries/ul-certified', 'UL certified'],
]);
