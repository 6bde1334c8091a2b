/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the gateway; empty or absent where it serves the site itself. */
  readonly PUBLIC_GATEWAY_URL?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** The package's own types are hidden from its exports; this is what of it we use. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro'

  export default function integration(options: { configPath: string }): AstroIntegration
  export function localizePath(path: string, locale: string, base?: string): string
}
