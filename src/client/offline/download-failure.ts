import type { KeepFailure } from '../../domain/site/offline/keep-state.ts';

/** Thrown by a download for a reason that the visitor is shown. */
export class FailedDownload extends Error {
  readonly why: KeepFailure;

  constructor(why: KeepFailure, message: string) {
    super(message);
    this.name = 'FailedDownload';
    this.why = why;
  }
}

/** Thrown by an update if what it updates was removed during it. */
export class RemovedMeanwhile extends Error {}

/** Returns why a download failed. */
export const failureOf = (error: unknown): KeepFailure => {
  if (error instanceof FailedDownload) return error.why;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no-space';
  if (error instanceof DOMException && error.name === 'SecurityError') return 'blocked';
  // `fetch` throws a `TypeError` when no response arrives, and reading a body when the connection ends in the middle.
  return error instanceof TypeError || error instanceof DOMException ? 'connection' : 'server';
};
