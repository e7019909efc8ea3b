/** Connection information that some browsers expose. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean; readonly type?: string };
}
