import { Info } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormFailure } from '../../../src/client/ui/form-failure.tsx';
import { Notice } from '../../../src/client/ui/notice.tsx';

test('is a paragraph with the class of its tone, and passes its attributes on', () => {
  expect(
    renderToStaticMarkup(
      <Notice tone="info" role="status" className="offer">
        Saved.
      </Notice>,
    ),
  ).toBe('<p class="notice notice-info offer" role="status"><span>Saved.</span></p>');
});

test('hides its icon from screen readers', () => {
  expect(
    renderToStaticMarkup(
      <Notice tone="ok" icon={Info}>
        Saved.
      </Notice>,
    ),
  ).toMatch(/^<p class="notice notice-ok"><svg [^>]*aria-hidden="true"[^>]*>.*<\/svg><span>Saved\.<\/span><\/p>$/);
});

test('may contain a list if it is not a paragraph', () => {
  expect(
    renderToStaticMarkup(
      <Notice tone="warning" as="section">
        <ul />
      </Notice>,
    ),
  ).toBe('<section class="notice notice-warning"><div><ul></ul></div></section>');
});

test('a form failure is hidden until there is a message, which then receives focus', () => {
  const start = /^<p[^>]*>/;
  expect(start.exec(renderToStaticMarkup(<FormFailure message={null} />))?.[0]).toBe(
    '<p class="notice notice-danger" data-failed="" tabindex="-1" hidden="">',
  );
  expect(start.exec(renderToStaticMarkup(<FormFailure message="Wait a minute." />))?.[0]).toBe(
    '<p class="notice notice-danger" data-failed="" tabindex="-1" autofocus="">',
  );
});
