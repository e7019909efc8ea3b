import type { JsonObject } from '../../../domain/kit/schema/json-object.ts';
import { EDIT_TOKEN_PARAMETER } from '../../../domain/site/editing/edit-token.ts';

/** A message between editor and page. */
export interface Message {
  readonly type: string;
  readonly data: JsonObject;
}

/** The page in its frame. */
export interface Frame {
  /** Shows a page of the site, its draft `id`, to be edited. */
  open(url: string, id: string): void;
  post(type: string, data: unknown): void;
}

export interface FrameSettings {
  /** Origin of the site that is edited. */
  readonly siteOrigin: string;
  readonly apiKey: string;
  /** What the site asks of those who edit, as the hosted editor has it in the model's preview address. */
  readonly editToken: string;
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
  settings: FrameSettings,
  receive: (message: Message) => void,
): Frame => {
  const { siteOrigin, apiKey, editToken } = settings;
  window.messages = [];
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.type !== 'string') return;
    window.messages.push(data);
    receive(data);
  });
  const post = (type: string, data: unknown): void => frame.contentWindow?.postMessage({ type, data }, siteOrigin);
  return {
    open(url, id) {
      const query = new URLSearchParams({
        [EDIT_TOKEN_PARAMETER]: editToken,
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
  };
};
