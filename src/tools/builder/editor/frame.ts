import type { JsonObject } from '../../../domain/kit/schema/json-object.ts';
import { EDIT_TOKEN_PARAMETER } from '../../../domain/site/editing/edit-token.ts';

/** A message between the editor and the page. */
export interface Message {
  readonly type: string;
  readonly data: JsonObject;
}

/** The frame that shows the page. */
export interface Frame {
  /** Opens a page of the site for editing, with its draft `id`. */
  open(url: string, id: string): void;
  post(type: string, data: unknown): void;
}

export interface FrameSettings {
  /** Origin of the edited site. */
  readonly siteOrigin: string;
  readonly apiKey: string;
  /** Token that the site requires for editing. The hosted editor has it in the preview URL of the model. */
  readonly editToken: string;
}

declare global {
  interface Window {
    /** All messages from the page, for tests. */
    messages: Message[];
  }
}

/** Connects a frame with the site at an origin. Calls `receive` with each message from the page. */
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
