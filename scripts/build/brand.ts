// Build step: replaces the built-in brand by the operator's (BRAND=path/to/brand.json).
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { brand as builtIn } from '#lib/brand.ts'
import type { Brand } from '#lib/brand-struct.ts'
import { siteLanguages } from '#lib/languages.ts'
import { themeColour } from '#lib/theme-colour.ts'
import { type OperatorBrand, readBrandFile } from './brand-file.ts'
import { openKept } from './cached-builds.ts'
import { iconPicture, socialPicture } from './pictures.ts'

/** Path of the square logo on every page, for every brand. */
const markFile = 'art/logo/mark.svg'

/** Replaces modules, style sheets and files of the built-in brand, and draws icons and social pictures. */
export function brandOfOperator(): AstroIntegration {
  let operator: OperatorBrand | undefined
  let drawn = ''
  return {
    name: 'brand',
    hooks: {
      'astro:config:done': ({ config }) => {
        drawn = fileURLToPath(new URL('.cache/pictures', config.root))
      },
      'astro:config:setup': async ({ updateConfig }) => {
        if (!process.env.BRAND) return
        operator = await readBrandFile(process.env.BRAND)
        updateConfig({ vite: { plugins: [replacement(operator)] } })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        if (operator) await replaceFiles(root, operator.mark)
        const shown = operator ?? (await builtInBrand())
        await drawFiles(root, shown, drawn)
        logger.info(`files of ${shown.brand.name} written`)
      },
    },
  }
}

/** Vite plugin: replaces the brand, the wordmark and the token sheet on import. */
function replacement({ brand, wordmark }: OperatorBrand) {
  const words = { brand: brand.name, age: brand.ageLimit }
  const module = `export const brand = ${JSON.stringify(brand)}\nexport const brandWords = ${JSON.stringify(words)}\n`
  const sheet = themeSheet(brand)
  return {
    name: 'brand-of-operator',
    enforce: 'pre' as const,
    load(id: string) {
      if (id.endsWith('/src/lib/brand.ts')) return module
      if (id.endsWith('/src/ui/logo/wordmark.svg?raw')) return `export default ${JSON.stringify(wordmark)}`
      return undefined
    },
    // Appended to the sheet itself, so that a theme needs no additional request.
    transform(code: string, id: string) {
      const isSheet = /\/src\/styles\/[\w-]+\.css$/.test(id) && code.includes('@import "./tokens.css"')
      return isSheet && sheet ? `${code}\n${sheet}` : undefined
    },
  }
}

/**
 * A sheet with the brand's colours, in the layer of `tokens.css`. Names and values were checked when the file was read.
 */
export function themeSheet({ colours }: Pick<Brand, 'colours'>): string {
  const lines = Object.entries(colours).map(([token, colour]) => `--${token}: ${colour};`)
  return lines.length === 0 ? '' : `@layer tokens { :root, [data-theme] { ${lines.join(' ')} } }\n`
}

/** Replaces the square logo and removes all other logos of the built-in brand. */
async function replaceFiles(root: string, mark: string): Promise<void> {
  for (const file of await readdir(`${root}art/logo`)) await rm(`${root}art/logo/${file}`)
  await writeFile(`${root}${markFile}`, mark)
  await writeFile(`${root}favicon.svg`, mark)
}

async function builtInBrand(): Promise<OperatorBrand> {
  const [mark, wordmark] = await Promise.all([
    readFile(`public/${markFile}`, 'utf8'),
    readFile('src/ui/logo/wordmark.svg', 'utf8'),
  ])
  return { brand: builtIn, mark, wordmark }
}

const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 } as const

/** @param drawn folder of the pictures that earlier builds drew */
async function drawFiles(root: string, { brand, ...logos }: OperatorBrand, drawn: string): Promise<void> {
  const { keep, end } = openKept(drawn)
  await each(Object.entries(icons), async ([name, size]) =>
    writeFile(`${root}${name}.png`, await iconPicture(logos.mark, size, themeColour(brand), keep)),
  )
  await each(siteLanguages, async (language) =>
    writeFile(`${root}og-${language}.jpg`, await socialPicture(logos, language, keep)),
  )
  await end()
}

/** Does some work for each item: twice as many at once as there are processors, since some of them wait for the disk. */
async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = Iterator.from(items)
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
}
