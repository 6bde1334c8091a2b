import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { precompress } from '#scripts/build/precompress.ts'

export default defineConfig({
  publicDir: '../../public',
  build: { inlineStylesheets: 'never' },
  integrations: [react(), precompress().integration],
})
