/**
 * The id that links with `#anchor` lead to; undefined without one. Ids hold no white space.
 *
 * @example anchorId(' Jacket profiles ') // 'Jacket-profiles'
 */
export const anchorId = (anchor: string): string | undefined => anchor.trim().replace(/\s+/g, '-') || undefined;

/**
 * A text as part of an id.
 *
 * @example slug('Can I reuse my O-ring gland?') // 'can-i-reuse-my-o-ring-gland'
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
