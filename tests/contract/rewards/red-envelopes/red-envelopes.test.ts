import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { closeEnvelopes } from '#gateway/rewards/red-envelopes/close-envelopes.ts'
import { envelopesOf, takenShares } from '#gateway/rewards/red-envelopes/member-envelopes.ts'
import { openEnvelope } from '#gateway/rewards/red-envelopes/open-envelope.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers } from '#tests/support/players.ts'
import { publish } from '#tests/support/red-envelope.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('red envelopes on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const members = async (count: number) => {
    const players = await openPlayers(gateway.deps.database, Array<string>(count).fill('BRL'))
    return players.map(({ memberId, account }) => ({
      memberId,
      account,
      session: { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' },
    }))
  }
  type Member = Awaited<ReturnType<typeof members>>[number]
  const one = async () => {
    const [member] = await members(1)
    if (!member) throw new Error('Nobody came.')
    return member
  }
  const openFor = ({ session }: Member, id: string) => openEnvelope(gateway.deps, session, id, 'en')
  const poolOf = async (name: string) => {
    const { database } = gateway.deps
    const account = await ensureAccount(database, { kind: 'system', id: 'prizes' }, `envelope:${name}`, 'BRL')
    return (await balanceOf(database, account)).balance
  }

  test('twenty of fifty simultaneous members take different shares, and the others learn that it is empty', async () => {
    const id = await publish(gateway.deps.database, gateway.deps.now(), { name: 'fifty', total: '1000' })
    expect(await poolOf('fifty')).toBe(1_000n)
    const people = await members(50)
    const ended = await Promise.allSettled(people.map((member) => openFor(member, id)))
    const paid = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value.mine?.amount ?? 0n] : []))
    expect(paid).toHaveLength(20)
    expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBe(1_000n)
    for (const end of ended) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'envelope_empty' })
    const rows = await rowsAs<{ members: number; places: number }>(
      gateway.deps.database,
      `SELECT count(DISTINCT member_id)::integer AS members, count(*)::integer AS places FROM red_envelope_share
       WHERE envelope_id = :envelopeId AND member_id IS NOT NULL`,
      { envelopeId: BigInt(id) },
    )
    expect(rows).toEqual([{ members: 20, places: 20 }])
    expect(await poolOf('fifty')).toBe(0n)
  })

  test('twenty simultaneous taps of one member take one share', async () => {
    const id = await publish(gateway.deps.database, gateway.deps.now(), { name: 'taps' })
    const member = await one()
    const ended = await Promise.all(Array.from({ length: 20 }, () => openFor(member, id)))
    const amount = await available(gateway.deps.database, member.account)
    for (const end of ended) expect(end).toMatchObject({ left: 19, mine: { amount } })
    expect(await poolOf('taps')).toBe(100n - amount)
    const { list, count, sum } = await takenShares(gateway.deps, member.session, id)
    expect(list).toMatchObject([{ place: 1, amount, isMine: true, name: expect.stringContaining('***') }])
    expect([count, sum]).toEqual([1, amount])
  })

  test('outside of its time no share is taken, and the rest is returned once', async () => {
    const { database } = gateway.deps
    const startsAt = new Date(gateway.deps.now().getTime() + hours(1)).toISOString()
    const id = await publish(database, gateway.deps.now(), { name: 'window', startsAt })
    const [member, late] = await members(2)
    if (!member || !late) throw new Error('Nobody came.')
    const seen = async () =>
      (await envelopesOf(gateway.deps, member.session, 'en')).list.find((e) => e.envelopeId === id)
    expect((await seen())?.state).toBe('coming')
    await expect(openFor(member, id)).rejects.toMatchObject({ code: 'envelope_closed' })
    gateway.clock.advance(hours(1))
    const { mine } = await openFor(member, id)
    gateway.clock.advance(hours(23))
    await expect(openFor(late, id)).rejects.toMatchObject({ code: 'envelope_closed' })
    expect(await poolOf('window')).toBe(100n - (mine?.amount ?? 0n))
    await Promise.all([1, 2, 3].map(() => closeEnvelopes(gateway.deps)))
    await closeEnvelopes(gateway.deps)
    expect(await poolOf('window')).toBe(0n)
    expect(await seen()).toMatchObject({ state: 'over', left: 19, mine })
    // A member with a share can still read it, and gets no other one.
    expect((await openFor(member, id)).mine).toEqual(mine)
  })
})

describe('a red envelope', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test('gives nothing during a pause, and is unknown in another currency', async () => {
    const { deps } = gateway
    const id = await publish(deps.database, deps.now())
    const [paused, other] = await openPlayers(deps.database, ['BRL', 'EUR'])
    const open = (memberId: bigint, currency: string) =>
      openEnvelope(deps, { sessionId: 0n, memberId, account: '', type: 0, currency }, id, 'en')
    await startPause(deps, paused?.memberId ?? 0n, 24)
    await expect(open(paused?.memberId ?? 0n, 'BRL')).rejects.toMatchObject({ code: 'play_blocked' })
    await expect(open(other?.memberId ?? 0n, 'EUR')).rejects.toMatchObject({ code: 'envelope_not_found' })
  })

  test('never changes after it is published', async () => {
    const { deps } = gateway
    const id = await publish(deps.database, deps.now())
    const [member] = await openPlayers(deps.database, ['BRL'])
    const memberId = member?.memberId ?? 0n
    await openEnvelope(deps, { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }, id, 'en')
    for (const text of [
      `UPDATE red_envelope SET total = 9 WHERE id = ${id}`,
      `UPDATE red_envelope_share SET amount = 9 WHERE envelope_id = ${id}`,
      `UPDATE red_envelope_share SET member_id = NULL, taken_at = NULL, transfer_id = NULL WHERE envelope_id = ${id} AND place = 1`,
      `DELETE FROM red_envelope_share WHERE envelope_id = ${id}`,
    ])
      await expect(byOwner(deps.database, text), text).rejects.toMatchObject({ code: '42501' })
  })

  test('with unusable terms is refused with the reason', async () => {
    const { database, now } = gateway.deps
    const put = (wish: object) => publish(database, now(), wish).then(String, (error: Error) => error.message)
    const at = (time: number) => new Date(now().getTime() + time).toISOString()
    expect(await put({ currency: 'FUN' })).toContain('play money')
    expect(await put({ titles: {} })).toContain('no title')
    expect(await put({ total: '19' })).toContain('more shares')
    expect(await put({ total: '4000000001' })).toContain('more than 4000000000')
    expect(await put({ endsAt: at(0) })).toContain('ends before')
    expect(await put({ startsAt: at(-hours(2)), endsAt: at(-hours(1)) })).toContain('over already')
    expect(await put({ endsAt: at(hours(24 * 32)) })).toContain('31 days')
    await publish(database, now(), { name: 'twice' })
    expect(await put({ name: 'twice' })).toContain('already')
  })
})
