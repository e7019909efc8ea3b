import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/blog',
  title: 'Blog: seals explained with figures',
  description:
    'Short articles for people who choose, fit and replace seals: measuring, hardness, part numbers, groove figures and moving glands, each with an example.',
  image: '/drawings/measure-cs.svg',
  blocks: [
    block('Content Header', {
      heading: 'Blog',
      lead: 'One question per post, answered with a drawing and numbers you can check. Written for the bench and the drawing board alike.',
      actions: [
        { label: 'Shop O-rings', url: '/shop/orings', priority: 'primary' },
        { label: 'All references', url: '/reference-hub' },
      ],
      image: '/drawings/measure-cs.svg',
    }),
    block('Post List', {}),
    block('Column Content', {
      id: 'how',
      heading: 'How the posts are made',
      columns: [
        {
          heading: 'Figures',
          content:
            '<p>Sizes, tolerances and gland depths come from the tables behind the <a href="/as568-sizing-chart">sizing charts</a> and <a href="/general-groove-design">groove pages</a>. Where an estimate is used, its formula is printed beside it.</p>',
        },
        {
          heading: 'Limits',
          content:
            '<p>A worked example shows the way, not your result. Put in your own bore, fluid and temperature, and test before a series.</p>',
        },
        {
          heading: 'Questions',
          content:
            '<p>Missing a topic? Tell us through the <a href="/contact-us">contact page</a> what you were looking for, and look into the <a href="/glossary">glossary</a> meanwhile.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Faster than reading',
      content: 'Describe the joint, attach a picture, and have an engineer look at it.',
      actions: [
        { label: 'Ask an engineer', url: '/engineering-services#ask', priority: 'primary' },
        { label: 'FKM rings, medium hardness', url: '/shop/orings?material=fkm&durometer=medium' },
      ],
    }),
  ],
});
