/** Where the build puts the service worker (`scripts/build/service-worker.ts`): at the root, so that it serves every page. */
const address = '/sw.js'

/** Trusted Types, which TypeScript does not know and not every browser has. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(text: string): unknown }
}

/**
 * Registers the service worker, unless the operator has switched it off (`PUBLIC_SERVICE_WORKER=off`). A browser that has none, or
 * refuses it, shows the site as ever.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_SERVICE_WORKER === 'off' || !navigator.serviceWorker) return
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
  // The policy of the pages takes no plain text for the address of a script.
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => address })
  navigator.serviceWorker.register((policy?.createScriptURL('') ?? address) as string).catch(() => undefined)
}
