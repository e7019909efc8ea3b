export type SnapshotErrorCode = 'magic' | 'version' | 'length' | 'checksum' | 'download';

const MESSAGES: Readonly<Record<SnapshotErrorCode, string>> = {
  magic: 'These bytes are not a catalog snapshot. Build the snapshot again.',
  version: 'The catalog snapshot has another format version. Build the snapshot again.',
  length: 'The catalog snapshot is cut short or too long. Load it again.',
  checksum: 'The catalog snapshot is damaged: its checksum does not match. Load it again.',
  download: 'The downloaded catalog or update is damaged. Load the whole catalog.',
};

/** Why bytes were rejected as a catalog. The caller continues with its current catalog. */
export class SnapshotError extends Error {
  readonly code: SnapshotErrorCode;

  constructor(code: SnapshotErrorCode) {
    super(MESSAGES[code]);
    this.name = 'SnapshotError';
    this.code = code;
  }
}
