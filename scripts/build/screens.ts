// Build step: removes code and styles of screens from the pages; they load when a screen is opened.
import type { AstroIntegration } from 'astro'

/** The registries, and the card that only members have on the home page. */
const registry = /\/islands\/(?:(?:centre|agent-centre)\/screens\.ts|centre\/MemberHome\.tsx)$/
const part = /\bimport\(\s*'[^']+'\s*\)/g

/** Vite's record of a chunk: its style sheets, and the other files that it names. */
interface Chunk {
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> }
}

/**
 * Astro links the styles of everything that a page might import, so every page whose menu names a screen would link the
 * styles of all screens. While pages are built, screens are therefore only names: their modules are empty, and arrive at
 * once, since a wait for them would end a long build with an error. Astro also deletes style sheets that
 * no page links, unless a script names them as files, so those of late parts are recorded as such.
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
                  options?.ssr && registry.test(id) ? code.replace(part, 'Promise.resolve({})') : undefined,
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
