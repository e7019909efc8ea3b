/** Reads a page while it arrives: `received` is what has come so far, `done` resolves at its end. */
export const readStream = (response: Response): { received: string; done: Promise<void> } => {
  const page = { received: '', done: Promise.resolve() };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) page.received += decoder.decode(chunk, { stream: true });
  };
  page.done = read();
  return page;
};
