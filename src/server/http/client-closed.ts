/** Status for a client that disconnected before the response was ready. Only the request log shows it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The response when the client has disconnected. */
export const clientClosed = (): Response => new Response(null, { status: CLIENT_CLOSED_REQUEST });
