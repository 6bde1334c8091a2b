/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the gateway; empty or absent where it serves the site itself. */
  readonly PUBLIC_GATEWAY_URL?: string
  /** Origin of the chat room, where pages may frame one. */
  readonly PUBLIC_CHAT_ORIGIN?: string
  /** Web key of the Firebase project that vouches for people; it is no secret. */
  readonly PUBLIC_FIREBASE_API_KEY?: string
  /** `off` takes the service worker away. */
  readonly PUBLIC_SERVICE_WORKER?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** The functions of the package that the site uses. The package has types but does not export them. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro'

  export default function integration(options: { configPath: string }): AstroIntegration
  export function localizePath(path: string, locale: string, base?: string): string
}

/** The script that checks rounds, as one file (`scripts/build/verifier.ts`). */
declare module 'virtual:verifier' {
  const verifier: { readonly fileName: string; readonly code: string; readonly sha256: string }
  export default verifier
}
