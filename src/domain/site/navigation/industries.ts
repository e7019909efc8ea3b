import { COMPLIANCE_ROUTES } from '../routes/services.ts';
import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

export const INDUSTRIES: NavigationGroup = {
  id: 'industries',
  label: 'Industries',
  overview: page('/industries-hub', 'Industries overview'),
  columns: [
    navigationColumn(
      'Process and energy',
      'Chemicals, oil, heat and radiation',
      '/industries',
      pages([
        '/industries/chemical-processing',
        '/industries/oil-field',
        '/industries/nuclear',
        '/industries/general-purpose',
      ]),
    ),
    navigationColumn(
      'Food, water, health',
      'Seals with an approval to show',
      '/industries',
      pages(['/industries/food-dairy', '/industries/drinking-water', '/industries/medical-pharmaceutical']),
    ),
    navigationColumn(
      'Electronics and transport',
      'Vacuum, shielding, motion',
      '/industries',
      pages([
        '/industries/semiconductor-solar',
        '/industries/emi-rfi-shielding',
        '/industries/military-aerospace-automotive',
        '/industries/ul-certified',
      ]),
    ),
    navigationColumn(
      'Compliance',
      'What each approval requires',
      '/compliance-hub',
      pages(COMPLIANCE_ROUTES.map(({ path }) => path)),
    ),
  ],
  featured: {
    id: 'semiconductor-solar',
    title: 'Semiconductor and solar',
    href: page('/industries/semiconductor-solar').href,
    imageUrl: '/drawings/wafer-chamber.svg',
    description: 'Seals for chambers, slit valves and gas lines: what plasma, heat and vacuum require of the material.',
  },
};
