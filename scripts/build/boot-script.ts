// Build step: the script that runs in the head of every page (`layouts/boot.js`), as small as the bundler makes it.
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { PageStep } from './pages.ts'

/** Stands in the built pages where the script goes; `layouts/Document.astro` writes it. */
const place = '<script>boot</script>'
const source = fileURLToPath(new URL('../../src/layouts/boot.js', import.meta.url))

export function bootScript(): { readonly integration: AstroIntegration; readonly inline: () => PageStep } {
  let code = ''
  const integration: AstroIntegration = {
    name: 'boot-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'boot-script',
                apply: 'build',
                buildStart() {
                  if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: source, name: 'boot' })
                },
                generateBundle(_options, bundle) {
                  if (this.environment.name !== 'client') return
                  for (const [file, made] of Object.entries(bundle)) {
                    if (made.type !== 'chunk' || made.facadeModuleId !== source) continue
                    code = made.code.trim()
                    delete bundle[file]
                  }
                },
              },
            ],
          },
        })
      },
    },
  }
  const inline = (): PageStep => {
    if (code === '' || code.includes('</script')) throw new Error('The script of the head cannot be written into pages')
    return { page: (html) => html.replace(place, () => `<script>${code}</script>`) }
  }
  return { integration, inline }
}
