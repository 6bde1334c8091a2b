// Build step: while the pages are built, screens of the centres are names alone.
import type { AstroIntegration } from 'astro'

const registry = /\/islands\/(centre|agent)\/screens\.ts$/
const part = /\bimport\(\s*'[^']+'\s*\)/g

/**
 * Pages hold no screen: it comes when it is opened. But Astro links to a page the styles of everything that the page might
 * import, so every page whose menus name a screen would link the styles of all of them.
 */
export function screens(): AstroIntegration {
  return {
    name: 'screens',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'screens',
                enforce: 'pre',
                transform: (code, id, options) =>
                  options?.ssr && registry.test(id) ? code.replace(part, 'new Promise(() => undefined)') : undefined,
              },
            ],
          },
        })
      },
    },
  }
}
