const site = ['ui', 'stores', 'api', 'contract', 'lib', 'i18n', 'games', 'styles', 'light']
/** Folders that every area of the gateway may import. */
const ground = ['gateway/*.ts', 'gateway/{db,http}', 'gateway/ledger', 'contract', 'lib', 'games']
const people = [...ground, 'gateway/{system,member}']
const money = [...people, 'gateway/{protection,kyc,wallet}', 'gateway/events/balance-changes.ts']
const closing = ['gateway/promotions/end-rewards.ts']
const playing = ['gateway/{bonus,free-rounds}/{bonus-money,free-queries}.ts', 'gateway/ledger/{errors,once}.ts']
const withPassword = [...money, 'gateway/auth', 'gateway/payout/withdraw-password.ts']
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
  light: site,
  '{islands,sections}': [...site, 'islands'],
  // Islands of one area do not import those of another; centre and popups combine them.
  'islands/*': [...site, 'islands/*.*'],
  'islands/{centre,popups}': [...site, 'islands'],
  'islands/security': [...site, 'islands/*.*', 'islands/auth'],
  layouts: [...site, 'islands', 'sections'],
  catalogue: ['api', 'contract', 'lib', 'i18n', 'sections/data.ts', 'gateway/in-process.ts'],
  pages: [...site, 'islands', 'sections', 'layouts', 'catalogue'],
  // The gateway: areas import downwards. Its composition root and the demo seed may import everything.
  gateway: ['gateway', 'contract', 'lib', 'games', 'locales'],
  'gateway/db': ['lib'],
  'gateway/ledger': ['gateway/db', 'lib'],
  'gateway/vendor': ['gateway/{ledger,db}', 'contract', 'lib'],
  'gateway/http': ['gateway/*.ts', 'gateway/{ledger,db}', 'contract', 'lib'],
  'gateway/{system,ports}': ground,
  'gateway/member': [...ground, 'gateway/system'],
  'gateway/{news,uploads}': people,
  'gateway/protection': [...people, 'gateway/bonus/end-bonuses.ts'],
  'gateway/kyc': [...people, 'gateway/uploads'],
  'gateway/wallet': [...money, 'gateway/promotions/{join-for-deposit,reward-deposit}.ts'],
  'gateway/{bonus,envelopes,funds,missions,prizes,vip}': money,
  'gateway/{agent,rewards}': withPassword,
  'gateway/{export,referral}': [...money, 'gateway/auth'],
  'gateway/free-rounds': [...money, 'gateway/bonus'],
  'gateway/promotions': [...money, 'gateway/{bonus,free-rounds}'],
  'gateway/raffles': [...money, 'gateway/prizes'],
  'gateway/tournaments': [...money, 'gateway/prizes', 'gateway/events/channel.ts'],
  'gateway/sign-in': [...money, 'gateway/rewards/gift-points.ts'],
  'gateway/payout': [...money, 'gateway/auth', 'gateway/bonus/end-bonuses.ts'],
  'gateway/line-transfers': [...money, 'gateway/{auth,payout}'],
  'gateway/security': [...money, 'gateway/{auth,payout,ports}', ...closing],
  // Engines do not see the ledger, except the refusals that they may pass on.
  'gateway/game': [...money.filter((name) => name !== 'gateway/ledger'), 'gateway/vendor', ...playing],
  'gateway/lobby': [...money, 'gateway/game'],
  'gateway/{auth,links}': [...money, 'gateway/{auth,ports}'],
  'gateway/events': [...money, 'gateway/auth', 'gateway/promotions/claimable.ts'],
  'gateway/jobs': ['gateway', 'contract', 'lib'],
}
