import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailedRequest, type Failure, failureIn, failureOf } from '../../../src/client/failure.ts';
import { initialSearch, searchReducer } from '../../../src/client/ui/search/search-state.ts';
import { Suggestions } from '../../../src/client/ui/search/suggestions.tsx';

const refused = (status: number, wait: string): Failure =>
  failureIn(new FailedRequest('no', failureOf(new Response('', { status, headers: { 'Retry-After': wait } }))));

const shown = (failure: Failure): string => {
  const state = searchReducer(initialSearch('214'), { type: 'failed', sequence: 0, failure });
  const nothing = (): void => {};
  return renderToStaticMarkup(
    <Suggestions state={state} listId="list" onClose={nothing} onRetry={nothing} onDrop={nothing} />,
  );
};

test.each([
  ['429', refused(429, '30'), 'Too many requests came from your network. Try again in 30 seconds.'],
  ['503', refused(503, ''), 'The server has a problem right now. Try again in a minute.'],
  ['no connection', failureIn(new TypeError('Failed to fetch')), 'There is no connection to the server.'],
])('explains why suggestions failed with %s, and that Enter opens the search page', (_, failure, cause) => {
  const html = shown(failure);
  expect(html).toContain(`Suggestions could not be loaded. ${cause}`);
  expect(html).toContain('Press Enter to open the search page with what you typed.');
  expect(html).toContain('Load suggestions again');
});
