import { expect, test } from 'vitest'
import { drawDue } from '#gateway/play/draws/move-draws.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { stopTableClock } from '#tests/support/tables.ts'

test.skipIf(!hasPostgres())(
  'a bet that is being placed keeps its own draw open, no other lottery waits for it, and late bets keep none (rules 40.3 and 40.5)',
  async () => {
    const gateway = await testGateway({ seeded: true })
    const { database } = gateway.deps
    const clock = await stopTableClock(database)
    await drawDue(gateway.deps)
    const first = (lottery: string) =>
      rowsAs<{ issue: string; wait: number }>(
        database,
        `SELECT issue, (extract(epoch FROM closes_at - table_now()) * 1000)::float8 AS wait FROM lottery_draw
         WHERE lottery = :lottery ORDER BY draws_at LIMIT 1`,
        { lottery },
      )
    const ids = ['relampago-1-minuto', 'relampago-3-minutos']
    const [one, two] = (await Promise.all(ids.map(first))).flat()
    if (!one || !two) throw new Error('No draws are open')
    const stateOf = async (lottery = '', { issue }: { issue: string }) =>
      (
        await rowsAs<{ state: string }>(
          database,
          'SELECT state FROM lottery_draw WHERE lottery = :lottery AND issue = :issue',
          { lottery, issue },
        )
      )[0]?.state
    const admitted = `SELECT issue FROM lottery_admit('${ids[0]}', '["${one.issue}"]', 0) AS issue`
    await database.transaction(async (placing) => {
      expect(await placing.query(admitted)).toEqual([{ issue: one.issue }])
      await clock.advance(Math.ceil(Math.max(one.wait, two.wait)))
      await drawDue(gateway.deps)
      expect([await stateOf(ids[0], one), await stateOf(ids[1], two)]).toEqual([
        'open',
        expect.not.stringMatching('open'),
      ])
    })
    await database.transaction(async (late) => {
      expect(await late.query(admitted)).toEqual([])
      await drawDue(gateway.deps)
      expect(await stateOf(ids[0], one)).not.toBe('open')
    })
    await closeReconciled(gateway)
  },
)
