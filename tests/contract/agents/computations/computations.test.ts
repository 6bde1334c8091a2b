import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetComputations } from '#gateway/agents/computations/computation-rows.ts'
import { type Computations, openComputations, type Work } from '#gateway/agents/computations/computations.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { lineAccount } from '#tests/support/agents.ts'
import { hours, seconds } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** Work of two pieces, each of which ends when the test lets it. */
function gatedWork() {
  const began: bigint[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const work: Work = async function* (_, { memberId }) {
    began.push(memberId)
    for (const share of [0.5, 1]) {
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      yield share
    }
    return { of: memberId.toString() }
  }
  /** Lets a piece end, once it has begun. */
  const letEnd = async (place: number) => {
    while (!gates[place]) await turn()
    gates[place].resolve()
  }
  return { work, began, letEnd, has: (place: number) => gates[place] !== undefined }
}

const quick: Work = async function* (_, { question }) {
  yield 0.5
  return question
}

describe.each(databases())('computations on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await smallCatalogue(gateway.deps.database)
  })
  beforeEach(() => gateway.deps.database.query('DELETE FROM computation'))
  afterAll(() => gateway.close())

  const gatewayWith = (work: Work, patience = 0): Computations =>
    openComputations(gateway.deps, { works: { statementCheck: work, activity: work }, patience })
  const someAgent = async () => (await lineAccount(gateway.deps, { isAgent: true })).memberId
  const asking = (memberId: bigint, number = 1, again = false) =>
    ({ memberId, kind: 'activity', question: { number }, again }) as const
  const stored = async (memberId: bigint) =>
    rowsAs<{ state: string; progress: number; question: { number: number } }>(
      gateway.deps.database,
      'SELECT state, progress, question FROM computation WHERE member_id = :memberId ORDER BY id',
      { memberId },
    )
  /** Asks until something is true of the answer. */
  async function until(
    one: Computations,
    asked: ReturnType<typeof asking>,
    isIt: (state: string, progress: number) => boolean,
  ) {
    for (;;) {
      const answer = await one.ask(asked)
      if (isIt(answer.state, answer.progress)) return answer
      await turn()
    }
  }

  test('an answer has the progress until the result is there, and another gateway joins (rule 33.15)', async () => {
    const gated = gatedWork()
    const [one, other] = [gatewayWith(gated.work), gatewayWith(gated.work)]
    const asked = asking(await someAgent())
    expect(await one.ask(asked)).toEqual({ state: 'running', progress: 0, result: null })
    expect(await other.ask(asked)).toEqual({ state: 'running', progress: 0, result: null })
    await gated.letEnd(0)
    expect(await until(other, asked, (_, progress) => progress > 0)).toEqual({
      state: 'running',
      progress: 50,
      result: null,
    })
    await other.takeUp()
    await gated.letEnd(1)
    const result = { of: asked.memberId.toString() }
    expect(await until(one, asked, (state) => state === 'done')).toEqual({ state: 'done', progress: 100, result })
    expect(await other.ask(asked)).toEqual({ state: 'done', progress: 100, result })
    expect(gated.began).toEqual([asked.memberId])
  })

  test('a question that is asked of two gateways at once is worked out once', async () => {
    const gated = gatedWork()
    const both = [gatewayWith(gated.work), gatewayWith(gated.work)]
    const asked = asking(await someAgent())
    const answers = await Promise.all([...both, ...both].map((one) => one.ask(asked)))
    expect(answers.map(({ result }) => result)).toEqual([null, null, null, null])
    for (const place of [0, 1]) await gated.letEnd(place)
    for (const one of both) await until(one, asked, (state) => state === 'done')
    expect(gated.began).toEqual([asked.memberId])
  })

  test('a quick computation is answered with its result, and again only if that is asked', async () => {
    const one = gatewayWith(quick, 60_000)
    const asked = asking(await someAgent())
    const done = { state: 'done', progress: 100, result: { number: 1 } }
    expect(await one.ask(asked)).toEqual(done)
    const other = gatewayWith(gatedWork().work)
    expect(await other.ask(asked)).toEqual(done)
    expect(await other.ask({ ...asked, again: true })).toMatchObject({ state: 'running' })
  })

  test('nobody joins the computation of another account (rule 33.15)', async () => {
    const gated = gatedWork()
    const one = gatewayWith(gated.work)
    const [mine, foreign] = [await someAgent(), await someAgent()]
    await one.ask(asking(mine))
    await one.ask(asking(foreign))
    // A piece of each runs at a time.
    for (const place of [0, 1, 2, 3]) await gated.letEnd(place)
    for (const memberId of [mine, foreign]) {
      const { result } = await until(one, asking(memberId), (state) => state === 'done')
      expect(result).toEqual({ of: memberId.toString() })
    }
  })

  test('another gateway takes up the work of a dead one, whose late result does not count', async () => {
    const dead = gatedWork()
    const asked = asking(await someAgent())
    const one = gatewayWith(dead.work)
    await one.ask(asked)
    const other = gatewayWith(quick, 60_000)
    gateway.clock.advance(seconds(59))
    await other.takeUp()
    expect(await stored(asked.memberId)).toMatchObject([{ state: 'running' }])
    gateway.clock.advance(seconds(1))
    await other.takeUp()
    await dead.letEnd(0)
    await one.stop()
    // It did not begin its second piece.
    expect(dead.has(1)).toBe(false)
    expect(await other.ask(asked)).toEqual({ state: 'done', progress: 100, result: { number: 1 } })
  })

  test('a gateway that stops leaves its work after the current piece', async () => {
    const gated = gatedWork()
    const asked = asking(await someAgent())
    const one = gatewayWith(gated.work)
    await one.ask(asked)
    const stopped = one.stop()
    await gated.letEnd(0)
    await stopped
    expect(await stored(asked.memberId)).toMatchObject([{ state: 'waiting', progress: 0 }])
    expect(await one.ask(asked)).toMatchObject({ state: 'waiting' })
    const other = gatewayWith(quick)
    await other.takeUp()
    expect(await other.ask(asked)).toMatchObject({ state: 'done' })
  })

  test('a failure stays until it is asked for again (rule 33.15)', async () => {
    const asked = asking(await someAgent())
    const failing = gatewayWith(async function* () {
      yield 0.5
      throw new Error('no such thing')
    }, 60_000)
    const failed = { state: 'failed', progress: 50, result: null }
    expect(await failing.ask(asked)).toEqual(failed)
    expect(gateway.log()).toContain('no such thing')
    const one = gatewayWith(quick, 60_000)
    expect(await one.ask(asked)).toEqual(failed)
    expect(await one.ask({ ...asked, again: true })).toMatchObject({ state: 'done' })
  })

  test('work without a database is tried again, and fails after three times', async () => {
    const asked = asking(await someAgent())
    let tries = 0
    const one = gatewayWith(async function* () {
      tries++
      yield 0.5
      throw new DatabaseUnavailable('away')
    }, 60_000)
    expect(await one.ask(asked)).toMatchObject({ state: 'waiting', progress: 0 })
    for (let run = 0; run < 5; run++) await one.takeUp()
    expect(tries).toBe(3)
    expect(await one.ask(asked)).toMatchObject({ state: 'failed' })
  })

  test('a result is kept for an hour, and is not used after it (rule 33.15)', async () => {
    const asked = asking(await someAgent())
    const { database, now } = gateway.deps
    await gatewayWith(quick, 60_000).ask(asked)
    gateway.clock.advance(hours(1) - 1)
    await forgetComputations(database, now())
    const gated = gatewayWith(gatedWork().work)
    expect(await gated.ask(asked)).toMatchObject({ state: 'done' })
    gateway.clock.advance(1)
    // The deletion has not run yet.
    expect(await gated.ask(asked)).toMatchObject({ state: 'running', progress: 0, result: null })
    const other = asking(await someAgent())
    await gatewayWith(quick, 60_000).ask(other)
    gateway.clock.advance(hours(1))
    await forgetComputations(database, now())
    expect(await stored(other.memberId)).toEqual([])
    expect(await stored(asked.memberId)).toMatchObject([{ state: 'running' }])
  })

  test('an account has two computations under way and five that wait: a further question replaces the oldest of these', async () => {
    const memberId = await someAgent()
    const one = gatewayWith(gatedWork().work)
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await one.ask(asking(memberId, number))
      gateway.clock.advance(1)
    }
    const open = (await stored(memberId)).map(({ state, question }) => [question.number, state])
    const begun = [1, 2].map((number) => [number, 'running'])
    expect(open).toEqual([...begun, ...[4, 5, 6, 7, 8].map((number) => [number, 'waiting'])])
    // Others are not delayed by it.
    expect(await gatewayWith(quick, 60_000).ask(asking(await someAgent()))).toMatchObject({ state: 'done' })
  })
})
