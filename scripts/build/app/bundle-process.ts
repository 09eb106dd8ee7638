import { type BundledApp, type BundleRequest, bundleApp } from './bundle.ts';

export type BundleAnswer = { readonly app: BundledApp } | { readonly error: unknown };

// Bundles one app in a process of its own, answers and ends.
process.once('message', (request: BundleRequest) => {
  void bundleApp(request)
    .then(
      (app): BundleAnswer => ({ app }),
      (error: unknown): BundleAnswer => ({ error }),
    )
    .then((answer) => process.send?.(answer, () => process.exit()));
});
process.once('disconnect', () => process.exit());
