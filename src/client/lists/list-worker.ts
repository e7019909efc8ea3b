import { type ListSource, readSource } from './read-source.ts';

/*
 * Reads files in a thread of its own, which the page can end at any time. The worker's content policy lets it load nothing and ask
 * nobody: whatever a file makes of it stays there.
 */
addEventListener('message', ({ data }: MessageEvent<ListSource>) => {
  void readSource(data).then((answer) => postMessage(answer));
});
