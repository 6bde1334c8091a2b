import { boolean, nullable, string, type } from 'superstruct'
import { round as askReplay } from '#contract/vendor/to-vendor/rounds.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { isSitePage } from './site-page.ts'
import { vendorByCode } from './vendor.ts'
import { type VendorClient, VendorSaysNo, VendorSilent } from './vendor-client.ts'

const RoundRow = type({ vendor: string(), reference: nullable(string()), is_over: boolean() })

/**
 * The page on which a round's vendor shows it again.
 *
 * @throws {CallFailure} `round_not_found`, also for another member's round; `replay_unavailable`
 */
export async function roundReplay(
  { config, database, log, now }: GatewayDeps,
  vendors: VendorClient,
  { memberId }: Session,
  { roundId, language }: { roundId: string; language: string },
): Promise<{ url: string }> {
  const text = `SELECT r.engine AS vendor, r.reference, r.state = 'ended' AS is_over FROM round r WHERE r.id = :roundId AND r.member_id = :memberId`
  const round = /^\d{1,18}$/.test(roundId)
    ? await rowOf(database, RoundRow, text, { roundId: BigInt(roundId), memberId })
    : undefined
  if (!round) throw new CallFailure('round_not_found')
  // A round that goes on may have a result that its player must not see yet.
  if (!round.is_over) throw new CallFailure('replay_unavailable')
  const vendor = round.reference === null ? undefined : await vendorByCode(database, round.vendor, now())
  // A paused vendor is asked too: only new rounds wait for it.
  if (!vendor || round.reference === null) throw new CallFailure('replay_unavailable')
  try {
    const page = await vendors.ask(vendor, askReplay, { roundId: round.reference, language })
    if (!isSitePage(config, page.url)) return page
    log.warn({ vendor: vendor.code, round: round.reference }, 'a vendor names a page of the site as that of a round')
  } catch (thrown) {
    if (!(thrown instanceof VendorSilent || thrown instanceof VendorSaysNo)) throw thrown
    log.warn({ err: thrown, vendor: vendor.code, round: round.reference }, 'a vendor does not show a round again')
  }
  throw new CallFailure('replay_unavailable')
}
