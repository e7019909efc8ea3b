import { COATING_ROUTES } from '../routes/services.ts';
import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

export const SERVICES: NavigationGroup = {
  id: 'services',
  label: 'Services',
  overview: page('/all-services', 'All services'),
  columns: [
    navigationColumn(
      'Engineering and manufacturing',
      'From a problem to a part',
      '/manufacturing-hub-elastomers-plastics-metals',
      pages([
        '/engineering-services',
        '/custom-o-rings',
        '/reverse-engineering',
        '/material-testing',
        '/splicing-and-vulcanizing',
        '/gasket-cutting',
        '/semiconductor-products-and-services',
        '/specialty-compliances',
      ]),
    ),
    navigationColumn(
      'Cleaning and finishing',
      'Parts clean enough for vacuum',
      '/all-services',
      pages(['/deflashing', '/vacuum-baking', '/vacuum-bagging', '/ultrasonic-cleaning', '/cleanroom']),
    ),
    navigationColumn(
      'Coatings and lubrication',
      'Less friction, easier assembly',
      '/coatings-and-lubrication-hub',
      pages(['/coatings', ...COATING_ROUTES.map(({ path }) => path)]),
    ),
    navigationColumn(
      'Kitting and supply',
      'The right parts in the right bag',
      '/all-services',
      pages(['/kitting', '/assembly', '/custom-packaging', '/consignment']),
    ),
  ],
  featured: {
    id: 'engineering-services',
    title: 'Engineering services',
    href: page('/engineering-services').href,
    imageUrl: '/drawings/drawing-board.svg',
    description: 'Send the gland, the medium and the temperatures; get a seal, a material and a drawing.',
  },
};
