import { overlay } from './overlay.ts';

type Json = Readonly<Record<string, unknown>>;

/** A message between editor and page. */
export interface Message {
  readonly type: string;
  readonly data: Json;
}

/** The page in its frame. */
export interface Frame {
  /** Shows a page of the site, its draft `id`, to be edited. */
  open(url: string, id: string): void;
  post(type: string, data: unknown): void;
  /** Runs text in the page, as the hosted editor does. */
  evaluate(text: string, ...args: readonly unknown[]): void;
  /** Starts selecting and typing in the page. */
  startOverlay(): void;
}

declare global {
  interface Window {
    /** Everything the page has sent, for tests. */
    messages: Message[];
  }
}

/** Connects a frame with the site at an origin; `receive` gets what the page sends. */
export const connectFrame = (
  frame: HTMLIFrameElement,
  settings: { readonly siteOrigin: string; readonly apiKey: string },
  receive: (message: Message) => void,
): Frame => {
  const { siteOrigin, apiKey } = settings;
  let evaluations = 0;
  window.messages = [];
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.type !== 'string') return;
    window.messages.push(data);
    receive(data);
  });
  const post = (type: string, data: unknown): void => frame.contentWindow?.postMessage({ type, data }, siteOrigin);
  const evaluate = (text: string, ...args: readonly unknown[]): void =>
    post('builder.evaluate', { id: `evaluation-${evaluations++}`, text, arguments: args });
  return {
    open(url, id) {
      const query = new URLSearchParams({
        'builder.space': apiKey,
        'builder.cachebust': 'true',
        'builder.preview': 'page',
        'builder.noCache': 'true',
        'builder.allowTextEdit': 'true',
        'builder.overrides.page': id,
        'builder.frameEditing': 'page',
      });
      window.messages.length = 0;
      frame.src = `${siteOrigin}${url}?${query}`;
    },
    post,
    evaluate,
    startOverlay: () => evaluate(`(${overlay.toString()})()`),
  };
};
