import { samplesOf } from '../sample.ts';
import { declaration } from './content-blocks.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'three, one without a link',
    options: {
      heading: 'Before you order',
      items: [
        {
          image: '/drawings/o-ring.svg',
          altText: 'An O-ring and its section',
          width: '240px',
          title: 'Size',
          content: '<p>Inside diameter and cross-section.</p>',
          btnTitle: 'Sizing charts',
          btnLink: '/as568-sizing-chart',
        },
        {
          title: 'Material',
          content: '<p>Medium and temperature decide.</p>',
          btnTitle: 'Compare materials',
          btnLink: '/material-comparison-guide',
        },
        {
          title: 'Gland',
          content: '<p>Static or moving, liquid or gas.</p>',
          toggleBtn: true,
          btnLink: '/general-groove-design',
        },
      ],
    },
  },
]);
