import { Hono } from 'hono'
import { roleOf } from '#contract/entities/member.ts'
import { absentCalls } from './absent-calls.ts'
import { contractRoutes } from './agent/life/routes.ts'
import { reportRoutes } from './agent/report/routes.ts'
import { teamFilePage } from './agent/report/team-file.ts'
import { settlementRoutes } from './agent/settlement/routes.ts'
import { statementFilePage } from './agent/settlement/statement-file.ts'
import { treeRoutes } from './agent/tree/routes.ts'
import { type AuthPorts, authPorts } from './auth/access.ts'
import { databaseAuthentication } from './auth/authentication.ts'
import { argonHasher } from './auth/passwords.ts'
import { authRoutes } from './auth/routes.ts'
import { bonusRoutes } from './bonus/routes.ts'
import type { GatewayDeps } from './deps.ts'
import { envelopeRoutes } from './envelopes/routes.ts'
import { eventsRoutes } from './events/routes.ts'
import { exportPage } from './export/export-page.ts'
import { exportRoutes } from './export/routes.ts'
import { hasVendorWallets } from './funds/overview.ts'
import { type FundsPorts, fundsPorts } from './funds/ports.ts'
import { fundsRoutes } from './funds/routes.ts'
import { gameRoutes } from './game/routes.ts'
import { type ApiPorts, api } from './http/api.ts'
import type { BoundCall } from './http/bind.ts'
import type { ConnectionBindings } from './http/caller.ts'
import { usualDeadline } from './http/dispatch.ts'
import { requestFrame } from './http/frame.ts'
import { health } from './http/health.ts'
import { requestLimits } from './http/limiters.ts'
import { noLimits, type RequestLimits } from './http/limits.ts'
import { routeTable } from './http/routes.ts'
import { site } from './http/site.ts'
import type { IdentityProvider } from './kyc/identity-provider.ts'
import { identityWebhook } from './kyc/identity-webhook.ts'
import { identityProvider } from './kyc/providers.ts'
import { kycRoutes } from './kyc/routes.ts'
import { transferRoutes } from './line-transfers/routes.ts'
import { linkRoutes } from './links/routes.ts'
import { lobbyRoutes } from './lobby/routes.ts'
import { showcaseRoutes } from './lobby/showcase-routes.ts'
import { memberRoutes } from './member/routes.ts'
import { missionRoutes } from './missions/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { type PayoutPorts, payoutPorts } from './payout/ports.ts'
import { payoutRoutes } from './payout/routes.ts'
import { outboxPage } from './ports/outbox-page.ts'
import { countRewards } from './promotions/claimable.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { protectionRoutes } from './protection/routes.ts'
import { raffleRoutes } from './raffles/routes.ts'
import { referralRoutes } from './referral/routes.ts'
import { pointsEnabled } from './rewards/point-setting.ts'
import { listRewards, pointConfig } from './rewards/points.ts'
import { rewardsRoutes } from './rewards/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { systemGate } from './system/gate.ts'
import { readContacts } from './system/permission.ts'
import { systemRoutes } from './system/routes.ts'
import { openSealed } from './system/sealed-bodies.ts'
import { tournamentRoutes } from './tournaments/routes.ts'
import { configuredStore } from './uploads/configured-store.ts'
import { type Draw, redraw } from './uploads/drawer.ts'
import { filePage } from './uploads/file-page.ts'
import type { FileStore } from './uploads/file-store.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { uploadPlaces } from './uploads/upload-places.ts'
import { vipProgramme } from './vip/overview.ts'
import { vipRoutes } from './vip/routes.ts'
import { vipLabel } from './vip/standing.ts'
import { cardPage } from './wallet/card-page.ts'
import { offeredMethods } from './wallet/deposit-methods.ts'
import type { PaymentProvider } from './wallet/payment-provider.ts'
import { paymentWebhook } from './wallet/payment-webhook.ts'
import { paymentProviders } from './wallet/providers.ts'
import { walletRoutes } from './wallet/routes.ts'

export interface AppOptions {
  /** Validates every answer against its struct; for tests and development. */
  readonly assertResponses?: boolean
  /** Directory of the built site, served beside the API. */
  readonly siteDir?: string
  /** Replace the configured ports, for tests. */
  readonly auth?: Partial<AuthPorts>
  /** Replace the configured payment providers, for tests. */
  readonly payments?: readonly PaymentProvider[]
  /** Replace the configured ports of payouts, for tests. */
  readonly payouts?: PayoutPorts
  /** Replaces the configured provider of identity checks, for tests. */
  readonly identity?: IdentityProvider
  /** Replace the configured wallets of vendors, for tests. */
  readonly funds?: FundsPorts
  /** Replaces the configured place of members' pictures, for tests. */
  readonly files?: FileStore
  /** Replaces the drawing of members' pictures, for tests. */
  readonly draw?: Draw
  /** Replaces the configured limits, for tests. */
  readonly limits?: RequestLimits | undefined
  /** Milliseconds after which a call is answered at the latest; default: `usualDeadline`. */
  readonly deadline?: number | undefined
  /** Milliseconds for which the state of maintenance and regions is cached; default: one second. */
  readonly gateMaxAge?: number
  /** Whether the process is shutting down; `/readyz` then says no. */
  readonly isEnding?: () => boolean
  /** Replaces handlers, for tests of failing ones. */
  readonly wrap?: (bound: BoundCall) => BoundCall
}

