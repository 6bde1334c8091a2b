// Build step: finishes the pages. Each is finished as soon as it is drawn, before Astro writes it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { siteLanguages } from '#lib/languages.ts'
import { addressOf, byFile, fileOf } from './page-file.ts'
import type { Take } from './precompress.ts'

/** Something that is done with every page. */
export interface PageStep {
  /**
   * Pages come in no particular order.
   *
   * @param path the page's address, with a trailing `/` for a directory
   * @returns the page for the next step
   */
  page(html: string, path: string): string
  /** After the last page. @param root folder of the site, with a trailing `/` @returns what was done, for the log */
  end?(root: string): Promise<string>
}

/** The data that a step may read before the first page. */
export interface BuiltSite {
  /** Folder of the site, with a trailing `/`. Scripts and style sheets are there. */
  readonly root: string
  /** The pages of the default language, as drawn. Pages of other languages differ in words and directions only. */
  readonly samples: readonly string[]
}

type Begin = (site: BuiltSite) => PageStep

const ofOtherLanguage = new RegExp(`^/(?:${siteLanguages.slice(1).join('|') || '-'})/`)

/**
 * @param steps in this order. They begin when the pages of the default language are drawn, which are the first
 * @param take gets each file that Astro draws, page or not, once it is finished
 */
export function pages(steps: readonly Begin[], take: Take = () => undefined): AstroIntegration {
  let root = ''
  const samples = new Map<string, Promise<string>>()
  const finished = new Set<string>()
  let begun: Promise<readonly PageStep[]> | undefined

  async function begin(): Promise<readonly PageStep[]> {
    const drawn = await Promise.all([...samples].map(async ([path, html]) => ({ path, html: await html })))
    return steps.map((step) => step({ root, samples: drawn.sort(byFile).map(({ html }) => html) }))
  }

  async function finish(file: string, html: string): Promise<Uint8Array<ArrayBuffer>> {
    begun ??= begin()
    const body = Buffer.from((await begun).reduce((text, step) => step.page(text, addressOf(file)), html))
    finished.add(file)
    take(file, body)
    return body
  }

  /** Draws as Astro does, the default language first. Its pages are left as drawn until the steps know them all. */
  const drawing = (astro: AstroPrerenderer): AstroPrerenderer => ({
    ...astro,
    async getStaticPaths() {
      const paths = await astro.getStaticPaths()
      const isLater = ({ pathname }: { readonly pathname: string }) => ofOtherLanguage.test(`${pathname}/`)
      return [...paths.filter((path) => !isLater(path)), ...paths.filter(isLater)]
    },
    async render(request, options) {
      const path = decodeURI(new URL(request.url).pathname)
      const file = fileOf(path)
      const answer = astro.render(request, options).then((got) => (got instanceof Response ? got : got.response))
      if (file.endsWith('.html') && !ofOtherLanguage.test(path)) {
        const html = answer.then((response) => response.clone().text())
        samples.set(path, html)
        await html
        return answer
      }
      const response = await answer
      if (response.body === null || (response.status >= 300 && response.status < 400)) return response
      if (file.endsWith('.html')) return new Response(await finish(file, await response.text()), response)
      const body = new Uint8Array(await response.arrayBuffer())
      take(file, body)
      return new Response(body, response)
    },
  })

  return {
    name: 'pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir)
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(drawing),
      'astro:build:done': async ({ logger }) => {
        // Reading synchronously is fine, because nothing else could run at the same time.
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
        const there = new Set(files.filter((file) => file.endsWith('.html')))
        for (const file of there)
          if (!finished.has(file)) writeFileSync(root + file, await finish(file, readFileSync(root + file, 'utf8')))
        const missing = [...finished].find((file) => !there.has(file))
        if (missing !== undefined) throw new Error(`A page was finished as ${missing}, but Astro wrote no such file`)
        for (const { end } of await (begun ?? begin())) if (end) logger.info(await end(root))
      },
    },
  }
}
