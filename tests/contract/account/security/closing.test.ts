import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { closedWithMoney, reopen } from '#gateway/account/members/closed-accounts.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { closing, closingBlocked, putBelow } from '#tests/contract/producers/closing.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { appCode, giveAuthenticator, lastMessage, loginCode, mobileMember } from '#tests/support/access.ts'
import { actsOf, messagesOf } from '#tests/support/audit.ts'
import { solution } from '#tests/support/challenge.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { logIn, type Person, registerMember, registration } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('closing an account on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      seeded: true,
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const close = (person: Person, changed: object = {}) => {
    const { input, token } = closing(person, changed)
    return gateway.call(closeAccount, input, { token })
  }
  const tryLogin = async ({ username }: Pick<Person, 'username'>, password: string) =>
    (await gateway.call(login, { username, password, type: 'username' })).code
  const idOf = async ({ username }: Person) => {
    const rows = await rowsAs<{ id: bigint }>(
      gateway.deps.database,
      'SELECT id FROM member WHERE account = :username',
      { username },
    )
    return rows[0]?.id ?? 0n
  }
  /** A charge whose time ran out unpaid. @returns its id */
  async function lateCharge(person: Person) {
    const { depositId } = await charge(gateway, person)
    await gateway.deps.database.query('UPDATE deposit SET expires_at = :now WHERE reference = :depositId', {
      depositId,
      now: gateway.clock.now(),
    })
    return depositId
  }
  const pay = (depositId: string) => report(gateway, paymentOf(gateway, depositId))

  test('ends every session, and only the right password gets the answer that it is closed (rules 1.2 and 2.21)', async () => {
    const person = await registerMember(gateway)
    const elsewhere = await logIn(gateway, person)
    expect((await close(person)).value()).toEqual({})
    for (const token of [person.token, elsewhere])
      expect((await gateway.call(getMemberInfo, {}, { token })).code).toBe('session_expired')
    expect(await tryLogin(person, person.password)).toBe('account_closed')
    expect(await tryLogin(person, 'not the password')).toBe('login_failed')
    expect(await actsOf(gateway, person)).toEqual(['account_closed'])
    const name = person.username.toUpperCase()
    const again = { ...registration({ username: name }), ...(await solution(gateway)) }
    expect((await gateway.call(register, again)).code).toBe('username_taken')
  })

  test('is refused as long as anything is open, and then changes nothing (rule 2.21)', async () => {
    for (const [what, code] of [
      ['downline', 'closing_downline'],
      ['round', 'closing_round_open'],
      ['withdrawal', 'closing_withdrawal_open'],
      ['missing', 'closing_withdrawal_open'],
      ['deposit', 'closing_deposit_open'],
      ['transfer', 'closing_transfer_open'],
      ['vendor', 'closing_vendor_balance'],
      ['balance', 'closing_balance_left'],
    ] as const) {
      const person = await closingBlocked[what](gateway)
      expect((await close(person)).code).toBe(code)
      expect((await gateway.call(getBalance, {}, { token: person.token })).code).toBeUndefined()
      expect(await actsOf(gateway, person)).not.toContain('account_closed')
    }
  })

  test('is not prevented by an expired charge, an invited friend or a closed downline', async () => {
    const late = await registerMember(gateway)
    await lateCharge(late)
    const friend = await registerMember(gateway)
    await putBelow(gateway, late, friend)
    expect((await close(late)).code).toBeUndefined()
    const agent = await registerMember(gateway)
    await makeAgent(gateway, agent)
    const below = await registerMember(gateway)
    await putBelow(gateway, agent, below)
    expect((await close(agent)).code).toBe('closing_downline')
    expect((await close(below)).code).toBeUndefined()
    expect((await close(agent)).code).toBeUndefined()
  })

  test('needs the password, and a code if an app is on, which a refusal does not use up (rule 2.21)', async () => {
    const person = await registerMember(gateway)
    expect((await close(person, { password: 'not the password' })).code).toBe('password_wrong')
    const secret = await giveAuthenticator(gateway, person)
    const depositId = await lateCharge(person)
    expect((await close(person)).code).toBe('code_wrong')
    expect((await close(person, { code: 'wrong' })).code).toBe('code_wrong')
    const code = await appCode(gateway, secret)
    await pay(depositId)
    expect((await close(person, { code })).code).toBe('closing_balance_left')
    const other = await registerMember(gateway)
    const otherCode = await appCode(gateway, await giveAuthenticator(gateway, other))
    expect((await close(other, { code: otherCode })).value()).toEqual({})
    const used = await rowsAs<{ used: boolean }>(
      gateway.deps.database,
      'SELECT last_step > 0 AS used FROM member_authenticator WHERE member_id = :memberId',
      { memberId: await idOf(person) },
    )
    expect(used).toEqual([{ used: false }])
  })

  test('makes recovery by phone and by e-mail do nothing and answer as for any account (rule 2.21)', async () => {
    const person = await mobileMember(gateway)
    const mobileNum = person.username
    const pending = await loginCode(gateway, mobileNum, 'password')
    await gateway.deps.database.query('UPDATE member SET email = :email WHERE account = :mobileNum', {
      mobileNum,
      email: 'closed@example.com',
    })
    ;(await close(person)).value()
    const reset = { mobileNum, verificationCode: pending, newPassword: 'garças-voam-cedo' }
    expect((await gateway.call(setPasswordByPhone, reset)).code).toBe('code_wrong')
    const before = await lastMessage(gateway, mobileNum)
    gateway.clock.advance(minutes(6))
    await loginCode(gateway, mobileNum, 'password')
    expect(await lastMessage(gateway, mobileNum)).toBe(before)
    const mail = { username: mobileNum, email: 'closed@example.com', ...(await solution(gateway)) }
    expect((await gateway.call(forgotPassword, mail)).value()).toEqual({})
    expect(await lastMessage(gateway, 'closed@example.com')).toBe('')
  })

  test('a closed account is sent no message (rule 2.21)', async () => {
    const person = await registerMember(gateway)
    const memberId = await idOf(person)
    ;(await close(person)).value()
    await leaveMessage(gateway.deps.database, {
      memberId,
      kind: 'welcome',
      details: {},
      reference: 'test:closed',
      now: gateway.clock.now(),
    })
    expect(await messagesOf(gateway, person)).toEqual([])
  })

  test('credits and lists a charge that is paid late, and its owner gets it after the account is opened again (rule 2.21)', async () => {
    const person = await registerMember(gateway)
    const depositId = await lateCharge(person)
    ;(await close(person)).value()
    await pay(depositId)
    const owed = await closedWithMoney(gateway.deps.database)
    expect(owed).toContainEqual(expect.objectContaining({ account: person.username, total: 50_00n, currency: 'BRL' }))
    await reopen(gateway.deps, person.username, 'maria')
    await expect(reopen(gateway.deps, person.username, 'maria')).rejects.toThrow('no closed account')
    const token = await logIn(gateway, person)
    expect((await gateway.call(getBalance, {}, { token })).code).toBeUndefined()
    expect(await closedWithMoney(gateway.deps.database)).not.toContainEqual(
      expect.objectContaining({ account: person.username }),
    )
    expect(await actsOf(gateway, person)).toEqual(['account_closed', 'account_reopened'])
  })

  test('loses no money at the same time as a late payment, whichever comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await registerMember(gateway)
      const depositId = await lateCharge(person)
      const [closed] = await Promise.all([close(person), pay(depositId)])
      const listed = (await closedWithMoney(gateway.deps.database)).some(({ account }) => account === person.username)
      expect([undefined, 'closing_balance_left']).toContain(closed.code)
      expect(listed).toBe(closed.code === undefined)
    }
  })

  test('refuses a deposit request that arrives after it', async () => {
    const person = await registerMember(gateway)
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    const sending = { token: person.token, key: crypto.randomUUID() }
    const [closed, ordered] = await Promise.all([close(person), gateway.call(createDeposit, order, sending)])
    const codes = [closed.code, ordered.code]
    expect([
      [undefined, 'session_expired'],
      ['closing_deposit_open', undefined],
    ]).toContainEqual(codes)
  })
})
