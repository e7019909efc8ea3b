import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/ffkm-perfluoroelastomer',
  title: 'Perfluoroelastomer (FFKM) O-rings',
  description:
    'FFKM takes nearly every chemical and up to 325 °C by grade. How to choose a grade, allow for thermal expansion in the gland, and when FKM is enough.',
  blocks: [
    block('Content Header', {
      heading: 'Perfluoroelastomer (FFKM)',
      lead: 'Rubber with the chemical resistance of PTFE. Standard grades work to 260 °C (500 °F), high-temperature grades to 300–327 °C; the cold limit is about −15 °C (5 °F). Kalrez® is one trade name. Used where every other rubber is rated D.',
      actions: [
        primary('Price FFKM O-rings', '/shop/orings?material=ffkm'),
        link('Quote for a special grade', '/request-a-quote'),
      ],
      image: '/drawings/temperature-range.svg?low=-15&high=325',
      material: 'FFKM',
    }),
    block('List', {
      id: 'grade',
      heading: 'How to choose a grade',
      style: 'numbers',
      items: texts(
        '<b>Highest temperature at the seal, not in the process?</b> Above 260 °C only high-temperature grades work, and these often resist steam or amines less well.',
        '<b>Hot amines, ammonia or steam?</b> The cure system decides. Name the medium, its concentration and how often it is present.',
        '<b>Plasma or ultra-pure fluid?</b> Ask for a semiconductor grade: low metals, low particle release, often white or translucent.',
        '<b>Gas at pressure that drops fast?</b> Ask for a decompression-resistant grade, 90 to 95 Shore A.',
      ),
    }),
    block('Data Table', {
      id: 'exceptions',
      heading: 'Chemical resistance compared',
      caption: 'FFKM beside FKM, FEPM and PTFE',
      head: head('Medium', 'FFKM', 'FKM', 'FEPM', 'PTFE'),
      rows: [
        row('Methyl ethyl ketone (MEK)', 'A', 'D', 'D', 'A'),
        row('Tetrahydrofuran (THF)', 'A', 'D', 'D', 'A'),
        row('Nitric acid 70%', 'A', 'C', 'C', 'A'),
        row('Steam above 150 °C', 'B', 'D', 'A', 'A'),
        row('Ethylenediamine', 'C', 'D', 'B', 'A'),
        row('Fluorine gas', 'B', 'D', '–', 'B'),
      ],
      note: 'A dash means no rating on file. Some fully halogenated refrigerants and PFPE oils swell FFKM.',
    }),
    block('Content Subheader', {
      id: 'gland',
      heading: 'Leave room for thermal expansion',
      content:
        '<p>Perfluoroelastomer expands more with heat than nitrile or standard fluorocarbon. A groove that is 85% full at room temperature can be overfull at 250 °C; then the ring extrudes or splits. Use a wider groove, start from the lower half of the usual fill, and check the fill at the highest temperature. The <a href="/general-groove-design">groove design page</a> shows the calculation.</p><p>At low temperature it shrinks and stiffens, and a flange that was tight when hot can leak on cooldown. Ask for a low-temperature grade or a <a href="/spring-energized-seals">spring-energized seal</a>.</p>',
    }),
    faq('Questions about FFKM', {
      'Why does one ring cost so much?':
        '<p>The monomers are made in small volume, molding and post-cure are slow, and the compound is dense, at about 1.9 to 2.05 g/cm³. Small cross-sections keep the cost down where the gland allows.</p>',
      'Would a coated or encapsulated ring work?':
        '<p>In a static gland with good surfaces, often. A <a href="/encapsulated-o-rings">FEP or PFA jacket</a> over silicone or FKM resists most of the same media at a fraction of the cost, but it stretches little and recovers slowly.</p>',
    }),
    block('Page Margin', {
      material: 'FFKM',
      store: '/shop/orings?material=ffkm',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Seals for chambers, load locks and gas lines',
      actions: [link('Semiconductor and solar', '/industries/semiconductor-solar')],
      image: '/drawings/wafer-chamber.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Send your media list',
      content:
        'List all media with temperatures, including cleaning cycles. A cleaner often decides the grade more than the process.',
      actions: [
        primary('Send your media list', '/request-a-quote'),
        link('FFKM in the store', '/shop/orings?material=ffkm'),
      ],
    }),
  ],
});
