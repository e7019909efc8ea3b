import { routesOf } from '../site-route.ts';

/** Industry pages. */
export const INDUSTRY_ROUTES = routesOf('industry', '/industries-hub', [
  ['/industries/chemical-processing', 'Chemical processing', 'flange-pipe'],
  ['/industries/emi-rfi-shielding', 'EMI and RFI shielding', 'emi-shield'],
  ['/industries/general-purpose', 'General purpose', 'hand-wheel-valve'],
  ['/industries/military-aerospace-automotive', 'Military, aerospace, automotive', 'actuator'],
  ['/industries/semiconductor-solar', 'Semiconductor and solar', 'wafer-chamber'],
  ['/industries/drinking-water', 'Drinking water', 'water-tap'],
  ['/industries/food-dairy', 'Food and dairy', 'dairy-clamp'],
  ['/industries/medical-pharmaceutical', 'Medical and pharmaceutical', 'syringe'],
  ['/industries/oil-field', 'Oil field', 'wellhead'],
  ['/industries/nuclear', 'Nuclear', 'reactor-vessel'],
  ['/industries/ul-certified', 'UL certified', 'ul-enclosure'],
]);
