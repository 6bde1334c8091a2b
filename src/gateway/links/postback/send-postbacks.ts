import { bigint, type Infer, string, type } from 'superstruct'
import type { Transaction } from '#gateway/db/client.ts'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { memberNames, signedMessage } from './message.ts'
import { PostbackRow, postbackColumns } from './rows.ts'
import type { PostbackOutcome, PostbackSender } from './sender.ts'

const minute = 60_000

/** Minutes from one attempt to the next: nine attempts within two days. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440] as const

/** Milliseconds after which a claim counts as abandoned by a crashed gateway: far more than a delivery takes. */
const lease = 2 * minute

/** Most postbacks of one link, and of all links, that are sent at once: a slow receiver must not delay the others. */
const [mostOfLink, mostAtOnce] = [5, 50]

/** Most rounds of one run. The rest waits for the next run. */
const mostRounds = 20

const DueRow = type({ ...PostbackRow.schema, agent_id: bigint(), url: string(), secret: string() })
type DueRow = Infer<typeof DueRow>

/**
 * Sends due postbacks. Several gateways may run it at once, and a gateway may stop at any moment: a postback is claimed
 * before it is sent, and an abandoned one is sent again with the same `id`.
 */
export async function sendPostbacks(deps: GatewayDeps, send: PostbackSender): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const now = deps.now()
    const due = await deps.database.transaction((tx) => claim(tx, now))
    await Promise.all(due.map((row) => deliver(deps, send, row)))
    if (due.length < mostAtOnce) return
  }
}

/** Claims due postbacks of each link whose agent can still log in. */
const claimText = `
  WITH due AS MATERIALIZED (
    SELECT d.id, b.url, s.secret, l.agent_id FROM link_postback b
    JOIN agent_link l ON l.id = b.link_id JOIN member a ON a.id = l.agent_id AND a.disabled_at IS NULL
    JOIN postback_secret s ON s.agent_id = l.agent_id
    CROSS JOIN LATERAL (
      SELECT id FROM postback WHERE link_id = b.link_id AND state = 'waiting' AND next_at <= $1
      ORDER BY next_at LIMIT ${mostOfLink} FOR NO KEY UPDATE SKIP LOCKED) d
    LIMIT ${mostAtOnce}
  )
  UPDATE postback p SET next_at = $2, tries = p.tries + 1, tried_at = $1
  FROM due, agent_link l WHERE p.id = due.id AND l.id = p.link_id
  RETURNING ${postbackColumns}, due.url, due.secret, due.agent_id`

const claim = (tx: Transaction, now: Date): Promise<DueRow[]> =>
  rowsOf(tx, DueRow, claimText, [now, new Date(now.getTime() + lease)])

async function deliver(deps: GatewayDeps, send: PostbackSender, row: DueRow): Promise<void> {
  const { database, log, now: clock } = deps
  const name = await memberNames(database, row.agent_id, clock())
  const member = row.member_id === null ? null : name(row.member_id)
  const outcome = await send(row.url, signedMessage(row, member, row.secret, clock()))
  const end = endOf(row.tries, outcome, clock())
  // If the postback was sent again or its address was removed in the meantime, this result no longer counts.
  await database.query(
    `UPDATE postback SET state = $3, next_at = $4, status = $5, fault = $6 WHERE id = $1 AND state = 'waiting' AND tries = $2`,
    [
      row.id,
      row.tries,
      end.state,
      end.nextAt,
      'status' in outcome ? outcome.status : null,
      'fault' in outcome ? outcome.fault : null,
    ],
  )
  if (end.state === 'failed') log.info({ postback: row.reference }, 'nobody took a postback')
}

/** The state of a postback after an attempt. @param tries number of attempts, including this one */
export function endOf(tries: number, outcome: PostbackOutcome, now: Date) {
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300)
    return { state: 'delivered', nextAt: null } as const
  const pause = pauses[tries - 1]
  if (pause === undefined) return { state: 'failed', nextAt: null } as const
  return { state: 'waiting', nextAt: new Date(now.getTime() + pause * minute) } as const
}
