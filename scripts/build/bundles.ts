// Build step: groups the site's modules into files, and lists the files that a page fetches when a finger nears a login
// or registration link. Without it the bundler makes a file of every module that two others share, and a first tap
// waits for seventy of them, in waves.
import type { AstroIntegration } from 'astro'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { bundles } from './bundle-modules.ts'
import type { PageStep } from './pages.ts'

const codeSplitting = {
  groups: Object.entries(bundles).map(([name, modules], place, all) => ({
    name,
    test: (id: string) => modules.some((module) => isModule(id, module)),
    priority: all.length - place,
  })),
}

/** Whether a module's id is the named one: a file below `src`, something in `node_modules`, or a made module (`\0…`). */
function isModule(id: string, module: string): boolean {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '')
  if (module.startsWith('\0')) return path === module
  return module.startsWith('node_modules/') ? path.includes(`/${module}`) : path.endsWith(`/src/${module}`)
}

/**
 * Functions that only make a description of data or of a call. A page's file leaves out those that nobody there reads; without
 * this the bundler must keep them, since it cannot know that making one has no other effect.
 */
const describing = [
  'defineCall',
  'defineFile',
  ...['array', 'bigint', 'boolean', 'enums', 'integer', 'lazy', 'literal', 'number', 'object', 'record', 'string'],
  ...['type', 'union', 'unknown'],
  ...['coerce', 'define', 'max', 'min', 'nonempty', 'nullable', 'optional', 'pattern', 'refine', 'size', 'trimmed'],
]

interface Chunk {
  readonly name: string
  readonly fileName: string
  /** For a file that only re-exports another. */
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** Vite's metadata: files that its modules name, such as the style sheet of a dialog. */
  readonly viteMetadata?: { readonly importedAssets: ReadonlySet<string> }
}

const popups = 'islands/popups/Popups.tsx'
const renderer = 'node_modules/@astrojs/react/dist/client.js'
const dialog = 'islands/account/auth/AccountDialog.tsx'
/** A form of the account dialog, by the name of its popup. */
const accountForms = {
  login: 'islands/account/auth/LoginForm.tsx',
  register: 'islands/account/auth/RegisterForm.tsx',
}
/** Answers of the gateway without which a form cannot be shown. */
const answers = { login: [], register: [(process.env.PUBLIC_GATEWAY_URL ?? '') + getRegisterRules.path] }
/** Areas of the dialog's words. */
const areas = ['auth']

const island = /(<astro-island\b)([^>]*\bcomponent-url="\/_astro\/Popups\.)/
/** The folder of the words of a page's language. */
const folder = /<html[^>]*\bdata-words="([^"]+)"/

interface Bundled {
  readonly integration: AstroIntegration
  readonly prefetchedForms: () => PageStep
  readonly pageScripts: () => PageStep
  /** Addresses of the files that a module and all that it imports are in, at once or later. */
  readonly lateFiles: (module: string) => readonly string[]
}

export function bundled(): Bundled {
  const chunks = new Map<string, Chunk>()
  const integration: AstroIntegration = {
    name: 'bundles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
            plugins: [
              {
                name: 'bundles',
                applyToEnvironment: ({ name }) => name === 'client',
                // Here, because Astro drops this option from the configuration.
                options: (given) => ({ ...given, treeshake: { manualPureFunctions: describing } }),
                generateBundle(_options, bundle) {
                  for (const made of Object.values(bundle)) if (made.type === 'chunk') chunks.set(made.fileName, made)
                },
              },
            ],
          },
        })
      },
    },
  }
  return {
    integration,
    prefetchedForms: () => prefetchedForms(chunks),
    pageScripts: () => pageScripts(chunks),
    lateFiles: (module) => [...withTheirs(chunks, [module], true)].map((file) => `/${file}`),
  }
}

const script = /<script type="module" src="\/([^"]+)">/g

/** Islands that load with the page: those of the centres, and of every page where somebody is logged in. */
const loading =
  /<astro-island\b[^>]*?\bcomponent-url="\/([^"]+)"[^>]*?\brenderer-url="\/([^"]+)"[^>]*?\bclient="(load|session)"/g
/** A page that only members or agents see. */
const guarded = /<html[^>]*\bdata-guard="/

/** The scripts that a page loads as soon as it rests, with or without input. */
const atRest = /^lobby$/

/**
 * Names at the end of each page the files that its scripts import, on a guarded page also those of its islands; otherwise each
 * would be known only after the one before it. They are at the end, since the first screen needs none of them.
 */
function pageScripts(chunks: ReadonlyMap<string, Chunk>): PageStep {
  const needs = (file: string, found: Set<string>): Set<string> => {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
    const later = dynamicImports.filter((name) => atRest.test(chunks.get(name)?.name ?? ''))
    for (const name of [...imports, ...later]) if (!found.has(name)) needs(name, found.add(name))
    return found
  }
  return {
    page(html) {
      const own = [...html.matchAll(script)].map(([, file = '']) => file)
      const islands = guarded.test(html)
        ? [...html.matchAll(loading)].flatMap(([, component = '', renderer = '']) => [component, renderer])
        : []
      const needed = new Set([...own, ...islands].flatMap((file) => [...needs(file, new Set())]))
      for (const file of islands) needed.add(file)
      const links = [...needed]
        .filter((file) => !own.includes(file))
        .map((file) => `<link rel="modulepreload" href="/${file}">`)
      return html.replace('</body>', () => `${links.join('')}</body>`)
    },
  }
}

/**
 * Names in each page the files of its login and registration forms (`data-login`, `data-register`), which
 * `layouts/boot.js` fetches all at once.
 */
function prefetchedForms(chunks: ReadonlyMap<string, Chunk>): PageStep {
  const filesOf = (form: string) => withTheirs(chunks, [popups, renderer, dialog, form])
  const lists = Object.entries(accountForms).map(
    ([popup, form]) => [popup, filesOf(form), answers[popup as keyof typeof accountForms]] as const,
  )
  return {
    page(html) {
      const version = folder.exec(html)?.[1]
      if (version === undefined) return html
      const words = areas.map((area) => `_astro/words/${version}/${area}.json`)
      const named = lists.map(([popup, files, asked]) => {
        const all = [...files, ...words].map((file) => `/${file}`)
        return `data-${popup}="${[...all, ...asked].join(' ')}"`
      })
      return html.replace(island, `$1 ${named.join(' ')}$2`)
    },
  }
}

/**
 * Files that hold these modules, all that those name, and their style sheets.
 *
 * @param late whether what they load later counts too
 */
function withTheirs(chunks: ReadonlyMap<string, Chunk>, modules: readonly string[], late = false): Set<string> {
  const found = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of [...chunk.imports, ...(late ? chunk.dynamicImports : [])]) take(chunks.get(file))
    for (const file of chunk.viteMetadata?.importedAssets ?? []) if (file.endsWith('.css')) found.add(file)
  }
  for (const chunk of chunks.values()) {
    const ids = [chunk.facadeModuleId ?? '', ...chunk.moduleIds]
    if (ids.some((id) => modules.some((module) => isModule(id, module)))) take(chunk)
  }
  return found
}
