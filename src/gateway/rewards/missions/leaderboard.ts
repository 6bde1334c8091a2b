import { bigint, boolean, type Infer, integer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { inLanguage } from '#lib/in-language.ts'
import { maskedName } from '#lib/masked.ts'
import { newestSet } from './sets.ts'

/** Places that all members can see. */
const most = 50

const PlaceRow = type({
  place: integer(),
  account: string(),
  points: integer(),
  is_own: boolean(),
  member_id: bigint(),
})
const HiddenRow = type({ is_hidden: boolean() })

// A hidden member takes no visible place but sees the own one. With equal points, the member who reached them first is
// higher.
const tableText = `WITH sums AS (
    SELECT member_id, sum(points)::integer AS points, max(reached_at) FILTER (WHERE points > 0) AS reached_at
    FROM mission_progress WHERE season = :season AND currency = :currency AND reached_at IS NOT NULL GROUP BY member_id
  ), places AS (
    SELECT s.member_id, m.account, s.points, s.member_id = :memberId AS is_own,
      row_number() OVER (ORDER BY s.points DESC, s.reached_at, s.member_id)::integer AS place
    FROM sums s JOIN member m ON m.id = s.member_id AND m.disabled_at IS NULL
    WHERE s.points > 0 AND (s.member_id = :memberId OR NOT EXISTS (SELECT FROM mission_hidden h WHERE h.member_id = s.member_id))
  )
  SELECT * FROM places WHERE place <= :most OR is_own ORDER BY place`

/** The table of the season as a member sees it. */
export async function missionLeaderboard({ database, now }: GatewayDeps, session: Session, language: string) {
  const { memberId, currency } = session
  const set = await newestSet(database, currency, now())
  const rows = set ? await rowsOf(database, PlaceRow, tableText, { season: set.season, currency, memberId, most }) : []
  const own = rows.find(({ is_own }) => is_own)
  return {
    season: set
      ? {
          title: inLanguage(set.titles, language) ?? Object.values(set.titles)[0] ?? '',
          until: set.valid_until?.toISOString() ?? null,
        }
      : null,
    list: rows.filter(({ place }) => place <= most).map(wirePlace),
    own: own ? wirePlace(own) : null,
    isHidden: await isHidden(database, memberId),
  }
}

const wirePlace = ({ place, account, points, is_own }: Infer<typeof PlaceRow>) => ({
  place,
  name: maskedName(account),
  points,
  isOwn: is_own,
})

async function isHidden(on: Executor, memberId: bigint): Promise<boolean> {
  const text = 'SELECT EXISTS (SELECT FROM mission_hidden WHERE member_id = :memberId) AS is_hidden'
  return (await rowOf(on, HiddenRow, text, { memberId }))?.is_hidden ?? false
}

/** Hides a member from others in the table, or shows them again. */
export async function setHidden({ database, now }: GatewayDeps, memberId: bigint, hidden: boolean) {
  if (hidden)
    await database.query(
      'INSERT INTO mission_hidden (member_id, hidden_at) VALUES (:memberId, :hiddenAt) ON CONFLICT DO NOTHING',
      { memberId, hiddenAt: now() },
    )
  else await database.query('DELETE FROM mission_hidden WHERE member_id = :memberId', { memberId })
  return { isHidden: hidden }
}
