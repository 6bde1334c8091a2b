// Build step: the words that islands fetch, a file for each area of each language. They stand among the hashed files, so
// that they are kept for good, and those of earlier builds are still there for pages opened before a deploy.
import type { AstroIntegration } from 'astro'

export function words(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({
          pattern: '/_astro/words/[version]/[area].json',
          entrypoint: './src/i18n/words-route.ts',
          prerender: true,
        }),
    },
  }
}
