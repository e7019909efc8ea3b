import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR of the few kinds of values that passkeys consist of (RFC 8949). */
const cbor = (value: unknown): Buffer => {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    return count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
  throw new TypeError('Not a value of a passkey.');
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** What a browser adds to a response. */
interface Site {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the person unlocked the device. */
  readonly isVerified?: boolean;
}

/** A passkey in software (ES256), for tests without a browser. It returns the JSON that a browser would. */
export class SoftwarePasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  #authData({ rpId, isVerified = true }: Site, attested?: Buffer): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested === undefined ? 0 : 64);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  #response(fields: Record<string, string>): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: fields });
  }

  create(site: Site): string {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authData(site, attested)],
    ]);
    return this.#response({
      clientDataJSON: clientData('webauthn.create', site).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    });
  }

  use(site: Site): string {
    const authData = this.#authData(site);
    const data = clientData('webauthn.get', site);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(data)]))
      .sign(this.#keys.privateKey);
    return this.#response({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}

const clientData = (type: string, { challenge, origin }: Site): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
