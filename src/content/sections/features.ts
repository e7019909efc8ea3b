import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'features',
  place: 3,
  name: 'Feature grid',
  about: 'Three features, each with a drawing, a sentence and a link.',
  blocks: [
    open(
      'Content Blocks',
      {
        heading: 'What decides a seal',
        items: [
          {
            image: '/drawings/measure-id.svg',
            altText: 'Inside diameter of an O-ring',
            title: 'Size',
            content: '<p>Inside diameter and cross-section name a ring, in three standards or to your figures.</p>',
            btnTitle: 'AS568 sizes',
            btnLink: '/as568-sizing-chart',
          },
          {
            image: '/drawings/chemical-swell.svg',
            altText: 'A section that swells in its medium',
            title: 'Material',
            content: '<p>The medium comes first, the temperature second, the price third.</p>',
            btnTitle: 'Compare materials',
            btnLink: '/material-comparison-guide',
          },
          {
            image: '/drawings/face-gland.svg',
            altText: 'A face seal groove',
            title: 'Groove',
            content: '<p>Depth gives the squeeze, width gives room for what heat and fluid add.</p>',
            btnTitle: 'Groove design',
            btnLink: '/general-groove-design',
          },
        ],
      },
      ['heading', 'items'],
    ),
  ],
});
