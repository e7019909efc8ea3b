import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing, drawingAt } from '../../src/drawings/drawing.tsx';

const drawn = (address: string, units?: { measurement: 'mm' | 'in'; temperature: 'C' | 'F' }): string => {
  const found = drawingAt(address);
  if (found === null) throw new Error(`No drawing at ${address}`);
  return renderToStaticMarkup(<Drawing {...found} view="sheet" {...(units && { units })} />);
};
const IMPERIAL = { measurement: 'in', temperature: 'F' } as const;

test.each([
  [
    '/drawings/face-gland.svg?cs=3.53&depth=2.64&width=4.62&radius=0.45',
    ['CS 3.53', 'L 2.64'],
    ['CS 0.139', 'L 0.104'],
  ],
  ['/drawings/size-chart.svg?sections=1.78,2.62,3.53,5.33,6.99', ['3.53', 'scale, mm'], ['0.139', 'scale, in']],
  ['/drawings/o-ring.svg?id=24.99&cs=3.53', ['⌀24.99', 'in mm'], ['⌀0.984', 'in inches']],
  ['/drawings/temperature-range.svg?low=-40&high=120', ['−40 to 120 °C'], ['−40 to 248 °F', '>400<']],
])('draws %s in the visitor’s units', (address, metric, imperial) => {
  const [plain, other] = [drawn(address), drawn(address, IMPERIAL)];
  for (const text of metric) expect(plain).toContain(text);
  for (const text of imperial) expect(other).toContain(text);
});
