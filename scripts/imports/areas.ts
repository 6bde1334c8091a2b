/**
 * The areas of the product, by wing. An area has the same word on every floor: contract, gateway, stores, parts, islands,
 * light, locales, SQL functions and tests. `docs/architecture.md` says what each holds; lint refuses a folder whose
 * word is missing here.
 *
 * The order is the one of imports in the gateway: an area may import those before it in its wing, and the wings that
 * {@link below} names.
 */
export const wings = {
  /** What everything else stands on; not a part of the product by itself. */
  platform: ['db', 'ledger', 'http', 'settings', 'jobs', 'ports', 'sealing', 'events', 'uploads', 'operators'],
  account: ['push', 'messages', 'members', 'protection', 'kyc', 'auth', 'security', 'export'],
  money: ['balance', 'statements', 'turnover', 'deposits', 'withdrawals', 'line-transfers', 'vendor-wallets'],
  play: [
    'fairness',
    'vendors',
    'free-rounds',
    'games',
    'slots',
    'instants',
    'tables',
    'draws',
    'engines',
    'vendor-door',
    'lobby',
    'returns',
    'lotteries',
    'history',
  ],
  agents: ['line', 'terms', 'computations', 'commission', 'contracts', 'reports', 'postbacks', 'links', 'desk'],
  rewards: [
    ...['bonuses', 'free-offers', 'promotions', 'points', 'daily-sign-in', 'contests', 'raffles', 'tournaments'],
    ...['jackpot', 'red-envelopes', 'missions', 'referral', 'vip', 'hub'],
  ],
  site: ['feedback', 'help', 'system', 'news'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Wing = keyof typeof wings

/** The wings that the areas of a wing may import. */
export const below: Readonly<Record<Wing, readonly Wing[]>> = {
  platform: [],
  account: ['platform'],
  site: ['platform', 'account'],
  money: ['platform', 'account'],
  play: ['platform', 'account', 'money'],
  agents: ['platform', 'account', 'money', 'site'],
  rewards: ['platform', 'account', 'money', 'play'],
}

/** Folders beside the wings: what composes the areas, and parts of a page that belong to none. */
const others: Readonly<Record<string, readonly string[]>> = {
  contract: ['vendor'],
  gateway: ['seed', 'demo-life'],
  islands: ['agent-centre', 'centre', 'popups'],
  light: ['directives', 'header', 'home'],
}

/** Floors of `src` whose folders are wings, and in them areas. */
export const floors = ['contract', 'gateway', 'stores', 'parts', 'islands', 'light']

const wordsOf: Readonly<Record<string, readonly string[]>> = wings

/** One line for each file whose folder is neither an area of its wing nor one of the few beside them. */
export function strayFolders(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [floor = '', wing, area, ...rest] = file.split('/')
    if (!floors.includes(floor) || area === undefined || others[floor]?.includes(wing ?? '')) return []
    const areas: readonly string[] | undefined = wordsOf[wing ?? '']
    if (areas === undefined) return [`${file}: ${wing} is no wing (scripts/imports/areas.ts)`]
    return rest.length > 0 && areas.includes(area)
      ? []
      : [`${file}: ${area} is no area of ${wing} (scripts/imports/areas.ts)`]
  })
}

/** Copy that belongs to no area: parts that every page has, and of the centres. */
const commonCopy = [
  'agent-centre',
  'centre',
  'common',
  'errors',
  'gateway',
  'greeting',
  'home',
  'home-member',
  'stopped',
  'tables',
]

/** Copy of games with much to say: what all of them say, and a file for each kind of them (`lottery`, `lottery-digits`). */
const gameCopy = ['lottery']

/** The names of copy files that are neither an area, nor a part of one (`auth-steps`) or of a game (`lottery-lhc`), nor common to all pages. */
export function strayCopy(names: readonly string[]): string[] {
  const areas: readonly string[] = Object.values(wings).flat()
  const parted = [...areas, ...gameCopy]
  const known = (name: string) =>
    commonCopy.includes(name) || parted.includes(name) || parted.some((area) => name.startsWith(`${area}-`))
  return names.filter((name) => !known(name)).map((name) => `locales/${name}.json: no area has this name`)
}
