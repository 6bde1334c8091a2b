import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { smallCatalogue, writeRounds } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await testGateway()
  const { database } = gateway.deps
  await smallCatalogue(database)
  const person = await registerMember(gateway)
  token = person.token
  const [member] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM member WHERE account = :username', {
    username: person.username,
  })
  // Every half an hour for four days, some open or voided, every fourth in another category.
  await writeRounds(database, {
    count: 192,
    memberId: member?.id ?? 0n,
    node: 'CASE WHEN n % 4 = 0 THEN 2 ELSE 1 END',
    status: "CASE WHEN n = 190 THEN 'open' WHEN n % 17 = 0 THEN 'voided' ELSE 'settled' END",
    placedAt: "'2026-10-30T00:10:00Z'::timestamptz + n * interval '30 min'",
  })
})
afterAll(() => gateway.close())

const days = async (filter: object) => (await gateway.call(getBettingDays, filter as never, { token })).value()
const range = { from: '2026-10-29', to: '2026-11-03' }

test.each(['America/Sao_Paulo', 'UTC', 'America/New_York'])('each day in %s equals its history', async (zone) => {
  const { database, now } = gateway.deps
  await writeSetting(database, brandSetting.name, { ...brandSetting.fallback, timeZone: zone }, now())
  for (const gameType of [undefined, 'RNG', 'LIVE'] as const) {
    const filter = gameType ? { gameType } : {}
    const { list, sums } = await days({ ...range, ...filter })
    expect(list.length).toBeGreaterThan(3)
    expect(list.map(({ day }) => day)).toEqual(list.map(({ day }) => day).toSorted())
    for (const { day, bets, stake, win, net } of list) {
      const { from, to } = momentsOf({ from: day, to: day }, zone)
      const asked = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), status: 'settled' as const }
      const history = (await gateway.call(getBettingHistory, { ...asked, ...filter, pageSize: 1 }, { token })).value()
      expect({ bets, stake, win, net, currency: 'BRL' }).toEqual({ bets: history.total, ...history.sums })
    }
    expect(sums.net).toBe(list.reduce((sum, { net }) => sum + net, 0n))
  }
})

test('days without a round are left out, and only own rounds count', async () => {
  expect((await days({ from: '2026-01-01', to: '2026-01-31' })).list).toEqual([])
  const other = await registerMember(gateway)
  const { list, sums } = (await gateway.call(getBettingDays, range, { token: other.token })).value()
  expect({ list, sums }).toEqual({ list: [], sums: { bets: 0, stake: 0n, win: 0n, net: 0n, currency: 'BRL' } })
})

test.each([
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2025-01-01', to: '2026-03-01' },
  { from: '2026-03-01', to: 'today' },
])('%j is refused as a range (rule 10.8)', async (wrong) => {
  expect((await gateway.call(getBettingDays, wrong, { token })).code).toBe('invalid_request')
})
