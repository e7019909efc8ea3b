/** The tag of an answer, made as the protocol's servers make it: length in hexadecimal and a digest. */
export const weakEtag = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return `W/"${bytes.length.toString(16)}-${btoa(String.fromCharCode(...digest)).slice(0, 27)}"`;
};
