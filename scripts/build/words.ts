// Build step: writes the texts that islands fetch, a file for each area of each language. They are among the hashed
// files, so that browsers keep them, and pages from before a deploy still find those of earlier builds.
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
