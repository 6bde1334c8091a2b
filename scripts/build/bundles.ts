// Build step: groups the site's modules into files, and lists the files that a page fetches when a finger nears a login
// or registration link. Without it the bundler makes a file of every module that two others share, and a first tap
// waits for seventy of them, in waves.
import type { AstroIntegration } from 'astro'
import { getRegisterRules } from '#contract/system/get-register-rules.ts'
import type { PageStep } from './pages.ts'

/**
 * Modules by the name of their file, in this order: the dependencies of a module are in its own file or in an earlier
 * one.
 */
const bundles: readonly (readonly [name: string, modules: RegExp])[] = [
  // Modules that light scripts and islands share; every page has them.
  [
    'late',
    /late-files$|src\/(light\/(late-files|presence|when-idle|unfold|header\/(header|forms-ahead|nav-panels))|i18n\/load|api\/peek|lib\/(local-path|messages|languages|older-phones|art|brand))\.ts/,
  ],
  // The state that is known without a request: the account, the address, the news; and the watch over the site itself.
  [
    'state',
    /node_modules\/nanostores\/atom\/|src\/(stores\/(environment|session|kept|popup|news|arrival|storage-keys)|light\/(header\/early-login|system\/(watch|deploy|typed)))\.ts/,
  ],
  // The client of the gateway, and the operator's features; pages without React need them too.
  [
    'calls',
    /node_modules\/(wretch|superstruct)\/|src\/(api\/(client|errors|fault-text|retry)|contract\/(define-call|envelope|entities\/(scalars|identity|permission|whitelabel)|system\/get-permission)|stores\/(call|kept-lists|proved-identity|system|permission)|light\/element|lib\/(json|checked-url|pages))\.ts/,
  ],
  // Dates, numbers and the addresses of screens as texts: announcements, the registration and members need them.
  ['texts', /src\/lib\/(formats|moment-text|screen-route)\.ts/],
  // The code that opens announcements by itself: not on every page, and once for each visitor.
  ['announce', /src\/(light\/news\/(announce|quiet)|stores\/closed-announcements)\.ts/],
  // The code that shows announcements, with the reader that the notices of the header open too.
  ['news', /src\/(light\/news\/(news-(popup|reader|pager))|stores\/announcements)\.ts/],
  // Asking again and again, as the home page and a payment under way do.
  ['polling', /src\/lib\/polling\.ts$/],
  // Moving parts of the home page.
  ['home', /src\/light\/home\/(home-parts|jackpot)\.ts/],
  // The code that shows games from the gateway, the parts of a lobby, and what lists share with lobbies: pages of an answer, and
  // filters that stand in the address.
  [
    'games',
    /node_modules\/nanostores\/(computed|lifecycle)\/|src\/(stores\/(address-filter|resource|paged|own-games|tile)|light\/(lobby\/write-tile|system\/page-language)|contract\/(entities\/(game|paged)|lobby\/client-fields))\.ts/,
  ],
  ['lobby', /src\/light\/lobby\/lobby-grid\.ts/],
  // The code that draws islands, and the parts of forms and dialogs.
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react|nanostores\/(listen-keys|deep-map))\/|src\/(api\/late|stores\/(use-store|handoff|address-secret)|islands\/(Guard|auth\/late-forms|late-part|chunk|Words|popups\/(Loading|PopupWords)|use-(first-invalid|run))|lib\/(country-name|pasted)|ui\/(Boundary|Busy|Dialog|Field|Icon|Notice|pasted-input|Segments|SubmitButton|use-early-text|use-modal))\.tsx?$/,
  ],
  // The parts that all forms of the account dialog need. A logged-in person has them already.
  [
    'account',
    /src\/(islands\/auth\/(AccountArt|AccountDialog|CaptchaField|FormPlaceholder|LoginObstacle|error-words|use-access|use-captcha|use-obstacle)|lib\/mobile-text|stores\/access)\.tsx?$/,
  ],
  // The first form: a login by password.
  ['login', /src\/islands\/auth\/LoginForm\.tsx$/],
  // The code that opens a session, needed when a form is sent; and the stores of a session.
  [
    'session',
    /src\/(contract\/(auth\/(free-play|login|verify-login)|entities\/member|member\/get-member-info|wallet\/get-balance)|stores\/(open-session|current-member|wallet))\.ts/,
  ],
  // The parts of forms with a number or a new password, and the second form: a registration.
  ['fields', /src\/(islands\/auth\/(MobileField|PasswordPair|use-countries)\.tsx?|stores\/form\.ts)$/],
  ['register', /src\/islands\/auth\/RegisterForm\.tsx$/],
  // Amounts, which visitors read too, and what of a round both the game and its history read.
  ['money', /src\/lib\/money\.ts$/],
  ['slots-wire', /src\/games\/slots\/(types|wire)\.ts$/],
  // The parts of any loaded list.
  ['list-parts', /src\/(islands\/(table-words|use-answer)|ui\/(CursorPager|Empty|Resource))\.tsx?$/],
  // Parts that members have on every page.
  [
    'member-parts',
    /src\/(contract\/member\/(get-icon|get-unread-count)|islands\/use-action|lib\/initials|stores\/(attempt|profile)|ui\/(CopyButton|Fold))\.tsx?$/,
  ],
  // Texts of a limit, which the game shows too.
  ['limit-text', /src\/api\/limit-text\.ts$/],
  // Parts of the centres' screens.
  [
    'screen-parts',
    /src\/(api\/identity-text|contract\/(entities\/(identity-check|limit-key|protection)|member\/set-withdraw-password)|islands\/(IdentityNeeded|PagedList|ProtectedFault)|lib\/(csv|duration-text|most-within)|ui\/(CsvButton|DataTable|Moment|TableRows|save-file|table-column))\.tsx?$/,
  ],
  // How far a member is verified.
  ['standing', /src\/(contract\/kyc\/get-identity|islands\/(IdentityStanding|reason-text)|stores\/standing)\.tsx?$/],
  // The days of the operator's zone: the clock of agents needs them on its front page, and nothing else of a history.
  ['days', /src\/lib\/civil-days\.ts$/],
  // The period of a screen, and the operator's zone, in which moments of the agents' centre are written.
  ['period', /src\/(lib\/date-range|stores\/period)\.ts$/],
  // Histories of rounds and money.
  ['history', /src\/(islands\/member\/(Figures|HistoryDays)|stores\/(member|statement)|ui\/(Chart|DateRange))\.tsx?$/],
]

