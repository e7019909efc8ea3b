export type SnapshotErrorCode = 'magic' | 'version' | 'length' | 'checksum';

const MESSAGES: Readonly<Record<SnapshotErrorCode, string>> = {
  magic: 'These bytes are not a catalogue snapshot. Build the snapshot again.',
  version: 'The catalogue snapshot has another format version. Build the snapshot again.',
  length: 'The catalogue snapshot is cut short or too long. Load it again.',
  checksum: 'The catalogue snapshot is damaged: its checksum does not match. Load it again.',
};

/** Why bytes were refused as a catalogue: the caller keeps the catalogue it has. */
export class SnapshotError extends Error {
  readonly code: SnapshotErrorCode;

  constructor(code: SnapshotErrorCode) {
    super(MESSAGES[code]);
    this.name = 'SnapshotError';
    this.code = code;
  }
}