/**
 * The gateway as an application: `/wps/*`, `/healthz`, `/readyz` and, if given, the site.
 *
 * @throws Error if a call of the registry has no handler, or two
 */
export function createApp(deps: GatewayDeps, options: AppOptions = {}): Hono<{ Bindings: ConnectionBindings }> {
  const { database, config, log } = deps
  const authentication = databaseAuthentication(deps)
  const memberOf = async (token: string) => {
    const session = await authentication.session(token)
    return session && roleOf(session.type) !== 'trial' ? session.memberId : undefined
  }
  const files = options.files ?? configuredStore(config)
  const payments = options.payments ?? paymentProviders(config)
  const funds = options.funds ?? fundsPorts(deps)
  const identity = options.identity ?? identityProvider(deps)
  const bound = [
    ...systemRoutes(deps, memberOf),
    ...authRoutes(deps, options.auth),
    ...securityRoutes({ deps, ports: { ...authPorts(deps), ...options.auth } }),
    ...exportRoutes({ deps, ports: { ...authPorts(deps), ...options.auth } }),
    ...memberRoutes(deps, {
      rewards: countRewards,
      vip: vipLabel,
      points: pointsEnabled,
      deposits: async (currency) =>
        (await offeredMethods(database, payments, config.jurisdiction, currency)).length > 0,
      vendorWallets: (owner) => hasVendorWallets(database, funds, owner),
    }),
    ...uploadRoutes(deps, { store: files, draw: options.draw ?? redraw }),
    ...protectionRoutes(deps),
    ...kycRoutes(deps, identity),
    ...walletRoutes(deps, payments),
    ...payoutRoutes({ deps, ports: { ...authPorts(deps), ...options.auth } }, options.payouts ?? payoutPorts(deps)),
    ...transferRoutes(deps, options.auth?.hasher ?? argonHasher),
    ...fundsRoutes(deps, funds),
    ...lobbyRoutes(deps),
    ...showcaseRoutes(deps),
    ...rewardsRoutes(deps, options.auth?.hasher ?? argonHasher),
    ...vipRoutes(deps),
    ...bonusRoutes(deps),
    ...promotionRoutes(deps),
    ...referralRoutes(deps),
    ...missionRoutes(deps),
    ...signInRoutes(deps),
    ...envelopeRoutes(deps),
    ...raffleRoutes(deps),
    ...tournamentRoutes(deps),
    ...newsRoutes(deps, {
      vip: (language) => vipProgramme(deps, language),
      points: (language) => Promise.all([pointConfig(deps), listRewards(deps, language)]),
      contacts: () => readContacts(deps),
    }),
    ...eventsRoutes(deps),
    ...contractRoutes(deps, options.auth?.hasher ?? argonHasher),
    ...settlementRoutes(deps, options.auth?.hasher ?? argonHasher),
    ...treeRoutes(deps),
    ...reportRoutes(deps),
    ...linkRoutes(deps, options.auth?.hasher ?? argonHasher),
    ...gameRoutes(deps),
  ]
  const factor = config.rateLimitFactor
  const ports: ApiPorts = {
    frame: requestFrame({ log, corsOrigins: config.corsOrigins, trustedProxies: config.trustedProxies }),
    authentication,
    deadline: options.deadline ?? usualDeadline,
    limits: options.limits ?? (factor === undefined ? noLimits : requestLimits(database, factor)),
    uploads: uploadPlaces(deps, options.deadline ?? usualDeadline),
    gate: systemGate(database, deps.now, options.gateMaxAge ?? 1000),
    openSealed: (call, body) => openSealed(deps, call, body),
    assertResponses: options.assertResponses ?? false,
  }
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  if (config.outbox) app.route('/', outboxPage(deps, ports))
  app.route('/', filePage(deps, files, ports))
  app.route('/', exportPage(deps, ports))
  app.route('/', teamFilePage(deps, ports))
  app.route('/', statementFilePage(deps, ports))
  for (const provider of payments) app.route('/', paymentWebhook(deps, provider, ports))
  const card = payments.find(({ method, sandbox }) => method === 'card' && sandbox)
  if (card) app.route('/', cardPage(deps, card, ports))
  app.route('/', identityWebhook(deps, identity, ports))
  app.route('/', api(routeTable(options.wrap ? bound.map(options.wrap) : bound, absentCalls(config)), ports))
  app.route('/', health(database, options.isEnding))
  if (options.siteDir !== undefined) app.route('/', site(options.siteDir))
  return app
}
