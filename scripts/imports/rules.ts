const site = ['ui', 'stores', 'api', 'contract', 'lib', 'i18n', 'games', 'styles', 'light']

/** What every area of the gateway may import. */
const ground = ['gateway/*.ts', 'gateway/db', 'gateway/http', 'gateway/ledger', 'contract', 'lib', 'games']
const people = [...ground, 'gateway/system', 'gateway/member']
const money = [...people, 'gateway/protection', 'gateway/kyc', 'gateway/wallet', 'gateway/events/balance-changes.ts']

/**
 * Which folders of `src` a folder may import besides itself. The longest matching name decides; `*` matches one name,
 * and a path with a file name is for that file only. Checked by `npm run lint`.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  // Shared by both sides: helpers, the contract, pure game rules, languages.
  lib: [],
  contract: ['lib', 'games/*/wire.ts'],
  games: ['lib'],
  i18n: ['lib', 'locales'],

  // The site, from calls up to pages. Pages read the gateway only through the catalogue.
  api: ['contract', 'lib'],
  stores: ['api', 'contract', 'lib'],
  ui: ['lib', 'styles'],
  // Scripts that work on built pages, without React.
  light: site,
  islands: [...site, 'islands'],
  // Islands of one area do not import those of another; centre and popups combine them.
  'islands/*': [...site, 'islands/*.*'],
  // The security centre asks for passwords and codes with the forms of the login.
  'islands/security': [...site, 'islands/*.*', 'islands/auth'],
  'islands/centre': [...site, 'islands'],
  'islands/popups': [...site, 'islands'],
  sections: [...site, 'islands'],
  layouts: [...site, 'islands', 'sections'],
  catalogue: ['api', 'contract', 'lib', 'i18n', 'sections/data.ts', 'gateway/in-process.ts'],
  pages: [...site, 'islands', 'sections', 'layouts', 'catalogue'],

  // The gateway: areas import downwards. Its composition root and the demo seed may import everything.
  gateway: ['gateway', 'contract', 'lib', 'games', 'locales'],
  'gateway/db': ['lib'],
  'gateway/ledger': ['gateway/db', 'lib'],
  'gateway/vendor': ['gateway/ledger', 'gateway/db', 'contract', 'lib'],
  'gateway/http': ['gateway/*.ts', 'gateway/ledger', 'gateway/db', 'contract', 'lib'],
  'gateway/system': ground,
  'gateway/ports': ground,
  'gateway/member': [...ground, 'gateway/system'],
  'gateway/news': people,
  'gateway/uploads': people,
  'gateway/protection': [...people, 'gateway/bonus/end-bonuses.ts'],
  // The identity of a member is asked for where money moves, so it stands below the wallet.
  'gateway/kyc': [...people, 'gateway/uploads'],
  'gateway/wallet': [...money, 'gateway/promotions/reward-deposit.ts'],
  'gateway/agent': [...money, 'gateway/auth', 'gateway/payout/withdraw-password.ts'],
  'gateway/links': [...money, 'gateway/auth', 'gateway/ports'],
  'gateway/rewards': [...money, 'gateway/auth', 'gateway/payout/withdraw-password.ts'],
  'gateway/vip': money,
  'gateway/bonus': money,
  'gateway/free-rounds': [...money, 'gateway/bonus'],
  'gateway/promotions': [...money, 'gateway/bonus', 'gateway/free-rounds'],
  'gateway/referral': [...money, 'gateway/auth'],
  'gateway/missions': money,
  'gateway/prizes': money,
  'gateway/tournaments': [...money, 'gateway/prizes', 'gateway/events/channel.ts'],
  'gateway/sign-in': [...money, 'gateway/rewards/gift-points.ts'],
  'gateway/envelopes': money,
  'gateway/raffles': [...money, 'gateway/prizes'],
  'gateway/funds': money,
  'gateway/payout': [...money, 'gateway/auth', 'gateway/bonus/end-bonuses.ts'],
  'gateway/line-transfers': [...money, 'gateway/auth', 'gateway/payout'],
  'gateway/export': [...money, 'gateway/auth'],
  'gateway/security': [
    ...money,
    'gateway/auth',
    'gateway/payout',
    'gateway/ports',
    'gateway/bonus/end-bonuses.ts',
    'gateway/free-rounds/end-free-rounds.ts',
    'gateway/promotions/close-rewards.ts',
  ],
  // Engines do not see the ledger, except the refusals that they may pass on.
  'gateway/game': [
    ...money.filter((name) => name !== 'gateway/ledger'),
    'gateway/vendor',
    'gateway/bonus/bonus-money.ts',
    'gateway/free-rounds/free-queries.ts',
    'gateway/ledger/errors.ts',
    'gateway/ledger/once.ts',
  ],
  'gateway/lobby': [...money, 'gateway/game'],
  'gateway/auth': [...money, 'gateway/ports'],
  'gateway/events': [...money, 'gateway/auth', 'gateway/promotions/claimable.ts'],
  'gateway/jobs': ['gateway', 'contract', 'lib'],
}
