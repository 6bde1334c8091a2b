const site = ['ui', 'stores', 'api', 'contract', 'lib', 'i18n', 'games', 'styles']

/** What every area of the gateway stands on. */
const ground = ['gateway/*.ts', 'gateway/db', 'gateway/http', 'gateway/ledger', 'contract', 'lib', 'games']
const people = [...ground, 'gateway/system', 'gateway/member']
const money = [...people, 'gateway/wallet', 'gateway/events/balance-changes.ts']

/**
 * Which folders of `src` a folder may import, besides itself. The longest name that fits a file has its rule; `*` stands for
 * one name, and a path with a file's name for that file alone. `npm run lint` holds the sources to it.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  // Both sides: the floor, the contract, games that are pure, languages.
  lib: [],
  contract: ['lib', 'games/*/wire.ts'],
  games: ['lib'],
  i18n: ['lib', 'locales'],

  // The site, from calls up to pages, which read the gateway through catalogue alone.
  api: ['contract', 'lib'],
  stores: ['api', 'contract', 'lib'],
  ui: ['lib', 'styles'],
  islands: [...site, 'islands'],
  // An area's islands do not import another area's; centre and popups bring them together.
  'islands/*': [...site, 'islands/*.*'],
  'islands/centre': [...site, 'islands'],
  'islands/popups': [...site, 'islands'],
  sections: [...site, 'islands'],
  layouts: [...site, 'islands', 'sections'],
  catalogue: ['api', 'contract', 'lib', 'i18n', 'sections/data.ts', 'gateway/in-process.ts'],
  pages: [...site, 'islands', 'sections', 'layouts', 'catalogue'],

  // The gateway: areas call downward. What puts it together, and what fills it for a demonstration, may import all of it.
  gateway: ['gateway', 'contract', 'lib', 'games', 'locales'],
  'gateway/db': ['lib'],
  'gateway/ledger': ['gateway/db', 'lib'],
  'gateway/vendor': ['gateway/ledger', 'gateway/db', 'contract', 'lib'],
  'gateway/http': ['gateway/*.ts', 'gateway/ledger', 'gateway/db', 'contract', 'lib'],
  'gateway/system': ground,
  'gateway/ports': ground,
  'gateway/member': [...ground, 'gateway/system'],
  'gateway/news': people,
  'gateway/wallet': money,
  'gateway/agent': money,
  'gateway/rewards': money,
  // No engine sees the ledger, but for the refusals that it may pass on.
  'gateway/game': [
    ...money.filter((name) => name !== 'gateway/ledger'),
    'gateway/vendor',
    'gateway/ledger/errors.ts',
    'gateway/ledger/once.ts',
  ],
  'gateway/lobby': [...money, 'gateway/game'],
  'gateway/auth': [...money, 'gateway/ports'],
  'gateway/events': [...money, 'gateway/auth'],
  'gateway/jobs': ['gateway', 'contract', 'lib'],
}
