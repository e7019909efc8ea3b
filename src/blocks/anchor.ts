/**
 * Returns the id that `#anchor` links target, or undefined without one. Ids contain no white space.
 *
 * @example anchorId(' Jacket profiles ') // 'Jacket-profiles'
 */
export const anchorId = (anchor: string): string | undefined => anchor.trim().replace(/\s+/g, '-') || undefined;

/**
 * Returns a string in a form that is valid in an id.
 *
 * @example slug('Can I reuse my O-ring gland?') // 'can-i-reuse-my-o-ring-gland'
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
