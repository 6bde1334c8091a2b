import { bigint, type Infer, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'

const PlaySessionRow = type({ started_at: Instant, net: bigint() })

/**
 * The running session of play of a member across all games, with the wins minus stakes that the reality check shows
 * (product rule 17.4). Minor units.
 *
 * @returns undefined if none is running, or if the member has no limit and no reality check, so that no time is counted
 */
export function playSessionOf(
  on: Executor,
  { memberId, currency }: Pick<Session, 'memberId' | 'currency'>,
  now: Date,
): Promise<Infer<typeof PlaySessionRow> | undefined> {
  return rowOf(
    on,
    PlaySessionRow,
    `SELECT started_at, play_net(member_id, :currency) AS net FROM play_clock
     WHERE member_id = :memberId AND :now::timestamptz - last_at <= play_pause()`,
    { memberId, currency, now },
  )
}
