/** What some browsers tell of the line. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}
