import { isRecord } from '../../domain/kit/schema/json-object.ts';

/*
 * Stands before the builder's own listener, which reads into messages without looking and would throw on malformed ones.
 * Importing this file installs it; it must be imported before the builder.
 */

type Shape = (data: unknown) => boolean;

const anything: Shape = () => true;

/**
 * The messages an editor may send and what they must hold. Others of the builder's are not let through: they would run
 * text as script (`builder.evaluate`), fetch, or set cookies.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  'builder.ping': anything,
  'builder.getComponents': anything,
  'builder.editingMode': anything,
  'builder.editingPageMode': anything,
  'builder.editingModel': (data) => isRecord(data) && typeof data.model === 'string',
  'builder.contentUpdate': (data) => isRecord(data) && isRecord(data.data),
  'builder.configureSdk': isRecord,
  'builder.resetState': anything,
  'builder.register': (data) => isRecord(data) && typeof data.type === 'string',
  'builder.settingsChange': isRecord,
};

/** Whether a message may reach the builder: not the builder's at all, or one an editor sends, in its shape. */
export const mayPass = (message: unknown): boolean => {
  if (!isRecord(message) || typeof message.type !== 'string' || !message.type.startsWith('builder.')) return true;
  return SHAPES[message.type]?.(message.data) ?? false;
};

const NOT_RUN = 'This page runs no script of the editor: its content policy forbids it.';

/** The editor waits for what its script gives; it is told that none ran. */
const refuseScript = ({ data, source }: MessageEvent): void => {
  if (source !== window.parent || !isRecord(data) || data.type !== 'builder.evaluate' || !isRecord(data.data)) return;
  window.parent.postMessage({ type: 'builder.evaluateError', data: { id: data.data.id, error: NOT_RUN } }, '*');
};

if (typeof window !== 'undefined') {
  // Read by the builder when it is loaded: no cookies, no reports.
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
