import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { beginIdentityCheck } from '#contract/account/kyc/begin-identity-check.ts'
import { expireChecks } from '#gateway/account/kyc/expire-checks.ts'
import type { CheckRequest, CheckStatus, IdentityProvider } from '#gateway/account/kyc/identity-provider.ts'
import { identityQueue, judge } from '#gateway/account/kyc/review.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { beginCheck, identityNow, reportDecision, submitted } from '#tests/support/identifying.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import { days, documentsGateway } from './documents-gateway.ts'

describe('who decides about documents', () => {
  let kyc: Awaited<ReturnType<typeof documentsGateway>>
  beforeAll(async () => {
    kyc = await documentsGateway()
  })
  afterEach(() => kyc.reset())
  afterAll(() => kyc.close())

  describe('the sandbox', () => {
    test('accepts after a while; each step is in the history, and the member gets one message (rules 20.7 and 20.11)', async () => {
      const { token } = await registerMember(kyc.gateway)
      const checkId = await submitted(kyc.gateway, token)
      expect(await kyc.check(token)).toMatchObject({ state: 'submitted', checkId })
      await kyc.runJob()
      expect((await kyc.check(token)).state).toBe('review')
      await kyc.runJob()
      await kyc.runJob()
      expect(await kyc.history(token)).toEqual(['submitted', 'review', 'approved'])
      const { tier, checks } = await identityNow(kyc.gateway, token)
      expect({ tier, until: checks[0]?.validUntil?.slice(0, 4) }).toEqual({
        tier: 'basic',
        until: String(kyc.gateway.clock.now().getUTCFullYear() + 5),
      })
      expect(await kyc.messagesOf(token)).toEqual([['identity_approved', undefined]])
      const again = await kyc.gateway.call(beginIdentityCheck, { tier: 'basic', documentKind: 'passport' }, { token })
      expect(again.code).toBe('identity_check_open')
    })

    test('refuses by tax number with a reason, and other documents can be sent (rules 20.7 and 20.11)', async () => {
      const { token, username } = await registerMember(kyc.gateway)
      const cpf = '11144477735'
      await kyc.gateway.deps.database.query('UPDATE member SET cpf = :cpf WHERE account_key = :username', {
        username,
        cpf,
      })
      await kyc.sandboxSays({ byCpf: { [cpf]: 'blurred' } })
      const first = await submitted(kyc.gateway, token)
      await kyc.runJob()
      await kyc.runJob()
      expect(await kyc.check(token)).toMatchObject({ state: 'rejected', reason: 'blurred' })
      expect(await kyc.messagesOf(token)).toEqual([['identity_rejected', 'blurred']])
      expect(await beginCheck(kyc.gateway, token)).not.toBe(first)
      expect((await identityNow(kyc.gateway, token)).checks).toHaveLength(2)
    })

    test.each([
      ['is silent', 'silent', ['submitted', 'review']],
      ['takes its time', 'late', ['submitted', 'review']],
      ['loses its answer', 'answer_lost', ['submitted', 'approved']],
      ['loses the request', 'request_lost', ['submitted', 'review', 'approved']],
    ] as const)('%s: the outcome stays unknown (rule 20.9)', async (_, fate, states) => {
      await kyc.sandboxSays({ fate, seconds: 1 })
      const { token } = await registerMember(kyc.gateway)
      await submitted(kyc.gateway, token)
      for (let time = 0; time < 3; time++) await kyc.runJob()
      expect(await kyc.history(token)).toEqual(states)
    })
  })

  describe('a provider', () => {
    /** A provider whose answers the test decides; it stores its requests. */
    function fake() {
      const asked: CheckRequest[] = []
      const answer = { submit: (): Promise<CheckStatus> => Promise.resolve({ state: 'processing' }) }
      const provider: IdentityProvider = {
        ...kyc.sandbox,
        submit: (request) => {
          asked.push(request)
          return answer.submit()
        },
        findByReference: () => Promise.reject(new Error('no answer')),
      }
      return { provider, asked, said: answer }
    }

    test('gets the pictures and the member’s answers once, and is asked at growing intervals while it is silent (rule 20.9)', async () => {
      const { provider, asked } = fake()
      const { token } = await registerMember(kyc.gateway)
      const checkId = await submitted(kyc.gateway, token)
      const own = () => asked.filter(({ reference }) => reference === checkId)
      await kyc.runJob(provider)
      expect(own()).toMatchObject([
        { tier: 'basic', documentKind: 'id_card', pictures: [{ side: 'front' }, { side: 'back' }] },
      ])
      expect(
        Buffer.from(own()[0]?.pictures[0]?.content ?? [])
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP')
      await kyc.runJob(provider)
      await kyc.runJob(provider)
      expect(own()).toHaveLength(1)
      expect(kyc.gateway.log()).toContain('the provider of identity checks gave no clear answer')
      expect((await kyc.check(token)).state).toBe('review')
    })

    /** A check that the provider has, and how it words a decision. */
    async function underReview() {
      const { token } = await registerMember(kyc.gateway)
      const reference = await submitted(kyc.gateway, token)
      const notice = (sequence: number, changed: object = {}) => ({
        noticeId: `${reference.slice(0, 20)}-${sequence}`,
        reference,
        sequence,
        decidedAt: new Date(kyc.gateway.clock.now().getTime() + sequence * 1_000).toISOString(),
        outcome: 'approved',
        ...changed,
      })
      return { token, reference, notice }
    }
    const rejected = { outcome: 'rejected', reason: 'not_genuine' }

    test('sends signed notices: the same notice twice changes nothing (rule 20.8)', async () => {
      const { token, reference, notice } = await underReview()
      expect(await reportDecision(kyc.gateway, notice(1))).toBe(200)
      expect(await reportDecision(kyc.gateway, notice(1))).toBe(200)
      expect(await kyc.history(token)).toEqual(['submitted', 'approved'])
      expect(await kyc.events('notice', reference)).toHaveLength(2)
      expect(await kyc.messagesOf(token)).toHaveLength(1)
    })

    test('can replace an older decision by a newer one, and an older one that arrives later is only stored (rule 20.8)', async () => {
      const { token, reference, notice } = await underReview()
      expect(await reportDecision(kyc.gateway, notice(2, rejected))).toBe(200)
      expect(await reportDecision(kyc.gateway, notice(1))).toBe(200)
      expect(await kyc.check(token)).toMatchObject({ state: 'rejected', reason: 'not_genuine' })
      expect((await kyc.events('counted', reference)).map(({ counted }) => counted)).toEqual([true, true, false])
      expect(await kyc.history(token)).toEqual(['submitted', 'rejected'])
      await reportDecision(kyc.gateway, notice(3))
      expect(await identityNow(kyc.gateway, token)).toMatchObject({ tier: 'basic', checks: [{ reason: null }] })
      // At equal places the time decides.
      const late = notice(3, { ...rejected, noticeId: 'another', decidedAt: notice(2).decidedAt })
      await reportDecision(kyc.gateway, late)
      expect((await kyc.check(token)).state).toBe('approved')
      expect(await kyc.messagesOf(token)).toEqual([
        ['identity_approved', undefined],
        ['identity_rejected', 'not_genuine'],
      ])
    })

    test.each([
      { sequence: 1e300 },
      { validUntil: '2026-02-31' },
      { decidedAt: '+275760-09-13T00:00:00.000Z' },
      { outcome: { toString: 'x' }, reason: { valueOf: 'x' } },
    ])('sends what no calendar and no counter has: %o is malformed', async (changed) => {
      const { token, notice } = await underReview()
      expect(await reportDecision(kyc.gateway, notice(1, changed))).toBe(400)
      expect(await kyc.history(token)).toEqual(['submitted'])
    })

    test('sends notices that are ignored without a signature or with an unreadable body', async () => {
      const { token, notice } = await underReview()
      expect(await reportDecision(kyc.gateway, notice(1), 'ab'.repeat(32))).toBe(401)
      expect(await reportDecision(kyc.gateway, notice(1, { outcome: 'perhaps' }))).toBe(400)
      expect(await reportDecision(kyc.gateway, notice(1, { outcome: 'rejected' }))).toBe(400)
      expect(await reportDecision(kyc.gateway, notice(1, { decidedAt: 'yesterday' }))).toBe(400)
      expect(await reportDecision(kyc.gateway, '{')).toBe(400)
      expect(await reportDecision(kyc.gateway, notice(1, { reference: 'nobody' }))).toBe(200)
      expect(await kyc.history(token)).toEqual(['submitted'])
    })

    test('an expired document is refused, and a document that expires removes the tier (rule 20.10)', async () => {
      const ended = await underReview()
      await reportDecision(kyc.gateway, ended.notice(1, { validUntil: '2020-01-01' }))
      expect(await kyc.check(ended.token)).toMatchObject({ state: 'rejected', reason: 'document_expired' })
      const { username, password, token } = await registerMember(kyc.gateway)
      const reference = await submitted(kyc.gateway, token)
      const end = new Date(kyc.gateway.clock.now().getTime() + days(2)).toISOString().slice(0, 10)
      await judge(kyc.gateway.deps, reference, { by: 'test', validUntil: end })
      expect((await identityNow(kyc.gateway, token)).tier).toBe('basic')
      kyc.gateway.clock.advance(days(3))
      const later = await logIn(kyc.gateway, { username, password })
      // Before the job has marked it as expired.
      expect(await identityNow(kyc.gateway, later)).toMatchObject({ tier: 'none', checks: [{ state: 'approved' }] })
      await expireChecks(kyc.gateway.deps)
      await expireChecks(kyc.gateway.deps)
      expect(await kyc.history(later)).toEqual(['submitted', 'approved', 'expired'])
      expect((await kyc.messagesOf(later))[0]?.[0]).toBe('identity_expired')
      expect(await beginCheck(kyc.gateway, later)).not.toBe(reference)
    })
  })

  describe('without a provider', () => {
    let manual: TestGateway
    beforeAll(async () => {
      manual = await testGateway({ files: kyc.files, env: { IDENTITY_PROVIDER: 'none' } })
    })
    afterAll(() => closeReconciled(manual))

    test('employees of the operator decide, can revise, and cannot decide twice', async () => {
      const { token } = await registerMember(manual)
      const checkId = await submitted(manual, token)
      expect((await identityNow(manual, token)).checks[0]?.state).toBe('review')
      const [waiting] = await identityQueue(manual.deps.database)
      expect(waiting).toMatchObject({
        reference: checkId,
        state: 'review',
        pictures: [{ side: 'front' }, { side: 'back' }],
      })
      await judge(manual.deps, checkId, { by: 'ana' })
      await expect(judge(manual.deps, checkId, { by: 'bia' })).rejects.toThrow('it is approved')
      await expect(judge(manual.deps, 'nobody', { by: 'bia' })).rejects.toThrow('unknown here')
      await judge(manual.deps, checkId, { by: 'bia', reject: 'name_differs' })
      const { tier, checks } = await identityNow(manual, token)
      expect({ tier, reason: checks[0]?.reason }).toEqual({ tier: 'none', reason: 'name_differs' })
      expect(await identityQueue(manual.deps.database)).toEqual([])
      const body = JSON.stringify({})
      expect((await manual.request('/wps/identity/notice', { method: 'POST', body })).status).toBe(401)
    })
  })
})
