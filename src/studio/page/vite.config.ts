import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = import.meta.dirname

/** How the page of the studio's games is built; `scripts/build/studio-page.ts` runs it. */
export default defineConfig({
  root,
  // The studio can stand at any address.
  base: './',
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(root, '../../../dist-studio/play'),
    emptyOutDir: true,
    target: 'es2022',
    // Small files become data: addresses otherwise, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
