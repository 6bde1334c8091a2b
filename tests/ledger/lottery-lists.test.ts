import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { ownBets } from '#gateway/play/draws/own-bets.ts'
import { theDatabase } from '#tests/support/database.ts'
import { planModes, readsOf } from '#tests/support/plans.ts'
import { byOwner, newMember, smallCatalogue, writeRounds } from '#tests/support/rounds.ts'

const lottery = 'relampago-1-minuto'

describe.each(theDatabase())('bets on draws on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(() => database.close())

  test('those that are not settled are found without reading all that were (rule 40.6)', async () => {
    const memberId = await newMember(database)
    await byOwner(
      database,
      `INSERT INTO lottery_draw (lottery, issue, state, commitment, sealed_seed, opened_at, closes_at, draws_at)
       SELECT :lottery, '20261130-' || lpad(n::text, 4, '0'), 'open', repeat('0', 64), 'sealed', now(), now() + make_interval(mins => n),
         now() + make_interval(mins => n) FROM generate_series(1, 1000) n`,
      { lottery },
    )
    await byOwner(
      database,
      `INSERT INTO lottery_bet (wager_id, round_id, lottery, issue, member_id, mode, play, choice, prize_group, line_count, line_stake, odds,
         most_win, exposure, settled_at)
       SELECT n, n, :lottery, '20261130-' || lpad(n::text, 4, '0'), :memberId, 'real', 'positioned', '[["1"]]', 1900, 1, 1, '{}', 1, 1,
         CASE WHEN n <= 997 THEN now() END FROM generate_series(1, 1000) n`,
      { lottery, memberId },
    )
    await writeRounds(database, { count: 1_000, memberId, placedAt: 'now()' })
    await byOwner(database, 'ANALYZE lottery_bet, wager')
    for (const mode of planModes) {
      const { rows } = await readsOf(database, mode, (on) => ownBets(on, { lottery, memberId, mode: 'real' }))
      expect([mode, rows.get('lottery_bet')]).toEqual([mode, 3])
    }
  })
})
