/**
 * Returns the body of an upstream's response as text, or `null` if it is larger than `maxBytes`. Reads no more than that.
 */
export const boundedText = async (response: Response, maxBytes: number): Promise<string | null> => {
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) return null;
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
