import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/military-specifications',
  title: 'Military and aerospace specifications',
  description:
    'How to read a military or aerospace O-ring callout: material specification, class, slash sheet, dash size, cure date, and the papers to order with it.',
  image: '/drawings/actuator.svg',
  blocks: [
    block('Content Header', {
      heading: 'Military specifications',
      lead: 'A callout on a defense or aircraft drawing fixes material, test, size, marking and packing in one line. This page takes such a line apart and shows what to put in the order so that receiving inspection has nothing to reject.',
      actions: [
        { label: 'Send a callout for quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
      ],
      image: '/drawings/actuator.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'kinds',
      heading: 'Kinds of document',
      caption: 'Prefixes met on seal drawings',
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
      note: 'Many MIL documents were handed to SAE and live on under an AMS number. A canceled number on an old print usually names its successor.',
    }),
    block('List', {
      id: 'read',
      heading: 'Reading a callout from left to right',
      style: 'numbers',
      items: [
        { text: '<b>Specification.</b> The base number tells polymer family and fluid.' },
        {
          text: '<b>Slash sheet, type or class.</b> Narrows it to hardness, cross-section series or temperature class. Do not leave it out.',
        },
        {
          text: '<b>Dash number.</b> Nearly always the <a href="/as568-sizing-chart">AS568 size</a>; check, as some sheets count for themselves.',
        },
        { text: '<b>Revision.</b> Without a letter, the current issue applies; contracts may freeze an older one.' },
      ],
    }),
    block('Data Table', {
      id: 'families',
      heading: 'Polymers behind the numbers',
      caption: 'Usual choice by duty',
      head: [{ text: 'Duty' }, { text: 'Polymer' }, { text: 'Remark' }],
      rows: [
        {
          cells: [
            { text: 'Petroleum fuel and hydraulic oil' },
            { text: 'Nitrile', url: '/nbr-buna-n' },
            { text: 'Low-temperature types for arctic start' },
          ],
        },
        {
          cells: [
            { text: 'Cold fuel, static' },
            { text: 'Fluorosilicone', url: '/fluorosilicone' },
            { text: 'Never moving' },
          ],
        },
        {
          cells: [
            { text: 'Heat and synthetic oil' },
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: 'Type A; GLT where cold start counts' },
          ],
        },
        {
          cells: [
            { text: 'Phosphate ester' },
            { text: 'Ethylene propylene', url: '/epdm' },
            { text: 'No mineral oil may touch it' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'papers',
      heading: 'Papers and marking',
      content:
        '<p>Ask for a certificate of conformance with specification and revision, compound and batch number, cure date by quarter and year, and, where the specification sets it, lot test results. Some documents restrict supply to sources on a qualified products list; buying from elsewhere then does not conform even if the rubber is identical. Age control follows SAE ARP5316: the <a href="/shelf-life">shelf life table</a> gives years per polymer.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Defense buyers ask',
      items: [
        {
          question: 'Do you hold stock to a given number?',
          answer:
            '<p>Send the full callout: the answer states which specification, revision and paper can be supplied, or that it cannot.</p>',
        },
        {
          question: 'May a commercial compound be used instead?',
          answer:
            '<p>For a ground test, if the drawing owner agrees in writing. It gets a commercial part number so that nobody mistakes it later.</p>',
        },
        {
          question: 'One bag per ring?',
          answer:
            '<p>If called out. <a href="/custom-packaging">Custom packaging</a> covers unit packs with size, batch and cure date on the label.</p>',
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
        'AS568 rings in fluorosilicone, nitrile and FKM are in the store with price; parts to specification go through a quote.',
      actions: [
        { label: 'Fluorosilicone O-rings', url: '/shop/orings?material=fvmq', priority: 'primary' },
        { label: 'Quote to specification', url: '/request-a-quote' },
      ],
    }),
  ],
});
