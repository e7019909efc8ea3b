import { samplesOf } from '../sample.ts';
import { declaration } from './builder-tabs.inputs.ts';

const words = (id: string, text: string) => ({ id, component: { name: 'Text', options: { text } } });
const tab = (id: string, label: string, content: string) => ({
  label: [
    { ...words(`${id}-label`, label), responsiveStyles: { large: { padding: '10px 20px', textAlign: 'center' } } },
  ],
  content: [{ ...words(`${id}-content`, `<p>${content}</p>`), responsiveStyles: { large: { marginTop: '20px' } } }],
});
const tabs = (id: string) => [
  tab(`${id}-a`, 'Static', 'Face and radial seals that stand still.'),
  tab(`${id}-b`, 'Reciprocating', 'Rods and pistons: mind the speed and the finish.'),
];

export const samples = samplesOf(declaration, [
  { state: 'the first is open', options: { tabs: tabs('tabs-first') } },
  {
    state: 'none is open, in the middle, they close again',
    options: { tabs: tabs('tabs-none'), defaultActiveTab: 0, collapsible: true, tabHeaderLayout: 'center' },
  },
]);
