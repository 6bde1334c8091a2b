// Build step: makes the script with which anybody checks a round without the site (`scripts/verifier`), as one file.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the file is called, and where its page finds it (`src/env.d.ts`). */
const fileName = 'verify-round.mjs'
const module = 'virtual:verifier'

export interface Verifier {
  readonly fileName: string
  readonly code: string
  /** Of the code, in hexadecimal digits. */
  readonly sha256: string
}

/** Bundles the script from the modules with which the page checks rounds too. It is not shortened, so that people can read it. */
export async function buildVerifier(): Promise<Verifier> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // Nothing of a test or of a watched build may be in it.
    mode: 'production',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'scripts/verifier/main.ts',
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  })
  const [chunk, ...more] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The verifier is not one file')
  const { code } = chunk
  return { fileName, code, sha256: createHash('sha256').update(code).digest('hex') }
}

/** Lets pages import the finished script as data. */
export function verifier(): AstroIntegration {
  let made: Promise<Verifier> | undefined
  return {
    name: 'verifier',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'verifier',
                resolveId: (id: string) => (id === module ? `\0${module}` : undefined),
                async load(id: string) {
                  if (id !== `\0${module}`) return undefined
                  made ??= buildVerifier()
                  return `export default ${JSON.stringify(await made)}`
                },
              },
            ],
          },
        })
      },
    },
  }
}
