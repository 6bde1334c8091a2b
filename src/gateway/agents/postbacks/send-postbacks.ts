import { bigint, type Infer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { memberNames, signedMessage } from './message.ts'
import { PostbackRow, postbackColumns } from './rows.ts'
import type { PostbackOutcome, PostbackSender } from './sender.ts'

const minute = 60_000

/** Minutes from one attempt to the next: nine attempts within two days. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440] as const

/** Milliseconds after which a claim counts as abandoned by a crashed gateway: far more than a delivery takes. */
const lease = 2 * minute

/** Most postbacks of one agent, and of all agents, that are sent at once. */
const [mostOfAgent, mostAtOnce] = [5, 100]

/** Most rounds of one run. The rest waits for the next run. */
const mostRounds = 200

const DueRow = type({ ...PostbackRow.schema, agent_id: bigint(), url: string(), secret: string() })
type DueRow = Infer<typeof DueRow>

/**
 * Sends due postbacks. Several gateways may run it at once, and a gateway may stop at any moment: a postback is claimed
 * before it is sent, and an abandoned one is sent again with the same `id`.
 */
export async function sendPostbacks(deps: GatewayDeps, send: PostbackSender): Promise<void> {
  // Each agent has a share of its own: whoever has a slow name server or receiver waits for it alone, and the shares of the
  // others are claimed again as soon as they are sent.
  const underWay = new Map<bigint, { readonly count: number; readonly sent: Promise<void> }>()
  const count = () => [...underWay.values()].reduce((sum, share) => sum + share.count, 0)
  for (let round = 0; round < mostRounds; round++) {
    const now = deps.now()
    const room = mostAtOnce - count()
    const busy = [...underWay.keys()]
    const due = room > 0 ? await deps.database.transaction((tx) => claim(tx, now, busy, room)) : []
    for (const [agentId, rows] of Map.groupBy(due, ({ agent_id }) => agent_id)) {
      const sent = Promise.allSettled(rows.map((row) => deliver(deps, send, row))).then((ends) => {
        underWay.delete(agentId)
        for (const end of ends) if (end.status === 'rejected') throw end.reason
      })
      underWay.set(agentId, { count: rows.length, sent })
    }
    // Who was busy may have become free meanwhile, and is asked for in the next round.
    if (due.length === 0 && busy.length === 0) return
    // A race of nobody would never end.
    if (underWay.size > 0) await Promise.race([...underWay.values()].map(({ sent }) => sent))
  }
  await Promise.all([...underWay.values()].map(({ sent }) => sent))
}

/** Claims due postbacks of each link whose agent can still log in and is not busy: first one of each agent, then a second. */
const claimText = `
  WITH due AS MATERIALIZED (
    SELECT d.id, d.next_at, b.url, s.secret, l.agent_id FROM link_postback b
    JOIN agent_link l ON l.id = b.link_id JOIN member a ON a.id = l.agent_id AND a.disabled_at IS NULL
    JOIN postback_secret s ON s.agent_id = l.agent_id
    CROSS JOIN LATERAL (
      SELECT id, next_at FROM postback WHERE link_id = b.link_id AND state = 'waiting' AND next_at <= :now
      ORDER BY next_at LIMIT ${mostOfAgent} FOR NO KEY UPDATE SKIP LOCKED) d
    WHERE l.agent_id <> ALL (string_to_array(:busy, ',')::bigint[])
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY agent_id ORDER BY next_at, id) AS place FROM due
  ), shared AS (
    SELECT * FROM ranked WHERE place <= ${mostOfAgent} ORDER BY place, next_at, id LIMIT :room
  )
  UPDATE postback p SET next_at = :leaseEnd, tries = p.tries + 1, tried_at = :now
  FROM shared, agent_link l WHERE p.id = shared.id AND l.id = p.link_id
  RETURNING ${postbackColumns}, shared.url, shared.secret, shared.agent_id`

const claim = (tx: Transaction, now: Date, busy: readonly bigint[], room: number): Promise<DueRow[]> =>
  rowsOf(tx, DueRow, claimText, { now, leaseEnd: new Date(now.getTime() + lease), busy: busy.join(), room })

async function deliver(deps: GatewayDeps, send: PostbackSender, row: DueRow): Promise<void> {
  const { database, log, now: clock } = deps
  const name = await memberNames(database, row.agent_id, clock())
  const member = row.member_id === null ? null : name(row.member_id)
  const outcome = await send(row.url, signedMessage(row, member, row.secret, clock()))
  const end = endOf(row.tries, outcome, clock())
  // If the postback was sent again or its address was removed in the meantime, this result no longer counts.
  await database.query(
    `UPDATE postback SET state = :state, next_at = :nextAt, status = :status, fault = :fault WHERE id = :rowId AND state = 'waiting' AND tries = :tries`,
    {
      rowId: row.id,
      tries: row.tries,
      state: end.state,
      nextAt: end.nextAt,
      status: 'status' in outcome ? outcome.status : null,
      fault: 'fault' in outcome ? outcome.fault : null,
    },
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
