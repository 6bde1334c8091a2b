// Build step: which modules of the site travel together, and what a page fetches ahead when a finger comes near a door. Left to
// itself the bundler makes a file of every module that two others share, and a first tap waits for seventy of them, in waves.
import type { AstroIntegration } from 'astro'
import type { PageStep } from './pages.ts'

/** Modules by the name of their file, in this order: whatever one of them needs stands in its file or in one before it. */
const bundles: readonly (readonly [name: string, modules: RegExp])[] = [
  // What light scripts and islands need alike; every page has it.
  [
    'late',
    /vite\/preload-helper\.js$|rolldown.runtime|src\/(light\/(presence|unfold)|i18n\/load|api\/peek|lib\/(local-path|messages|languages|older-phones|art|brand))\.ts/,
  ],
  // What is known without asking: who is here, and where, and what is new.
  [
    'state',
    /node_modules\/nanostores\/atom\/|src\/stores\/(environment|session|kept|popup|news|arrival|storage-keys)\.ts/,
  ],
  // What asks the gateway.
  [
    'calls',
    /node_modules\/(wretch|superstruct)\/|src\/(api\/(client|errors|fault-text|retry)|contract\/(define-call|envelope|entities\/scalars)|stores\/(call|kept-lists|proved-identity|system)|lib\/json)\.ts/,
  ],
  // What the operator allows; pages without React ask for it too.
  [
    'permission',
    /src\/(contract\/(entities\/(identity|permission|whitelabel)|system\/get-permission|wallet\/get-balance)|lib\/(checked-url|mobile-text)|stores\/(permission|wallet))\.ts/,
  ],
  // What draws islands, and what they are made of.
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react|nanostores\/(listen-keys|deep-map))\/|src\/(stores\/(use-store|handoff|address-secret)|islands\/(auth\/late-forms|late-part|chunk|Words|popups\/(Loading|PopupWords))|ui\/(Boundary|Icon|Notice))\.tsx?$/,
  ],
  // What forms and dialogs are made of.
  ['form', /src\/(api\/late|ui\/(Busy|Dialog|Field|Segments|SubmitButton|use-early-text|use-modal))\.tsx?$/],
  // The first door: a login by password. Whoever has come in has it already.
  [
    'account',
    /src\/(islands\/auth\/(AccountArt|AccountDialog|CaptchaField|FormPlaceholder|LoginForm|PasswordLogin|RememberRow|use-access|use-attempt|use-captcha|use-first-invalid|use-number-country)|contract\/entities\/(member|access)|stores\/(access|remembered|auth|current-member))\.tsx?$/,
  ],
]

const codeSplitting = {
  groups: bundles.map(([name, modules], place) => ({
    name,
    test: (id: string) => modules.test(id.replaceAll('\\', '/')),
    priority: bundles.length - place,
  })),
}

interface Chunk {
  readonly fileName: string
  /** Of a file that only names what another holds. */
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

/**
 * What a login needs, whose files the island of popups has in `data-ahead`, and what a registration needs besides
 * (`data-ahead-register`): `client:popup` fetches them all at once.
 */
const ahead = /src\/islands\/(popups\/Popups|auth\/(AccountDialog|LoginForm))\.tsx$|@astrojs\/react\/dist\/client\.js$/
const register = /src\/islands\/auth\/RegisterForm\.tsx$/
const island = /(<astro-island\b)([^>]*\bcomponent-url="\/_astro\/Popups\.)/
/** The folder of the words of a page's language. */
const folder = /<html[^>]*\bdata-words="([^"]+)"/
/** Areas of a login's words. */
const areas = ['errors', 'auth']

export function bundled(): { readonly integration: AstroIntegration; readonly fetchedAhead: () => PageStep } {
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
                generateBundle(_options, bundle) {
                  if (this.environment.name !== 'client') return
                  for (const made of Object.values(bundle)) if (made.type === 'chunk') chunks.set(made.fileName, made)
                },
              },
            ],
          },
        })
      },
    },
  }
  return { integration, fetchedAhead: () => fetchedAhead(withTheirs(chunks, ahead), withTheirs(chunks, register)) }
}

/** Names in each page the files of its first door. */
function fetchedAhead(code: ReadonlySet<string>, toRegister: ReadonlySet<string>): PageStep {
  const listed = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ')
  const more = listed([...toRegister].filter((file) => !code.has(file)))
  return {
    page(html) {
      const version = folder.exec(html)?.[1]
      if (version === undefined) return html
      const words = areas.map((area) => `_astro/words/${version}/${area}.json`)
      return html.replace(island, `$1 data-ahead="${listed([...code, ...words])}" data-ahead-register="${more}"$2`)
    },
  }
}

/** Files that hold modules of a pattern, and all that those name. */
function withTheirs(chunks: ReadonlyMap<string, Chunk>, modules: RegExp): Set<string> {
  const found = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) take(chunks.get(file))
  }
  for (const chunk of chunks.values())
    if ([chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => modules.test(id.replaceAll('\\', '/'))))
      take(chunk)
  return found
}
