import { type ListSource, readSource } from './read-source.ts';

/*
 * Reads files in a worker, which the page can terminate at any time. The worker's content security policy blocks all
 * loads and requests, so a malicious file cannot send data anywhere.
 */
addEventListener('message', ({ data }: MessageEvent<ListSource>) => {
  void readSource(data).then((answer) => postMessage(answer));
});
