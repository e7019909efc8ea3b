import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/material-testing',
  title: 'Material testing of rubber and seals',
  description:
    'Hardness, tensile, compression set, fluid aging, cold and outgassing: the ASTM methods, what each result tells you, sample needs and honest limits.',
  image: '/drawings/tensile-test.svg',
  blocks: [
    block('Content Header', {
      heading: 'Material testing',
      lead: 'A test turns “should be fine” into a number. Choose the few that copy what happens in your joint; a long certificate of the wrong tests is only paper.',
      actions: [
        { label: 'Request a test', url: '/request-a-quote', priority: 'primary' },
        { label: 'Plan it with an engineer', url: '/engineering-services' },
      ],
      image: '/drawings/tensile-test.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'methods',
      heading: 'Tests and what they say',
      caption: 'Common test methods for seal materials',
      head: head('Property', 'Method', 'Sample', 'Tells you'),
      rows: [
        row('Hardness', 'ASTM D2240', 'Sheet or button', 'Right compound, right cure'),
        row('Tensile strength, elongation', 'ASTM D412', 'Dumbbell from sheet', 'Cure, filler, aging'),
        row('Compression set', 'ASTM D395', 'Button or ring piece', 'Force left after heat'),
        row('Fluid immersion', 'ASTM D471', 'Strip or ring', 'Swell, softening, extraction'),
        row('Heat aging', 'ASTM D573', 'Dumbbells', 'Hardening in hot air'),
        row('Retraction in cold', 'ASTM D1329', 'Strip', 'TR-10, the practical cold limit'),
        row('Ozone', 'ASTM D1149', 'Stretched strip', 'Cracks outdoors or near motors'),
        row('Tests on O-rings', 'ASTM D1414', 'The ring itself', 'All of the above on the real section'),
        row('Outgassing in vacuum', 'ASTM E595', 'Small pieces', 'Mass loss and condensables'),
      ],
    }),
    block('Image Content Blocks', {
      id: 'set',
      heading: 'Three numbers worth understanding',
      items: [
        {
          image: '/drawings/compression-set.svg',
          title: 'Set',
          content:
            '<p>What a ring fails to regain after being held flat: 0% is perfect, at 100% nothing springs back. Always quoted with hours and temperature.</p>',
          btnTitle: 'Failure by set',
          btnLink: '/o-ring-failure-guide',
        },
        {
          image: '/drawings/chemical-swell.svg',
          title: 'Swell',
          content:
            '<p>Change of volume in a fluid. Some swell helps a static joint; shrinkage opens it. A full groove has room for little.</p>',
          btnTitle: 'Gland fill',
          btnLink: '/general-groove-design',
        },
        {
          image: '/drawings/durometer-gauge.svg',
          title: 'Hardness change',
          content:
            '<p>Harder after aging: chains linked further. Softer: they broke or took up fluid. The direction is the diagnosis.</p>',
          btnTitle: 'Durometer and hardness',
          btnLink: '/durometer-and-hardness',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'identify',
      heading: 'Which polymer is it?',
      content:
        '<p>Infrared spectra tell families apart, heating on a balance gives the shares of polymer, oil, black and ash, and density narrows the field in minutes. None of the three reads a trade name or a recipe out of a ring. For a claim about identity, keep a sealed sample of a known lot to compare with.</p>',
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'How far a result carries',
      columns: [
        {
          heading: 'It can',
          bulletType: 'plus_bullet',
          points: [
            { text: 'compare two compounds under one condition;' },
            { text: 'show that a lot equals the last one;' },
            { text: 'exclude a rubber before the field does.' },
          ],
        },
        {
          heading: 'It cannot',
          bulletType: 'minus_bullet',
          points: [
            { text: 'predict years from 70 hours without several temperatures;' },
            { text: 'stand for another lot, recipe or section;' },
            { text: 'replace a trial in the machine.' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Laboratory questions',
      items: [
        {
          question: 'How many parts are needed?',
          answer:
            '<p>Most of these tests destroy their samples, three to five each. Sheet or buttons from the same batch are cheaper than rings; say early that you want them.</p>',
        },
        {
          question: 'May the fluid come from us?',
          answer:
            '<p>It should, if it is not a standard oil: the additives in your drum are what attacks. Include its safety data sheet.</p>',
        },
        {
          question: 'Are results issued by an accredited laboratory?',
          answer:
            '<p>If you require it, state so: the test is then placed with a laboratory accredited for that method.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-compression-set',
      links: [
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Property, method, limit',
      content: 'With these three words per test we can quote. Or begin with compounds chosen for low set.',
      actions: [
        { label: 'Low compression set rings', url: '/shop/orings?subtype=low-compression-set', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
