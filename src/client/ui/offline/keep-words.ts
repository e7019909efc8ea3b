import type { KeepFailure, KeepState } from '../../../domain/site/offline/keep-state.ts';
import type { KeptRecord, OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import { storedTime } from '../../../domain/site/offline/served-copy.ts';

/** Where the control is. Beside a chart, it names the chart. */
export type KeepPlace = 'chart' | 'site';

/** @example sizeText(4_123_456) // '4.1 MB' */
export const sizeText = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const FAILURES: Readonly<Record<KeepFailure, string>> = {
  connection: 'The connection was lost.',
  server: 'The server did not send a file.',
  damaged: 'A file arrived damaged.',
  changed: 'A newer version of the site was published. Reload this page first.',
  'no-space': 'The browser has no more space for this site. Free space on the device or leave private mode.',
  busy: 'Another tab of this site is downloading.',
  blocked: 'The browser does not let this site keep pages. Private windows often do not.',
};

const failureText = (why: KeepFailure, bytes: number, kept: KeptRecord | null): string =>
  [
    why === 'connection' && bytes > 0 ? `The connection was lost at ${sizeText(bytes)}.` : FAILURES[why],
    kept === null
      ? 'Nothing was changed.'
      : `The version of ${storedTime(new Date(kept.keptAt))} is still on this device.`,
  ].join(' ');

const offerText = ({ pages, bytes }: OfflineOffer, place: KeepPlace): string =>
  place === 'chart'
    ? `This chart and ${pages - 1} other references and tools, ${sizeText(bytes)}, without the parts. They then work without a connection.`
    : `${pages} charts, design guides and tools, ${sizeText(bytes)}. They then work without a connection. Parts, prices and quotes still need one.`;

/** What the control says. */
export interface KeepWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'ok' | 'news' | 'care' | 'bad';
}

/** Returns what the control says in a state. */
export const keepWords = (state: KeepState, offer: OfflineOffer, place: KeepPlace): KeepWords => {
  switch (state.step) {
    case 'looking':
    case 'not-kept':
      return {
        title: place === 'chart' ? 'Keep this chart' : 'Keep charts and tools on this device',
        text: offerText(offer, place),
        tone: 'plain',
      };
    case 'unsupported':
      return {
        title: 'Charts and tools on this device',
        text: 'This browser cannot keep pages for use without a connection. Private windows often cannot.',
        tone: 'plain',
      };
    case 'removed':
      return {
        title: 'Charts and tools are no longer on this device',
        text: `The browser removed them. ${offerText(offer, 'site')}`,
        tone: 'care',
      };
    case 'refused':
      return {
        title: 'Not enough space',
        text: `Charts and tools need ${sizeText(state.needed)}; the browser allows ${sizeText(Math.max(0, state.free))} for this site. Free space on the device or leave private mode.`,
        tone: 'bad',
      };
    case 'downloading':
      return {
        title: state.kept === null ? 'Downloading charts and tools' : 'Updating charts and tools',
        text: `${sizeText(state.bytes)} of ${sizeText(state.total)}`,
        tone: 'plain',
      };
    case 'checking':
      return { title: 'Checking the download', text: 'SHA-256 of every file', tone: 'plain' };
    case 'ready':
      return {
        title: 'Charts and tools are on this device',
        text: `Version of ${storedTime(new Date(state.kept.keptAt))}, ${sizeText(state.kept.bytes)}. Checked and ready to use offline, with the public pages that you open.`,
        tone: 'ok',
      };
    case 'outdated':
      return {
        title: 'Newer charts and tools available',
        text: `On this device: version of ${storedTime(new Date(state.kept.keptAt))}. Only files that changed are loaded. This page keeps its state.`,
        tone: 'news',
      };
    case 'failed':
      return { title: 'Download stopped', text: failureText(state.why, state.bytes, state.kept), tone: 'bad' };
    case 'confirming':
      return {
        title: 'Remove charts and tools from this device?',
        text: `Frees ${sizeText(state.kept.bytes)}. Visited pages go too. Your cart, lists and designs stay.`,
        tone: 'care',
      };
    case 'removing':
      return {
        title: 'Removing',
        text: 'Charts, tools and visited pages are removed from this device.',
        tone: 'plain',
      };
  }
};

const QUARTERS = 4;

/** Returns what screen readers announce: the title, and the progress in quarters. */
export const announcement = (state: KeepState, words: KeepWords): string => {
  if (state.step === 'looking' || state.step === 'not-kept') return '';
  if (state.step !== 'downloading') return `${words.title}. ${words.text}`;
  const quarter = Math.floor((state.bytes / Math.max(1, state.total)) * QUARTERS);
  return quarter === 0 ? words.title : `${(quarter * 100) / QUARTERS}% downloaded`;
};
