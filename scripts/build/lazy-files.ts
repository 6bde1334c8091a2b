// Build step: what a script names when it loads a late part, so that the part and the files it imports come in one wave.
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Vite's own helper, which its code around each `import()` calls by this name. */
const helper = '\0vite/preload-helper.js'
const helperName = '__vitePreload'
const lazyFilesModule = fileURLToPath(new URL('../../src/light/lazy-files.ts', import.meta.url))
/** Gives our helper the name that Vite's code imports. */
const bridge = '\0lazy-files'

/** Bundles that every page has (`bundles.ts`). */
const onEveryPage = /^(?:late|state)$/

/**
 * Dialogs that few people ever open. Their imports load in a wave of their own: naming them in advance would make every
 * login and registration heavier.
 */
const rare = /\/(?:PasswordDialog|ContractDialog)\./

export function lazyFiles(): AstroIntegration {
  const imports = new Map<string, readonly string[]>()
  const everywhere: string[] = []
  let isUsed = false
  const resolveDependencies = (part: string, files: string[], { hostId }: { hostId: string }) => {
    if (rare.test(part)) return []
    // The part itself is asked for by its `import()`.
    const known = new Set([part, ...everywhere])
    for (const file of [hostId, ...everywhere]) withImports(file, imports, known)
    return files.filter((file) => !known.has(file))
  }
  return {
    name: 'lazy-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'lazy-files',
                apply: 'build',
                enforce: 'pre',
                configEnvironment: (name) =>
                  name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
                resolveId(id) {
                  if (id !== helper) return undefined
                  isUsed = true
                  return bridge
                },
                load: (id) =>
                  id === bridge
                    ? `export { withFiles as ${helperName} } from ${JSON.stringify(lazyFilesModule)}`
                    : undefined,
                generateBundle(_options, bundle) {
                  if (this.environment.name !== 'client') return
                  for (const made of Object.values(bundle)) {
                    if (made.type !== 'chunk') continue
                    imports.set(made.fileName, made.imports)
                    if (onEveryPage.test(made.name)) everywhere.push(made.fileName)
                  }
                },
              },
            ],
          },
        })
      },
      'astro:build:done': () => {
        if (!isUsed) throw new Error(`Vite's code around import() no longer calls ${helper}`)
      },
    },
  }
}

/** Adds a script file and all that it imports, which is there when it runs. */
function withImports(file: string, imports: ReadonlyMap<string, readonly string[]>, found: Set<string>): void {
  found.add(file)
  for (const name of imports.get(file) ?? []) if (!found.has(name)) withImports(name, imports, found)
}
