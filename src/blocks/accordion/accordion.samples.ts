import { samplesOf } from '../sample.ts';
import { declaration } from './accordion.inputs.ts';

const words = (id: string, text: string) => ({ id, component: { name: 'Text', options: { text } } });
const item = (id: string, title: string, detail: string) => ({
  title: [words(`${id}-title`, title)],
  detail: [words(`${id}-detail`, `<p>${detail}</p>`)],
});
const items = (id: string) => [
  item(`${id}-a`, 'How is a ring measured?', 'Inside diameter and cross-section, at right angles, twice.'),
  item(`${id}-b`, 'Can a ring be used again?', 'One that was in service has taken a set.'),
  item(`${id}-c`, 'Which lubricant?', 'One that the compound stands.'),
];

export const samples = samplesOf(declaration, [
  { state: 'several may be open', options: { items: items('accordion-free') } },
  {
    state: 'in a grid, one at a time',
    options: { items: items('accordion-grid'), grid: true, gridRowWidth: '33%', oneAtATime: true },
  },
]);
