import { samplesOf } from '../sample.ts';
import { declaration } from './text.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'headings, lists, links and a table',
    options: {
      text: `<h2>How squeeze works</h2><p>An O-ring seals because the gland is <strong>shallower</strong> than its cross-section. See the
        <a href="/general-groove-design">general groove design</a> for the dimensions.</p>
        <h3>What to measure</h3><ul><li>Inside diameter</li><li>Cross-section</li></ul><ol><li>Lay the ring flat.</li><li>Measure twice, at right angles.</li></ol>
        <blockquote>A ring that was in service has taken a set.</blockquote>
        <table><thead><tr><th scope="col">Code</th><th scope="col">Material</th></tr></thead><tbody><tr><td>NBR</td><td>Nitrile</td></tr><tr><td>FKM</td><td>Fluorocarbon</td></tr></tbody></table>`,
    },
  },
]);
