import { describe, expect, test } from 'vitest';
import { appWith } from '../../../../support/services/fake-services.ts';

const app = appWith();
const page = async (query: string): Promise<string> => {
  const response = await app.request(`/tools/gland-designer${query}`);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
};

test('designs from its URL, without JavaScript', async () => {
  const html = await page('?unit=in&size=-214&surface_min=1.250&surface_max=1.252&pressure=1000&shore=75&polymer=FKM');
  expect(html).toContain('Nominal 16.9% is inside 14 to 28; worst case 9.73 to 22.9%, inside 8 to 35.');
  expect(html).toContain('Within 0.0031 in. Pushed to one side the gap doubles to 0.0060 in');
  expect(html).toContain('value="1.250"');
  expect(html).toContain('AS568-214 parts');
  expect(html).toContain('href="/product/fk7502-214"');
});

test('an empty form shows an example and says so', async () => {
  const html = await page('');
  expect(html).toContain('An example.');
  expect(html).toContain('AS568-214');
});

test('names unreadable input at its field and escapes it', async () => {
  const html = await page('?size=%3Cscript%3Ealert(1)%3C/script%3E&width_min=wide');
  expect(html).toContain('No such size. Write it as -214, 25X3.5 or P26.');
  expect(html).toContain('Width, min: Enter a length as a number, such as 24.95, 1-1/8 or 1 in.');
  expect(html).not.toContain('<script>alert');
});

describe('the drawing as a file', () => {
  test('as SVG, with its title block', async () => {
    const response = await app.request('/tools/gland-designer/drawing.svg?unit=mm&size=25X3.55&chart=metric');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain('25X3.55');
    expect(svg).toContain('CS 3.55 ±0.10');
  });

  test('as DXF of release 12', async () => {
    const response = await app.request('/tools/gland-designer/drawing.dxf?size=-214');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="gland.dxf"');
    expect(await response.text()).toContain('AC1009');
  });

  test('as a PDF sheet with all inputs', async () => {
    const response = await app.request('/tools/gland-designer/sheet.pdf?size=-214&unit=in&pressure=1000');
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
  });

  test('returns 400 when there is nothing to design', async () => {
    const response = await app.request('/tools/gland-designer/drawing.dxf?size=none');
    expect(response.status).toBe(400);
  });
});
