import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { freeRoundsPlayer } from '#tests/support/free-rounds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue, withTheme } from '#tests/support/rounds.ts'

// Product rule 28.7.
describe.each(databases())('results of free rounds on $name (rule 28.7)', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await smallCatalogue(gateway.deps.database)
    await withTheme(gateway.deps.database)
  })
  afterAll(() => closeReconciled(gateway))

  test('a further win of a played round is refused and changes nothing, also if it is repeated', async () => {
    const member = await freeRoundsPlayer(gateway.deps)
    await member.play('f1', 300n)
    const refused = { result: 'refused', refusal: { refusal: { code: 'already_settled', detail: null } } }
    expect(await member.win('w1', 'f1', 100n)).toMatchObject(refused)
    expect(await member.win('w1', 'f1', 100n)).toMatchObject(refused)
    expect(await member.set()).toMatchObject({ status: 'active', used: 1, won: 300n, left: 300n })
    // A lost round that was the last one: the wins were paid.
    await member.play('f2', 0n)
    expect(await member.win('w2', 'f2', 100n)).toMatchObject(refused)
    expect(await member.set()).toMatchObject({ status: 'completed', won: 300n, paid: 300n, left: 0n })
    expect(await member.balance()).toBe(1_300n)
  })

  test('a win of nothing has nothing to add and is accepted', async () => {
    const member = await freeRoundsPlayer(gateway.deps)
    await member.play('f1', 300n)
    expect(await member.win('w1', 'f1', 0n)).toMatchObject({ result: 'done', state: 'won' })
    expect(await member.set()).toMatchObject({ used: 1, won: 300n, left: 300n })
  })

  test('a win of a round that has not come is unknown, also if the round was refused', async () => {
    const member = await freeRoundsPlayer(gateway.deps)
    expect(await member.win('w1', 'f1', 100n)).toMatchObject({ result: 'bet_unknown' })
    for (const name of ['f1', 'f2']) await member.play(name, 0n)
    expect((await member.play('f3', 0n)).result).toBe('refused')
    expect(await member.win('w3', 'f3', 100n)).toMatchObject({ result: 'bet_unknown' })
  })
})
