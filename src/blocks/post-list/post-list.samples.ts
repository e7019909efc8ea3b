import { samplesOf } from '../sample.ts';
import { declaration } from './post-list.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'the posts there are', options: {} }]);
