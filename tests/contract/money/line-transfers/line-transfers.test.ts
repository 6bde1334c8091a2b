import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import { dayIn } from '#lib/civil-days.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { changeTransferRules, lineViews, send, underAgent } from '#tests/support/line.ts'
import { logIn, type Person, payIn } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { setPassword } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('line transfers on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterEach(() => changeTransferRules(gateway, {}))
  afterAll(() => closeReconciled(gateway))

  const { balance, list, options, idOf } = lineViews(() => gateway)
  const codes = (answers: readonly { readonly code: string | undefined }[]) =>
    Object.groupBy(
      answers.map(({ code }) => code ?? 'ok'),
      (code) => code,
    )

  test('the money arrives at once, and both sides, the inbox and the record show it (rules 19.2 and 19.7)', async () => {
    const maria = await underAgent(gateway)
    const { upline } = maria
    const made = (await send(gateway, maria, upline, { amount: 250_00n })).value()
    expect(made).toMatchObject({ way: 'sent', account: upline.username, amount: 250_00n, currency: 'BRL' })
    expect([await balance(maria), await balance(upline)]).toEqual([750_00n, 250_00n])
    expect((await list(maria)).list).toEqual([made])
    expect((await list(upline)).list).toEqual([{ ...made, way: 'received', account: maria.username }])
    // Days of a statement are the operator's; for three hours of each of them UTC has the next one.
    const day = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
    const lines = async ({ token }: Person) =>
      (await gateway.call(getTransactions, { from: day, to: day, show: 'other', pageSize: 5 }, { token })).value().list
    const line = { kind: 'upline-transfer', line: 'other', reference: made.reference }
    expect(await lines(maria)).toMatchObject([{ ...line, debited: 250_00n, counterparty: upline.username }])
    expect(await lines(upline)).toMatchObject([{ ...line, credited: 250_00n, counterparty: maria.username }])
    const inbox = (await gateway.call(getMessages, { pageSize: 5 }, { token: upline.token })).value().list
    expect(inbox.find(({ kind }) => kind === 'transfer_received')?.details).toEqual({
      amount: '25000',
      currency: 'BRL',
      from: maria.username,
    })
    const audit = await rowsAs<{ act: string; details: object }>(
      gateway.deps.database,
      `SELECT act, details FROM member_audit WHERE member_id = ${await idOf(maria)} AND act = 'money_sent'`,
    )
    expect(audit).toMatchObject([{ details: { to: upline.username, reference: made.reference, amount: '25000' } }])
  })

  test('one key sends once, and another request under it is refused', async () => {
    const maria = await underAgent(gateway)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(gateway, maria, maria.upline, { key })))
    expect(new Set(answers.map((answer) => answer.value().reference)).size).toBe(1)
    expect([await balance(maria), await balance(maria.upline)]).toEqual([900_00n, 100_00n])
    expect((await send(gateway, maria, maria.upline, { key, amount: 200_00n })).code).toBe('idempotency_key_reused')
  })

  test('twenty simultaneous transfers exceed neither the balance nor the limits of the day (rule 19.4)', async () => {
    const maria = await underAgent(gateway, 500_00n)
    const twenty = (amount: bigint) =>
      Promise.all(Array.from({ length: 20 }, () => send(gateway, maria, maria.upline, { amount })))
    expect(codes(await twenty(200_00n))).toMatchObject({ ok: { length: 2 }, insufficient_funds: { length: 18 } })
    expect(await balance(maria)).toBe(100_00n)
    await changeTransferRules(gateway, { dayCount: 5 })
    expect(codes(await twenty(10_00n))).toMatchObject({ ok: { length: 3 }, transfer_limit: { length: 17 } })
    await changeTransferRules(gateway, { daySum: '45000' })
    expect(codes(await twenty(10_00n))).toMatchObject({ ok: { length: 2 }, transfer_limit: { length: 18 } })
    expect([await balance(maria), await balance(maria.upline)]).toEqual([50_00n, 450_00n])
    expect((await options(maria)).value()).toMatchObject({ leftCount: 3, leftSum: 0n, balance: 50_00n })
  })

  test('two devices that send the whole balance at once send it once', async () => {
    const maria = await underAgent(gateway, 300_00n)
    const other = { token: await logIn(gateway, maria) }
    const answers = await Promise.all(
      [maria, other].map((from) => send(gateway, from, maria.upline, { amount: 300_00n })),
    )
    expect(codes(answers)).toMatchObject({ ok: { length: 1 }, insufficient_funds: { length: 1 } })
  })

  test('simultaneous transfers in both directions do not block each other', async () => {
    const maria = await underAgent(gateway)
    await setPassword(gateway, maria.upline)
    // Between agents, of whom none has to play what comes.
    await gateway.deps.database.query('UPDATE member SET type = 1 WHERE account = :username', {
      username: maria.username,
    })
    ;(await send(gateway, maria, maria.upline, { amount: 500_00n })).value()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 === 0
          ? send(gateway, maria, maria.upline, { amount: 10_00n })
          : send(gateway, maria.upline, maria, { amount: 20_00n }),
      ),
    )
    expect(codes(answers)).toMatchObject({ ok: { length: 8 } })
    expect([await balance(maria), await balance(maria.upline)]).toEqual([540_00n, 460_00n])
  })

  test('a receiver’s own deposit limit is never exceeded, and received money counts for it (rule 19.5)', async () => {
    const maria = await underAgent(gateway)
    const { upline } = maria
    const limit = { kind: 'deposit', period: 'day', amount: 150_00n }
    ;(await gateway.call(setLimit, limit, { token: upline.token })).value()
    const answers = await Promise.all([1, 2].map(() => send(gateway, maria, upline)))
    expect(codes(answers)).toMatchObject({ ok: { length: 1 }, receiver_unavailable: { length: 1 } })
    // The sender learns nothing about the limit.
    expect(answers.find(({ code }) => code)?.envelope).not.toHaveProperty('value')
    const order = { method: 'pix', amount: 60_00n, currency: 'BRL' }
    const paid = await gateway.call(createDeposit, order, { token: upline.token, key: crypto.randomUUID() })
    expect(paid.code).toBe('limit_reached')
    await payIn(gateway, upline.token, 50_00n)
  })
})
