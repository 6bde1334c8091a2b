// Build step: copies `public/` into the site while Vite makes the scripts. Vite itself would do nothing else meanwhile.
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ask } from './threads.ts'

export function publicFiles(): AstroIntegration {
  let folders = { from: '', to: '' }
  let copying: Promise<void> | undefined
  const notByVite = {
    name: 'public-files',
    configEnvironment: (name: string) => (name === 'client' ? { build: { copyPublicDir: false } } : undefined),
  }
  return {
    name: 'public-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [notByVite] } })
      },
      'astro:config:done': ({ config }) => {
        folders = { from: fileURLToPath(config.publicDir), to: fileURLToPath(config.outDir) }
      },
      // Astro has emptied the site's folder by then.
      'astro:build:setup': () => {
        copying ??= ask('copyFolder', folders)
        // A failure ends the build where it is waited for.
        copying.catch(() => undefined)
      },
      'astro:build:done': () => copying,
    },
  }
}
