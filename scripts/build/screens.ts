// Build step: the code and the styles of a screen stand in no page; they come when the screen is opened.
import type { AstroIntegration } from 'astro'

const registry = /\/islands\/(centre|agent)\/screens\.ts$/
const part = /\bimport\(\s*'[^']+'\s*\)/g

/** What Vite notes of a chunk: the style sheets that come with it, and the other files it names. */
interface Chunk {
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> }
}

/**
 * Astro links to a page the styles of everything that the page might import: every page whose menus name a screen would link
 * the styles of all of them. So screens are names alone while pages are built. And Astro throws away every style sheet that
 * no page links, unless a script names it as a file: those of late parts are noted as such.
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
                generateBundle(_options, bundle) {
                  if (this.environment.name !== 'client') return
                  for (const { viteMetadata } of Object.values(bundle) as Chunk[])
                    for (const sheet of viteMetadata?.importedCss ?? []) viteMetadata?.importedAssets.add(sheet)
                },
              },
            ],
          },
        })
      },
    },
  }
}
