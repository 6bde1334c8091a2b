import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import {
  attemptsAt,
  beginAttempt,
  endAttempt,
  type Subject,
  withdrawSubject,
} from '#gateway/account/auth/login-guard.ts'
import { demandRight } from '#gateway/account/auth/proof.ts'
import type { CallFailure } from '#gateway/platform/http/failure.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, memberOf } from '#tests/support/people.ts'
import { careful, newCpf, withdrawPassword } from '#tests/support/withdrawing.ts'

/** Simultaneous guesses, of which a lock after three failures lets three be compared. */
const many = Array.from({ length: 30 }, (_, place) => place)

describe.each(theDatabase())('guesses at a secret on $name', ({ open }) => {
  let gateway: TestGateway
  /** Comparisons with a stored secret; those that only take time are left out. */
  let compared = 0
  beforeAll(async () => {
    const verify = (stored: string | null, given: string) => {
      if (stored !== null) compared += 1
      return cheapHasher.verify(stored, given)
    }
    gateway = await testGateway({ database: await open(), auth: { hasher: { ...cheapHasher, verify } } })
  })
  afterAll(() => closeReconciled(gateway))
  beforeEach(() => {
    compared = 0
  })

  /** How many attempts ended in which way. */
  const tally = (codes: readonly (string | undefined)[]) =>
    Object.fromEntries([...Map.groupBy(codes, String)].map(([code, those]) => [code, those.length]))

  /** Calls that ask for a secret of a logged-in member. */
  const asking = [
    {
      secret: 'the withdraw password',
      wrong: 'withdraw_password_wrong',
      ask: (token: string, _: string, guess?: number) => {
        const given = guess === undefined ? withdrawPassword : String(100_000 + guess)
        return gateway.call(addPayoutAccount, { kind: 'pix', pixKey: newCpf(), withdrawPassword: given }, { token })
      },
    },
    {
      secret: 'the password of the login',
      wrong: 'password_wrong',
      ask: (token: string, password: string, guess?: number) => {
        const given = guess === undefined ? password : `guess ${guess}`
        const input = { password: given, oldWithdrawPassword: withdrawPassword, newWithdrawPassword: '739105' }
        return gateway.call(setWithdrawPassword, input, { token })
      },
    },
  ] as const

  test.each(asking)(
    'of simultaneous guesses at $secret three are compared, and then it is locked (rule 2.3)',
    async (one) => {
      const { token, password } = await careful(gateway)
      compared = 0
      const answers = await Promise.all(many.map((guess) => one.ask(token, password, guess)))
      expect(tally(answers.map(({ code }) => code))).toEqual({ [one.wrong]: 3, rate_limited: 27 })
      const locked = await one.ask(token, password)
      expect([locked.code, locked.headers.get('Retry-After')]).toEqual(['rate_limited', '1800'])
      expect(compared).toBe(3)
    },
  )

  test.each(asking)('a lock of $secret ends after half an hour (rule 2.3)', async (one) => {
    const person = await careful(gateway)
    for (const guess of [1, 2, 3]) await one.ask(person.token, person.password, guess)
    expect((await one.ask(person.token, person.password)).code).toBe('rate_limited')
    gateway.clock.advance(minutes(30))
    const token = await logIn(gateway, person)
    expect((await one.ask(token, person.password)).code).toBeUndefined()
  })

  test('right answers at once are all accepted, however few attempts are left', async () => {
    const { token } = await careful(gateway)
    const [{ ask }] = asking
    for (const guess of [1, 2]) expect((await ask(token, '', guess)).code).toBe('withdraw_password_wrong')
    // The same account again is no fault of the password.
    const codes = (await Promise.all(many.map(() => ask(token, '')))).map(({ code }) => code)
    expect(codes).not.toContain('rate_limited')
    expect(codes).not.toContain('withdraw_password_wrong')
    // None of them gave the two failures back.
    expect((await ask(token, '', 3)).code).toBe('withdraw_password_wrong')
    expect((await ask(token, '')).code).toBe('rate_limited')
  })

  test('of simultaneous guesses at a login three are compared, and then it is locked (rule 2.3)', async () => {
    const { username, password } = await careful(gateway)
    const attempt = (given: string, place: number) =>
      gateway.call(login, { username, password: given, type: 'username' }, { address: `198.51.100.${place}` })
    compared = 0
    const answers = await Promise.all(many.map((guess) => attempt(`guess ${guess}`, guess)))
    expect(tally(answers.map(({ code }) => code))).toEqual({ login_failed: 30 })
    expect((await attempt(password, 200)).code).toBe('login_failed')
    expect(compared).toBe(3)
    gateway.clock.advance(minutes(30))
    const back = await Promise.all(many.map((place) => attempt(password, 201 + (place % 9))))
    expect(tally(back.map(({ code }) => code))).toEqual({ undefined: 30 })
  })

  /** Attempts that have begun: each may be in another gateway, so nothing but the database stands between them. */
  const begin = async (subject: Subject, at: Date, count = 1) => {
    const begun = await Promise.all(many.slice(0, count).map(() => beginAttempt(gateway.deps.database, subject, at)))
    return begun.flatMap((one) => ('id' in one ? one.id : []))
  }

  test('several gateways together compare three at once, and a wrong result counts, a right one not', async () => {
    const { database } = gateway.deps
    const [subject, at] = [withdrawSubject(987_654_321n), gateway.clock.now()]
    const end = (id = '', isWrong = true, moment = at) => endAttempt(database, subject, { id, isWrong }, moment)
    const [first, second, third, ...more] = await begin(subject, at, 30)
    expect([third !== undefined, more]).toEqual([true, []])
    // Nothing is known yet, so nothing has failed.
    expect(await attemptsAt(database, subject, at)).toEqual({ left: 3, lockedUntil: null })
    expect([await end(first), await end(second, false), await end(second, false)]).toEqual([true, true, false])
    expect(await attemptsAt(database, subject, at)).toEqual({ left: 2, lockedUntil: null })
    // One has failed and one is under way.
    expect(await begin(subject, at, 30)).toHaveLength(1)
    expect(await end(third)).toBe(true)
    expect(await begin(subject, at, 30)).toEqual([])
    const later = new Date(at.getTime() + minutes(29))
    const [last] = await begin(subject, later, 30)
    await end(last, true, later)
    const lockedUntil = new Date(later.getTime() + minutes(30)).toISOString()
    expect(await attemptsAt(database, subject, later)).toEqual({ left: 0, lockedUntil })
  })

  test('an attempt whose gateway died is no wrong answer, and its late result is not told (rule 2.3)', async () => {
    const { database } = gateway.deps
    const person = await careful(gateway)
    const subject = withdrawSubject(await memberOf(gateway, person.token))
    const [{ ask }] = asking
    const dead = await begin(subject, gateway.clock.now(), 30)
    expect(dead).toHaveLength(3)
    const blocked = await ask(person.token, '')
    expect([blocked.code, blocked.headers.get('Retry-After')]).toEqual(['rate_limited', '15'])
    gateway.clock.advance(15_000)
    expect((await ask(person.token, '')).code).toBeUndefined()
    expect(await attemptsAt(database, subject, gateway.clock.now())).toEqual({ left: 3, lockedUntil: null })
    for (const id of dead)
      expect(await endAttempt(database, subject, { id, isWrong: false }, gateway.clock.now())).toBe(false)
  })

  test('of simultaneous codes three are compared; an error that says nothing of the code is no attempt', async () => {
    const memberId = 987_654_321n
    const code = async (isRight: () => Promise<boolean>) => {
      try {
        await demandRight(gateway, memberId, isRight)
        return undefined
      } catch (thrown) {
        return (thrown as CallFailure).code ?? 'thrown'
      }
    }
    const broken = await Promise.all(many.map(() => code(() => Promise.reject(new Error('the phone is off')))))
    expect(tally(broken)).toEqual({ thrown: 30 })
    let asked = 0
    const wrong = async () => {
      asked += 1
      return false
    }
    expect(tally(await Promise.all(many.map(() => code(wrong))))).toEqual({ code_wrong: 3, rate_limited: 27 })
    expect(await code(async () => true)).toBe('rate_limited')
    expect(asked).toBe(3)
  })
})
