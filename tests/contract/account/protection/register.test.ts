import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { register } from '#contract/account/auth/register.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { askAboutAll } from '#gateway/account/protection/ask-register.ts'
import { giveSome, grantOf } from '#tests/support/bonus.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { brazilian, moveTo } from '#tests/support/jurisdiction.ts'
import { addPasskey, enterWith } from '#tests/support/passkeys.ts'
import { fundedMember, logIn, memberOf, registration } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf, payNow, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

/** A register whose entries the test decides; it counts its requests, and can be silent. */
const asked: string[] = []
const named = new Set<string>()
let silent = false
const fakeRegister = {
  isExcluded: async (cpf: string) => {
    asked.push(cpf)
    if (silent) throw new Error('no answer')
    return named.has(cpf)
  },
}

describe('the exclusion register', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ auth: { register: fakeRegister } })
  })
  beforeEach(() => {
    moveTo(gateway, 'br')
    asked.length = 0
    named.clear()
    silent = false
  })
  afterAll(() => closeReconciled(gateway))

  const person = (idNumber: string) => registration({ idNumber, ...brazilian })
  const open = (form: ReturnType<typeof person>) => gateway.call(register, form)
  const blockOf = async (token: string) => (await gateway.call(getProtection, {}, { token })).value().block
  const withCpf = async () => {
    const cpf = newCpf()
    const form = person(cpf)
    ;(await open(form)).value()
    asked.length = 0
    return { cpf, username: form.username, password: form.password }
  }

  test('a login with a passkey asks the register too', async () => {
    const { cpf, ...credentials } = await withCpf()
    const held = await addPasskey(gateway, { ...credentials, token: await logIn(gateway, credentials) })
    gateway.clock.advance(hours(24))
    named.add(cpf)
    const { token } = (await enterWith(gateway, held)).value()
    expect((await blockOf(token))?.kind).toBe('register')
  })

  test('an excluded person cannot open an account, and neither can anybody without the register’s answer (rule 17.9)', async () => {
    const cpf = newCpf()
    named.add(cpf)
    expect((await open(person(cpf))).code).toBe('exclusion_registered')
    named.clear()
    silent = true
    expect((await open(person(cpf))).code).toBe('service_unavailable')
    silent = false
    expect((await open(person(cpf))).code).toBeUndefined()
    expect(asked).toEqual([cpf, cpf, cpf])
  })

  test('the number must be a CPF, and one person has one account', async () => {
    const cpf = newCpf()
    const wrong = await open(person('12345678900'))
    expect(wrong.envelope).toMatchObject({
      code: 'field_invalid',
      value: { fields: { idNumber: { reason: 'format' } } },
    })
    ;(await open(person(cpf))).value()
    const again = await open(person(cpf))
    expect(again.envelope).toMatchObject({ value: { fields: { idNumber: { reason: 'taken' } } } })
    expect((await open(registration())).envelope).toMatchObject({
      value: { fields: { idNumber: { reason: 'required' }, birthday: { reason: 'required' } } },
    })
  })

  test('the first login of a civil day asks the register; an excluded member cannot play, but keeps the money (rule 17.9)', async () => {
    const member = await withCpf()
    await logIn(gateway, member)
    await logIn(gateway, member)
    expect(asked).toEqual([member.cpf])
    gateway.clock.advance(hours(24))
    named.add(member.cpf)
    const token = await logIn(gateway, member)
    expect(asked).toEqual([member.cpf, member.cpf])
    expect(await blockOf(token)).toMatchObject({ kind: 'register', until: null })
    const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
    const refused = await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })
    expect(refused.envelope).toMatchObject({ code: 'play_blocked', value: { kind: 'register' } })
    expect((await gateway.call(getBalance, {}, { token })).code).toBeUndefined()
    gateway.clock.advance(hours(24))
    named.clear()
    expect(await blockOf(await logIn(gateway, member))).toBeNull()
  })

  test('a member whom the register names withdraws the whole balance (rule 17.8)', async () => {
    moveTo(gateway, 'demo')
    const member = await withdrawer(gateway, 500_00n)
    await approveIdentity(gateway, member.token)
    moveTo(gateway, 'br')
    gateway.clock.advance(hours(24))
    named.add(member.cpf)
    const token = await logIn(gateway, member)
    expect(await blockOf(token)).toMatchObject({ kind: 'register' })
    const funds = async () => (await gateway.call(getBalance, {}, { token })).value()
    const { withdrawalId } = await withdraw(gateway, { ...member, token }, 500_00n)
    expect(await funds()).toMatchObject({ balance: 0n, held: 500_00n })
    await payNow(gateway)
    const paid = (await gateway.call(getWithdrawal, { withdrawalId }, { token })).value()
    expect(paid).toMatchObject({ state: 'paid', payout: 500_00n })
    expect(await funds()).toMatchObject({ balance: 0n, held: 0n })
    expect(await blockOf(token)).toMatchObject({ kind: 'register' })
  })

  test('a member’s own pause outlives a removed entry of the register (rule 17.9)', async () => {
    const member = await withCpf()
    const token = await logIn(gateway, member)
    ;(await gateway.call(startPause, { hours: 168 }, { token })).value()
    for (const isNamed of [true, false]) {
      gateway.clock.advance(hours(24))
      if (isNamed) named.add(member.cpf)
      else named.delete(member.cpf)
      expect(await blockOf(await logIn(gateway, member))).toMatchObject({ kind: isNamed ? 'register' : 'pause' })
    }
  })

  test('the job asks about every account within fifteen days; a silent register does not stop a login (rule 17.9)', async () => {
    const member = await withCpf()
    await askAboutAll(gateway.deps, fakeRegister)
    expect(asked).toContain(member.cpf)
    asked.length = 0
    await askAboutAll(gateway.deps, fakeRegister)
    expect(asked).toEqual([])
    gateway.clock.advance(15 * hours(24))
    silent = true
    await logIn(gateway, member)
    expect(asked).toEqual([member.cpf])
    silent = false
    named.add(member.cpf)
    await askAboutAll(gateway.deps, fakeRegister)
    expect(await blockOf(await logIn(gateway, member))).toMatchObject({ kind: 'register' })
  })

  // Product rule 22.9.
  test.each([
    ['at a login', async (member: { username: string; password: string }) => void (await logIn(gateway, member))],
    ['by the job', () => askAboutAll(gateway.deps, fakeRegister)],
  ] as const)(
    'a person whom the register names %s loses a bonus once, and gets none back (rule 22.9)',
    async (_, ask) => {
      const member = await withCpf()
      const memberId = await memberOf(gateway, await logIn(gateway, member))
      const { database, now } = gateway.deps
      const id = await giveSome(database, memberId, now(), { days: 90 })
      const events = () =>
        rowsAs<object>(
          database,
          `SELECT action, details FROM member_protection_event WHERE member_id = :memberId AND action LIKE 'register%' ORDER BY id`,
          { memberId },
        )
      gateway.clock.advance(15 * hours(24))
      await ask(member)
      expect(await grantOf(database, id)).toMatchObject({ status: 'active', balance: 1_000n })
      expect(await events()).toEqual([])
      named.add(member.cpf)
      for (const isNamed of [true, true, false]) {
        if (!isNamed) named.clear()
        gateway.clock.advance(15 * hours(24))
        await ask(member)
      }
      const lost = { status: 'forfeited', reason: 'register', balance: 0n }
      expect(await grantOf(database, id)).toMatchObject(lost)
      expect(await events()).toEqual([
        { action: 'register-hit', details: { bonuses: 1 } },
        { action: 'register-clear', details: {} },
      ])
    },
  )

  test('without a register in the law no register is asked', async () => {
    moveTo(gateway, 'demo')
    const member = await fundedMember(gateway, 20_00n)
    await logIn(gateway, member)
    await askAboutAll(gateway.deps, fakeRegister)
    expect(asked).toEqual([])
  })
})
