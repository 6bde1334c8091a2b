import { type FrameRights, vendorRights } from '#contract/play/games/frame-rights.ts'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import { launch } from '#contract/vendor/to-vendor/launch.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { openGameSession } from '#gateway/play/games/sessions.ts'
import { newToken } from '#gateway/tokens.ts'
import { noteSilence } from './check-vendors.ts'
import { playerAt } from './player-at.ts'
import { gameSessionOf, insertToken } from './session-tokens.ts'
import { isSitePage } from './site-page.ts'
import { type Vendor, vendorByCode } from './vendor.ts'
import { type VendorClient, VendorSaysNo, VendorSilent } from './vendor-client.ts'

/** A game of a vendor, as the catalogue knows it. */
export interface VendorGameRef {
  readonly vendor: string
  /** How the vendor calls it. */
  readonly gameId: string
}

interface Launching {
  readonly session: Session
  readonly nodeId: number
  readonly game: VendorGameRef
  readonly mode: 'real' | 'trial'
  readonly language: string
  readonly device: 'phone' | 'desktop'
  /** Runs with the opening of the game session. */
  readonly remember: (tx: Transaction) => Promise<void>
}

/** An opened game of a vendor. */
export interface AtVendor extends FrameRights {
  /** The site's own token of the game session. */
  readonly gameToken: string
  readonly url: string
  readonly frame: boolean
  /** Whether the page sends the messages of our protocol; that of another dialect knows nothing of them. */
  readonly speaks: boolean
}

/**
 * Opens a game session, and asks the vendor for the game's page. The session is opened first: the vendor may exchange the token
 * before its answer has arrived here.
 *
 * @returns undefined if the vendor does not answer, or does not offer the game now
 */
export async function launchAtVendor(
  deps: GatewayDeps,
  vendors: VendorClient,
  launching: Launching,
): Promise<AtVendor | undefined> {
  const { database, config, log, now } = deps
  const { session, nodeId, mode, game, language, device, remember } = launching
  const vendor = await vendorByCode(database, game.vendor, now())
  if (!vendor?.enabled || vendor.downSince !== null) return undefined
  const token = newToken()
  const opened = await database.transaction(async (tx) => {
    const at = now()
    await remember(tx)
    const gameToken = await openGameSession(tx, { session, nodeId, mode, now: at })
    const { id, currency } = await gameSessionOf(tx, gameToken)
    const kind = tokenKind(vendor, mode)
    if (kind) await insertToken(tx, { token, vendor: vendor.code, gameSessionId: id, kind, now: at })
    return { gameToken, currency, playerId: await playerAt(tx, vendor.code, session.memberId) }
  })
  const { gameToken, currency, playerId } = opened
  const request: VendorRequestOf<typeof launch> = {
    ...{ gameId: game.gameId, token, playerId, mode, currency, language, device },
    ...(config.siteUrl !== undefined && { backUrl: config.siteUrl }),
  }
  try {
    const { url, frame } = await vendors.ask(vendor, launch, request)
    const origin = URL.parse(url)?.origin ?? ''
    if (isSitePage(config, url)) {
      log.warn({ vendor: vendor.code, game: game.gameId }, 'a vendor names a page of the site as that of its game')
      return undefined
    }
    if (frame && !vendor.pageOrigins.includes(origin))
      log.warn(
        { vendor: vendor.code, origin },
        'a vendor’s page is at an origin that the operator has not named: see `npm run vendors -- origins`',
      )
    return { gameToken, url, frame, speaks: vendor.dialect === 'arara', ...vendorRights(vendor.frameGrants) }
  } catch (thrown) {
    if (!(thrown instanceof VendorSilent || thrown instanceof VendorSaysNo)) throw thrown
    log.warn({ err: thrown, vendor: vendor.code, game: game.gameId }, 'a vendor did not open its game')
    if (thrown instanceof VendorSilent) await noteSilence(deps, vendor, thrown)
    return undefined
  }
}

/**
 * What the token of a launch is: our protocol exchanges it; in the other dialect it is that of the session, and play money is the
 * vendor's own, without a token.
 */
function tokenKind({ dialect }: Vendor, mode: Launching['mode']): 'launch' | 'session' | undefined {
  if (dialect === 'arara') return 'launch'
  return mode === 'real' ? 'session' : undefined
}
