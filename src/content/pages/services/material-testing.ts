import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/material-testing',
  title: 'Material testing of rubber and seals',
  description:
    'Hardness, tensile, compression set, fluid aging, cold and outgassing: the ASTM methods, what each result tells you, samples needed and limits.',
  blocks: [
    block('Content Header', {
      heading: 'Material testing',
      lead: 'Choose the few tests that reproduce the conditions in your joint; results of other tests do not help.',
      actions: [
        primary('Request a test', '/request-a-quote'),
        link('Plan it with an engineer', '/engineering-services'),
      ],
      image: '/drawings/tensile-test.svg',
    }),
    block('Data Table', {
      id: 'methods',
      heading: 'Test methods',
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
      heading: 'Understanding the results',
      items: [
        {
          image: '/drawings/compression-set.svg',
          title: 'Compression set',
          content:
            '<p>The part of the compression that does not recover: at 0% all of it does, at 100% none. Always stated with hours and temperature.</p>',
          btnTitle: 'Failure by set',
          btnLink: '/o-ring-failure-guide',
        },
        {
          image: '/drawings/chemical-swell.svg',
          title: 'Swell',
          content:
            '<p>Change of volume in a fluid. Some swell helps a static joint; shrinkage opens it. A full groove leaves little room for it.</p>',
          btnTitle: 'Gland fill',
          btnLink: '/general-groove-design',
        },
        {
          image: '/drawings/durometer-gauge.svg',
          title: 'Hardness change',
          content:
            '<p>Harder after aging: more crosslinks have formed. Softer: chains have broken, or the rubber absorbed fluid.</p>',
          btnTitle: 'Durometer and hardness',
          btnLink: '/durometer-and-hardness',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'identify',
      heading: 'Identifying the polymer',
      content:
        '<p>Infrared spectra identify the family, thermogravimetry gives the shares of polymer, oil, carbon black and ash, and density narrows the choice in minutes. None of them shows a trade name or a recipe. To prove identity, keep a sealed sample of a known lot for comparison.</p>',
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'What results can show',
      columns: [
        plusPoints('They can', [
          'Compare two compounds under one condition',
          'Show that a lot matches the last one',
          'Rule out a rubber before it fails in service',
        ]),
        minusPoints('They cannot', [
          'Predict years from 70 hours at a single temperature',
          'Apply to another lot, recipe or cross-section',
          'Replace a trial in the machine',
        ]),
      ],
    }),
    faq('Questions about testing', {
      'How many parts are needed?':
        '<p>Most of these tests destroy their samples, three to five each. Sheet or buttons from the same batch cost less than rings; request them early.</p>',
      'Can we supply the fluid?':
        '<p>Yes, please, unless it is a standard oil: additives matter. Include the safety data sheet.</p>',
      'Are results issued by an accredited laboratory?':
        '<p>If you require it, say so, and we place the test with a laboratory accredited for that method.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-compression-set',
      links: [
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('General groove design', '/general-groove-design'),
        link('Durometer and hardness', '/durometer-and-hardness'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send property, method and limit',
      content: 'With these for each test we can quote. Or start with compounds of low compression set.',
      actions: [
        primary('Low compression set rings', '/shop/orings?subtype=low-compression-set'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
