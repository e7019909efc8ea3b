import { BLOG_ROUTES } from '../routes/blog.ts';
import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

export const CONTACT: NavigationGroup = {
  id: 'contact',
  label: 'Contact',
  overview: page('/contact-us'),
  columns: [
    {
      heading: 'Ask us',
      purpose: 'Phone, mail, form or a quote',
      hub: null,
      links: [
        page('/contact-us'),
        page('/request-a-quote'),
        page('/engineering-services', 'Talk to an engineer'),
        page('/faq'),
      ],
    },
    {
      heading: 'Company',
      purpose: 'Who we are and what we hold',
      hub: null,
      links: [
        page('/linecard'),
        page('/iso-9001-certification'),
        ...pages(['/privacy-policy', '/terms-and-conditions', '/accessibility']),
      ],
    },
    navigationColumn(
      'Blog',
      'How seals work, one question at a time',
      '/blog',
      pages(BLOG_ROUTES.map(({ path }) => path)),
    ),
  ],
  featured: {
    id: 'request-a-quote',
    title: 'Request a quote',
    href: page('/request-a-quote').href,
    imageUrl: '/drawings/custom-part.svg',
    description: 'A part number and a quantity are enough. For anything else add a drawing or a sample’s dimensions.',
  },
};
