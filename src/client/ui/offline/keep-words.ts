import type { KeepFailure, KeepState } from '../../../domain/site/offline/keep-state.ts';
import type { KeptRecord, OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import type { OfflineKind } from '../../../domain/site/offline/names.ts';
import { storedTime } from '../../../domain/site/offline/served-copy.ts';

/** Where the control is. Beside a chart, it names the chart. */
export type KeepPlace = 'chart' | 'site';

/** What a kind is called, in the singular or plural that its sentences need. */
interface KindWords {
  readonly name: string;
  readonly title: string;
  /** The verb after the name. */
  readonly is: 'is' | 'are';
  readonly needs: 'needs' | 'need';
  readonly it: 'it' | 'them';
  readonly newer: string;
  readonly removing: string;
}

const KINDS: Readonly<Record<OfflineKind, KindWords>> = {
  catalog: {
    name: 'the catalog',
    title: 'The catalog',
    is: 'is',
    needs: 'needs',
    it: 'it',
    newer: 'Newer catalog available',
    removing: 'The catalog and visited pages are removed from this device.',
  },
  references: {
    name: 'charts and tools',
    title: 'Charts and tools',
    is: 'are',
    needs: 'need',
    it: 'them',
    newer: 'Newer charts and tools available',
    removing: 'Charts, tools and visited pages are removed from this device.',
  },
};

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

const offerText = (offer: OfflineOffer | null, place: KeepPlace): string => {
  if (offer === null) return 'The size cannot be read without a connection.';
  const { pages, bytes, catalog } = offer;
  if (catalog)
    return `All parts with prices and stock, ${pages} charts and tools. The store, part pages and models then work without a connection. ${sizeText(bytes)} on the device.`;
  return place === 'chart'
    ? `This chart and ${pages - 1} other references and tools, ${sizeText(bytes)}, without the parts. They then work without a connection.`
    : `${pages} charts, design guides and tools, ${sizeText(bytes)}. They then work without a connection. Parts, prices and quotes still need one.`;
};

/** What the control says. */
export interface KeepWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'ok' | 'news' | 'care' | 'bad';
}

/** Returns what the control says in a state. */
export const keepWords = (
  state: KeepState,
  offer: OfflineOffer | null,
  place: KeepPlace,
  kind: OfflineKind,
): KeepWords => {
  const of = KINDS[kind];
  const versionOf = ({ keptAt, publishedAt }: KeptRecord): string => storedTime(new Date(publishedAt ?? keptAt));
  switch (state.step) {
    case 'looking':
    case 'not-kept':
      return {
        title: place === 'chart' ? 'Keep this chart' : `Keep ${of.name} on this device`,
        text: offerText(offer, place),
        tone: 'plain',
      };
    case 'unsupported':
      return {
        title: `${of.title} on this device`,
        text: 'This browser cannot keep pages for use without a connection. Private windows often cannot.',
        tone: 'plain',
      };
    case 'removed':
      return {
        title: `${of.title} ${of.is} no longer on this device`,
        text: `The browser removed ${of.it}. ${offerText(offer, 'site')}`,
        tone: 'care',
      };
    case 'refused':
      return {
        title: 'Not enough space',
        text: `${of.title} ${of.needs} ${sizeText(state.needed)}; the browser allows ${sizeText(Math.max(0, state.free))} for this site. Free space on the device or leave private mode.`,
        tone: 'bad',
      };
    case 'downloading':
      return {
        title: state.kept === null ? `Downloading ${of.name}` : `Updating ${of.name}`,
        text: `${sizeText(state.bytes)} of ${sizeText(state.total)}`,
        tone: 'plain',
      };
    case 'checking':
      return { title: 'Checking the download', text: 'SHA-256 of every file', tone: 'plain' };
    case 'ready':
      return {
        title: `${of.title} ${of.is} on this device`,
        text: `Version of ${versionOf(state.kept)}, ${sizeText(state.kept.bytes)}. Checked and ready to use offline, with the public pages that you open.`,
        tone: 'ok',
      };
    case 'outdated':
      return {
        title: of.newer,
        text: `On this device: version of ${versionOf(state.kept)}. Only what changed is loaded. This page keeps its state.`,
        tone: 'news',
      };
    case 'failed':
      return { title: 'Download stopped', text: failureText(state.why, state.bytes, state.kept), tone: 'bad' };
    case 'confirming':
      return {
        title: `Remove ${of.name} from this device?`,
        text: `Frees ${sizeText(state.kept.bytes)}. Visited pages go too. Your cart, lists and designs stay.`,
        tone: 'care',
      };
    case 'removing':
      return {
        title: 'Removing',
        text: of.removing,
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
