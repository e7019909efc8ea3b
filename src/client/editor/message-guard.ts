import { isRecord } from '../../domain/kit/schema/json-object.ts';

/*
 * Filters messages before the builder's listener, which reads them without validation and would throw on malformed
 * ones. Importing this file installs the filter; it must be imported before the builder.
 */

type Shape = (data: unknown) => boolean;

const anyShape: Shape = () => true;

/**
 * The messages that an editor may send, with their expected shapes. Other builder messages are blocked: they would
 * execute text as JavaScript (`builder.evaluate`), fetch, or set cookies.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  'builder.ping': anyShape,
  'builder.getComponents': anyShape,
  'builder.editingMode': anyShape,
  'builder.editingPageMode': anyShape,
  'builder.editingModel': (data) => isRecord(data) && typeof data.model === 'string',
  'builder.contentUpdate': (data) => isRecord(data) && isRecord(data.data),
  'builder.configureSdk': isRecord,
  'builder.resetState': anyShape,
  'builder.register': (data) => isRecord(data) && typeof data.type === 'string',
  'builder.settingsChange': isRecord,
};

/**
 * Whether a message may reach the builder: it is either not a builder message, or one that an editor sends, in the
 * expected shape.
 */
export const mayPass = (message: unknown): boolean => {
  if (!isRecord(message) || typeof message.type !== 'string' || !message.type.startsWith('builder.')) return true;
  return SHAPES[message.type]?.(message.data) ?? false;
};

const NOT_RUN = 'This page runs no script of the editor: its content policy forbids it.';

/** The editor waits for the result of its JavaScript, so this responds that none was run. */
const refuseScript = ({ data, source }: MessageEvent): void => {
  if (source !== window.parent || !isRecord(data) || data.type !== 'builder.evaluate' || !isRecord(data.data)) return;
  window.parent.postMessage({ type: 'builder.evaluateError', data: { id: data.data.id, error: NOT_RUN } }, '*');
};

if (typeof window !== 'undefined') {
  // The builder reads this flag on load: no cookies, no tracking.
  Object.assign(window, { builderNoTrack: true });
  addEventListener(
    'message',
    (event) => {
      if (mayPass(event.data)) return;
      event.stopImmediatePropagation();
      refuseScript(event);
    },
    true,
  );
}