const codeSplitting = {
  groups: bundles.map(([name, modules], place) => ({
    name,
    test: (id: string) => modules.test(id.replaceAll('\\', '/')),
    priority: bundles.length - place,
  })),
}

/**
 * Functions that only make a description of data or of a call. A page's file leaves out those that nobody there reads; without
 * this the bundler must keep them, since it cannot know that making one has no other effect.
 */
const describing = [
  'defineCall',
  ...['array', 'bigint', 'boolean', 'enums', 'integer', 'lazy', 'literal', 'number', 'object', 'record', 'string'],
  ...['type', 'union', 'unknown'],
  ...['coerce', 'define', 'max', 'min', 'nonempty', 'nullable', 'optional', 'pattern', 'refine', 'size', 'trimmed'],
]

/**
 * Pages and scripts name one another often, and hashes do not compress: seven characters are the fewest that the
 * bundler accepts. A component's script gets the component's name, without the query by which Astro requests it.
 */
const fileName = ({ name }: { name: string }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:7].js`
const names = { entryFileNames: fileName, chunkFileNames: fileName }

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

const popups = /src\/islands\/popups\/Popups\.tsx$/
const renderer = /@astrojs\/react\/dist\/client\.js$/
const dialog = /src\/islands\/auth\/AccountDialog\.tsx$/
/** A form of the account dialog, by the name of its popup. */
const accountForms = {
  login: /src\/islands\/auth\/LoginForm\.tsx$/,
  register: /src\/islands\/auth\/RegisterForm\.tsx$/,
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
  readonly fetchedAhead: () => PageStep
  readonly pageScripts: () => PageStep
}

export function bundled(): Bundled {
  const chunks = new Map<string, Chunk>()
  const integration: AstroIntegration = {
    name: 'bundles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output: { codeSplitting, ...names } } } } },
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
  return { integration, fetchedAhead: () => fetchedAhead(chunks), pageScripts: () => pageScripts(chunks) }
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
 * `layouts/early.js` fetches all at once.
 */
function fetchedAhead(chunks: ReadonlyMap<string, Chunk>): PageStep {
  const filesOf = (form: RegExp) => withTheirs(chunks, [popups, renderer, dialog, form])
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

/** Files that hold modules of these patterns, all that those name, and their style sheets. */
function withTheirs(chunks: ReadonlyMap<string, Chunk>, modules: readonly RegExp[]): Set<string> {
  const found = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) take(chunks.get(file))
    for (const file of chunk.viteMetadata?.importedAssets ?? []) if (file.endsWith('.css')) found.add(file)
  }
  for (const chunk of chunks.values()) {
    const ids = [chunk.facadeModuleId ?? '', ...chunk.moduleIds].map((id) => id.replaceAll('\\', '/'))
    if (ids.some((id) => modules.some((module) => module.test(id)))) take(chunk)
  }
  return found
}
