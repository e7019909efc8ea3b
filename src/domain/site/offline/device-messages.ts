/** A request that a page or the service worker sends to the catalog on the device. */
export interface DeviceRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Body of a POST, JSON. */
  readonly body: string | null;
  /** Cookies that JavaScript can read: the visitor's units. */
  readonly cookies: string;
  /** Whether the network failed, so that a page says so. */
  readonly isOffline: boolean;
}

/** The response to it. */
export interface DeviceResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: ArrayBuffer;
}

/** Starts the catalog in its worker. The page sends the bytes, because the worker cannot load anything. */
export interface DeviceStart {
  readonly index: ArrayBuffer;
  /** JSON of `deviceFacts`. */
  readonly facts: string;
}

/** Messages to the worker. Each gets one message with the same `id`. */
export type ToDevice =
  | { readonly id: number; readonly kind: 'start'; readonly start: DeviceStart }
  | { readonly id: number; readonly kind: 'request'; readonly request: DeviceRequest }
  | {
      readonly id: number;
      readonly kind: 'patch';
      /** An earlier index and its patches to the newest version, decompressed. */
      readonly index: ArrayBuffer;
      readonly patches: ArrayBuffer;
    }
  | {
      readonly id: number;
      readonly kind: 'unpack';
      /** A packed index, decompressed. */
      readonly packed: ArrayBuffer;
    };

/** Messages from the worker. `null`: it failed, and the reason is in the console. */
export interface FromDevice {
  readonly id: number;
  readonly result: DeviceResponse | ArrayBuffer | true | null;
}

/** Sent by a page to the service worker: `working` at once, then the response, or `null` if it cannot respond. */
export type FromPage = DeviceResponse | 'working' | null;

/** Sent by the service worker to a page, with a port for `FromPage`: the URL of a page or a file, without a network. */
export interface AskPage {
  readonly type: 'device';
  readonly url: string;
}
