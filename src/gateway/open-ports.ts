import { roleOf } from '#contract/account/members/member.ts'
import { authPorts } from './account/auth/access.ts'
import { databaseAuthentication } from './account/auth/authentication.ts'
import { identityProvider } from './account/kyc/providers.ts'
import { accountFacts } from './account-facts.ts'
import { checkWork } from './agents/commission/check-work.ts'
import { openComputations } from './agents/computations/computations.ts'
import { activityWork } from './agents/contracts/past-activity.ts'
import { configuredSender } from './agents/postbacks/configured-sender.ts'
import { areas } from './areas.ts'
import type { GatewayDeps } from './deps.ts'
import { memberCounts } from './member-counts.ts'
import { memberOffers } from './member-offers.ts'
import { offeredMethods } from './money/deposits/deposit-methods.ts'
import { paymentProviders } from './money/deposits/providers.ts'
import { hasVendorWallets } from './money/vendor-wallets/overview.ts'
import { fundsPorts } from './money/vendor-wallets/ports.ts'
import { payoutPorts } from './money/withdrawals/ports.ts'
import { configuredPush } from './platform/ports/configured.ts'
import { configuredStore } from './platform/uploads/configured-store.ts'
import { drawGameTile, redraw } from './platform/uploads/drawer.ts'
import { connectedWallets } from './play/vendor-door/connected-wallets.ts'
import { vendorClient } from './play/vendor-door/vendor-client.ts'
import type { Ports } from './ports.ts'
import { allChecks } from './reconcile.ts'
import { pointsEnabled } from './rewards/points/point-setting.ts'
import { listRewards, pointConfig } from './rewards/points/points.ts'
import { vipProgramme } from './rewards/vip/overview.ts'
import { vipLabel } from './rewards/vip/vip-label.ts'
import { readContacts } from './site/system/permission.ts'

/** Ports that replace the configured ones, for tests; of those with several parts also some of them. */
export interface ReplacedPorts
  extends Partial<Pick<Ports, 'payments' | 'payouts' | 'identity' | 'funds' | 'vendors' | 'push'>> {
  readonly auth?: Partial<Ports['auth']>
  readonly pictures?: Partial<Ports['pictures']>
}

/** Opens the configured ports. Call it once for each gateway. */
export function openPorts(deps: GatewayDeps, replaced: ReplacedPorts = {}): Ports {
  const { database, config } = deps
  const authentication = databaseAuthentication(deps)
  const payments = replaced.payments ?? paymentProviders(config)
  const vendors = replaced.vendors ?? vendorClient(deps.now)
  const funds = replaced.funds ?? fundsPorts(deps, connectedWallets(deps, vendors))
  return {
    auth: { ...authPorts(deps), ...replaced.auth },
    payments,
    payouts: replaced.payouts ?? payoutPorts(deps),
    identity: replaced.identity ?? identityProvider(deps),
    funds,
    vendors,
    pictures: { store: configuredStore(config), draw: redraw, drawTile: drawGameTile, ...replaced.pictures },
    postbacks: configuredSender(config),
    push: replaced.push ?? configuredPush(deps),
    computations: openComputations(deps, { works: { statementCheck: checkWork, activity: activityWork } }),
    memberOf: async (token) => {
      const session = await authentication.session(token)
      return session && roleOf(session.type) !== 'trial' ? session.memberId : undefined
    },
    memberFacts: {
      counts: (memberId) => memberCounts(deps, memberId),
      accountFacts: (session, language) => accountFacts(deps, session, language),
      vip: vipLabel,
      points: pointsEnabled,
      deposits: async (currency) =>
        (await offeredMethods(database, payments, config.jurisdiction, currency)).length > 0,
      vendorWallets: (owner) => hasVendorWallets(database, funds, owner),
    },
    offersOf: (memberId) => memberOffers(deps, memberId),
    newsParts: {
      vip: (language) => vipProgramme(deps, language),
      points: (language) => Promise.all([pointConfig(deps), listRewards(deps, language)]),
      contacts: () => readContacts(deps),
    },
    checks: allChecks,
    exported: areas.flatMap(({ exported = [] }) => exported),
  }
}
