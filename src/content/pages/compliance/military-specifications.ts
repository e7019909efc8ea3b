import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/military-specifications',
  title: 'Military and aerospace specifications',
  description:
    'How to read a military or aerospace O-ring callout: material specification, class, slash sheet, dash size, cure date, and the documents to order with it.',
  image: '/drawings/actuator.svg',
  blocks: [
    block('Content Header', {
      heading: 'Military specifications',
      lead: 'A callout on a defense or aircraft drawing specifies material, tests, size, marking and packing in one line. This page explains such a line and what to put in the order so that parts pass receiving inspection.',
      actions: [
        { label: 'Send a callout for quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
      ],
      image: '/drawings/actuator.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'kinds',
      heading: 'Types of documents',
      caption: 'Prefixes on seal drawings',
      head: [{ text: 'Prefix' }, { text: 'Issued by' }, { text: 'Contains' }],
      rows: [
        {
          cells: [
            { text: 'MIL-PRF, MIL-DTL' },
            { text: 'US Department of Defense' },
            { text: 'Performance or detail requirements for the rubber and the part' },
          ],
        },
        {
          cells: [
            { text: 'AMS' },
            { text: 'SAE International' },
            { text: 'Aerospace material: polymer, hardness, aging limits' },
          ],
        },
        {
          cells: [
            { text: 'AS' },
            { text: 'SAE International' },
            { text: 'Part standards and sizes, among them AS568' },
          ],
        },
        {
          cells: [
            { text: 'NAS' },
            { text: 'Aerospace Industries Association' },
            { text: 'Part standards of the aircraft industry' },
          ],
        },
        {
          cells: [
            { text: 'M with slash' },
            { text: 'Parent specification' },
            { text: 'Slash sheet: one material class, one table of sizes' },
          ],
        },
      ],
      note: 'Many MIL documents were transferred to SAE and now have an AMS number. Canceled documents usually name their successor.',
    }),
    block('List', {
      id: 'read',
      heading: 'How to read a callout',
      style: 'numbers',
      items: [
        { text: '<b>Specification.</b> The base number gives polymer family and fluid.' },
        {
          text: '<b>Slash sheet, type or class.</b> Gives hardness, cross-section series or temperature class. Do not leave it out.',
        },
        {
          text: '<b>Dash number.</b> Nearly always the <a href="/as568-sizing-chart">AS568 size</a>; check, since some sheets have their own numbering.',
        },
        {
          text: '<b>Revision.</b> Without a letter, the current revision applies; contracts may require an older one.',
        },
      ],
    }),
    block('Data Table', {
      id: 'families',
      heading: 'Polymers by application',
      caption: 'Usual polymer by application',
      head: [{ text: 'Application' }, { text: 'Polymer' }, { text: 'Remark' }],
      rows: [
        {
          cells: [
            { text: 'Petroleum fuel and hydraulic oil' },
            { text: 'Nitrile', url: '/nbr-buna-n' },
            { text: 'Low-temperature types for arctic conditions' },
          ],
        },
        {
          cells: [
            { text: 'Cold fuel, static' },
            { text: 'Fluorosilicone', url: '/fluorosilicone' },
            { text: 'Static only' },
          ],
        },
        {
          cells: [
            { text: 'Heat and synthetic oil' },
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: 'Type A; GLT for cold starts' },
          ],
        },
        {
          cells: [
            { text: 'Phosphate ester' },
            { text: 'Ethylene propylene', url: '/epdm' },
            { text: 'No contact with mineral oil' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'papers',
      heading: 'Documents and marking',
      content:
        '<p>Ask for a certificate of conformance with specification and revision, compound and batch number, cure date by quarter and year, and, where the specification requires it, lot test results. Some documents restrict supply to sources on a qualified products list; parts from other sources then do not conform, even if the rubber is identical. Age control follows SAE ARP5316: the <a href="/shelf-life">shelf life table</a> gives years by polymer.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about military specifications',
      items: [
        {
          question: 'Do you stock parts to a given specification?',
          answer:
            '<p>Send the full callout, and we tell you which specification, revision and documents we can supply.</p>',
        },
        {
          question: 'Can a commercial compound be used instead?',
          answer:
            '<p>For ground tests, if the owner of the drawing agrees in writing. It gets a commercial part number to prevent mix-ups.</p>',
        },
        {
          question: 'Are rings bagged individually?',
          answer:
            '<p>If specified. <a href="/custom-packaging">Custom packaging</a> covers unit packs with size, batch and cure date on the label.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fvmq',
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Fluorosilicone (FVMQ)', url: '/fluorosilicone' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Shelf life', url: '/shelf-life' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Commercial sizes for prototypes',
      content:
        'The store has AS568 rings in fluorosilicone, nitrile and FKM with prices; parts to specification are quoted.',
      actions: [
        { label: 'Fluorosilicone O-rings', url: '/shop/orings?material=fvmq', priority: 'primary' },
        { label: 'Quote to specification', url: '/request-a-quote' },
      ],
    }),
  ],
});
