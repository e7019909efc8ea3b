import { block, definePage } from '../../define-page.ts';
import { columns, link, primary } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog',
  title: 'Blog: seals explained with figures',
  description:
    'Short articles for people who choose, fit and replace seals: measuring, hardness, part numbers, groove figures and moving glands, each with an example.',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Blog',
      lead: 'One question per post, answered with a drawing and numbers you can check, for designers and maintenance staff.',
      actions: [primary('Shop O-rings', '/shop/orings'), link('All references', '/reference-hub')],
      image: '/drawings/measure-cs.svg',
    }),
    block('Post List', {}),
    block('Column Content', {
      id: 'how',
      heading: 'How the posts are made',
      columns: columns({
        Figures:
          '<p>Sizes, tolerances and gland depths come from the tables behind the <a href="/as568-sizing-chart">sizing charts</a> and <a href="/general-groove-design">groove pages</a>. Where an estimate is used, its formula is printed beside it.</p>',
        Limits:
          '<p>A worked example shows the method, not your result. Use your own bore, fluid and temperature, and test before series production.</p>',
        Questions:
          '<p>Is a topic missing? Tell us through the <a href="/contact-us">contact page</a> what you were looking for. Terms are explained in the <a href="/glossary">glossary</a>.</p>',
      }),
    }),
    block('Lower Call to Action', {
      heading: 'Ask about your joint',
      content: 'Describe it, attach a picture, and an engineer looks at it.',
      actions: [
        primary('Ask an engineer', '/engineering-services#ask'),
        link('FKM rings, medium hardness', '/shop/orings?material=fkm&durometer=medium'),
      ],
    }),
  ],
});
