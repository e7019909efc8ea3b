/** Replaces the class of `node:async_hooks`: there is no request log on a device. */
export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return undefined;
  }

  run<Result>(_store: Store, work: () => Result): Result {
    return work();
  }
}
