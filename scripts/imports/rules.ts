import { below, type Wing, wings } from './areas.ts'

const site = ['ui', 'parts', 'stores', 'api', 'contract', 'lib', 'i18n', 'games', 'styles', 'light']
/** What every area of the gateway may import: the files at its top, and what it shares with the site. */
const ground = ['gateway/*.ts', 'contract', 'lib', 'games']

/** The areas of the gateway: each may import the wings below its own, and the areas before it in its wing. */
function areas(): Record<string, readonly string[]> {
  const rules: Record<string, readonly string[]> = {}
  for (const [wing, names] of Object.entries(wings)) {
    const lower = below[wing as Wing].map((other) => `gateway/${other}`)
    names.forEach((name, place) => {
      const before = names.slice(0, place).map((other) => `gateway/${wing}/${other}`)
      rules[`gateway/${wing}/${name}`] = [...ground, ...lower, ...before]
    })
  }
  return rules
}

/**
 * Which folders of `src` a folder may import besides itself, in at most 60 lines. The longest matching name decides. `*`
 * matches one name, `{a,b}` each of some, and a path with a file name is for that file only. Checked by `npm run lint`.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  // Shared by both sides: helpers, the contract, pure game rules, languages.
  lib: [],
  contract: ['lib', 'games/*/wire.ts'],
  games: ['lib'],
  i18n: ['lib', 'locales'],
  // The site, from calls up to pages; `light` has the scripts without React.
  '{api,stores}': ['api', 'contract', 'lib'],
  ui: ['lib', 'styles'],
  // Markup that is written once, drawn by pages, light scripts and islands.
  parts: ['ui/markup', 'stores', 'contract', 'games', 'lib'],
  light: site,
  '{islands,sections}': [...site, 'islands'],
  // Islands of one wing do not import those of another; the centres and popups combine them.
  'islands/*': [...site, 'islands/*.*'],
  'islands/{agent-centre,centre,popups}': [...site, 'islands'],
  layouts: [...site, 'islands', 'sections'],
  catalogue: ['api', 'contract', 'lib', 'i18n', 'sections/data.ts', 'gateway/in-process.ts'],
  pages: [...site, 'islands', 'sections', 'layouts', 'catalogue'],
  // A vendor that stands alone: it knows the vendor protocol and the rules of its games.
  studio: ['contract/vendor', 'contract/*.ts', 'games', 'lib'],
  // The page of the studio's games: a site of its own, made of the parts of games.
  'studio/page': ['games', 'lib', 'styles', 'locales'],
  // The gateway: its composition root and the demo seed may import everything, areas only what is below them.
  gateway: ['gateway', 'contract', 'lib', 'games', 'locales'],
  ...areas(),
  // The ledger and what moves money by it know nothing of the rest.
  'gateway/platform/db': ['gateway/area.ts', 'lib'],
  'gateway/platform/ledger': ['gateway/area.ts', 'gateway/platform/db', 'contract', 'lib'],
  'gateway/play/vendors': ['gateway/area.ts', 'gateway/platform/{ledger,db}', 'contract', 'lib'],
}
