import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroPrerenderer } from 'astro'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byFile, fileOf } from '#scripts/build/page-file.ts'
import { type BuiltSite, type PageStep, pages } from '#scripts/build/pages.ts'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(out, { recursive: true }))

type Drawn = Readonly<Record<string, string | Response>>

/** Astro's work around the steps: draws the addresses in the given order, several at once, and writes their files. */
async function build(steps: readonly ((site: BuiltSite) => PageStep)[], drawn: Drawn, file = fileOf) {
  const taken = new Map<string, string>()
  const said: string[] = []
  const { hooks } = pages(steps, (name, body) => taken.set(name, Buffer.from(body).toString()))
  const astro = {
    getStaticPaths: async () => Object.keys(drawn).map((pathname) => ({ pathname })),
    render: async ({ url }: Request) => {
      const answer = drawn[new URL(url).pathname]
      return { response: typeof answer === 'string' ? new Response(answer) : answer }
    },
  } as unknown as AstroPrerenderer
  let drawing = astro
  const run = async (name: keyof typeof hooks) =>
    (hooks[name] as ((options: unknown) => unknown) | undefined)?.({
      config: { outDir: pathToFileURL(`${out}/`) },
      setPrerenderer: (own: (given: AstroPrerenderer) => AstroPrerenderer) => {
        drawing = own(astro)
      },
      logger: { info: (text: string) => said.push(text) },
    })
  await run('astro:config:done')
  await run('astro:build:start')
  const order = (await drawing.getStaticPaths()).map(({ pathname }) => pathname)
  const routeData = { type: 'page' } as Parameters<AstroPrerenderer['render']>[1]['routeData']
  await Promise.all(
    order.map(async (path) => {
      const answer = await drawing.render(new Request(`http://site.example${path}`), { routeData })
      const response = answer instanceof Response ? answer : answer.response
      if (response.body === null) return
      const to = join(out, file(path))
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, new Uint8Array(await response.arrayBuffer()))
    }),
  )
  await run('astro:build:done')
  return { order, taken: Object.fromEntries(taken), said }
}

const read = (file: string) => readFile(join(out, file), 'utf8')

test('each step gets each page by its address, as the previous step left it', async () => {
  const seen: string[] = []
  const first = (): PageStep => ({ page: (html, path) => `${html} of ${path}` })
  const second = (): PageStep => ({
    page(html) {
      seen.push(html)
      return html.toUpperCase()
    },
    end: async (root) => `${seen.length} pages in ${root}`,
  })
  const drawn = { '/en/rng/': 'lobby', '/': 'home', '/404/': 'none', '/a.json': '{"a":1}' }
  const { order, taken, said } = await build([first, second], drawn)
  expect(order).toEqual(['/', '/404/', '/a.json', '/en/rng/'])
  expect(seen.sort()).toEqual(['home of /', 'lobby of /en/rng/', 'none of /404.html'])
  const files = { 'index.html': 'HOME OF /', '404.html': 'NONE OF /404.HTML', 'en/rng/index.html': 'LOBBY OF /EN/RNG/' }
  for (const [file, text] of Object.entries(files)) expect(await read(file)).toBe(text)
  expect(await read('a.json')).toBe('{"a":1}')
  expect(taken).toEqual({ ...files, 'a.json': '{"a":1}' })
  expect(said).toEqual([`3 pages in ${out}/`])
})

test('steps begin with the pages of the default language, in the order of their files, and before any page', async () => {
  const given: BuiltSite[] = []
  const step = (site: BuiltSite): PageStep => {
    given.push(site)
    return { page: (html) => `${html}, ${given.length} begun` }
  }
  await build([step], { '/en/': 'b', '/rng/': 'y', '/member/': 'x', '/404/': 'z', '/en/rng/': 'a' })
  expect(given).toEqual([{ root: `${out}/`, samples: ['z', 'x', 'y'] }])
  for (const [file, text] of Object.entries({ 'en/index.html': 'b', 'rng/index.html': 'y' }))
    expect(await read(file)).toBe(`${text}, 1 begun`)
})

test('an answer without a page stays as it is', async () => {
  const step = (): PageStep => ({ page: (html) => `${html}!` })
  const moved = new Response(null, { status: 302, headers: { location: '/en/' } })
  expect(await build([step], { '/en/old/': moved, '/en/rng/': 'lobby' })).toMatchObject({
    taken: { 'en/rng/index.html': 'lobby!' },
  })
})

test('a page that Astro writes elsewhere than expected ends the build', async () => {
  await expect(build([], { '/en/rng/': 'lobby' }, () => 'en/rng.html')).rejects.toThrow('en/rng/index.html')
})

test('pages are listed by the names of their files', () => {
  const paths = ['/rng/', '/', '/member/', '/member/bets/', '/404.html'].map((path) => ({ path }))
  expect(paths.sort(byFile).map(({ path }) => path)).toEqual(['/404.html', '/', '/member/bets/', '/member/', '/rng/'])
})
