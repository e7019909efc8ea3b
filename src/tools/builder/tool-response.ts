/** Response of a handler; `body` is a string. */
export interface ToolResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as handlers see it. */
export interface ToolRequest {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  readonly body: string;
  /** Name, generation and version of the calling SDK; empty if the request does not state them. */
  readonly sdk: string;
}

export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): ToolResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  headers,
});

/** Returns an error in the format of the content API. */
export const refusal = (status: number, message: string): ToolResponse => json({ status, message }, status);
