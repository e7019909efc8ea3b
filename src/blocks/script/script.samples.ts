import { samplesOf } from '../sample.ts';
import { declaration } from './script.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'pasted script runs in its own origin',
    options: {
      title: 'A script that writes',
      code: '<p id="out">The script has not run.</p><script>document.getElementById("out").textContent = "The script ran in origin " + self.origin;</script>',
      height: '80px',
    },
  },
]);
