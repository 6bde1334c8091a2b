import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkStates } from '#contract/entities/identity-check.ts'
import { attachIdentityPicture } from '#contract/kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from '#contract/kyc/begin-identity-check.ts'
import { submitIdentityCheck } from '#contract/kyc/submit-identity-check.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { excludeSelf } from '#contract/protection/exclude-self.ts'
import { checkIdentities } from '#gateway/kyc/check-identities.ts'
import { nextStates } from '#gateway/kyc/decide.ts'
import { forgetDrafts } from '#gateway/kyc/draft.ts'
import { expireChecks } from '#gateway/kyc/expire-checks.ts'
import { forgetDocuments } from '#gateway/kyc/forget-documents.ts'
import type { CheckRequest, CheckStatus, IdentityProvider } from '#gateway/kyc/identity-provider.ts'
import { identityProvider } from '#gateway/kyc/providers.ts'
import { identityQueue, judge } from '#gateway/kyc/review.ts'
import { sandboxIdentitySetting } from '#gateway/kyc/sandbox-identity.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { directoryStore, type FileStore } from '#gateway/uploads/file-store.ts'
import { forgetUploads } from '#gateway/uploads/uploads.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import {
  attach,
  beginCheck,
  changeIdentityRules,
  identityNow,
  identitySecret,
  reportDecision,
  sendDocument,
  submitted,
} from '#tests/support/identifying.ts'
import { logIn, type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

const days = (count: number) => hours(24 * count)

describe('documents of a member', () => {
  let gateway: TestGateway
  let files: FileStore
  let directory: string
  let sandbox: IdentityProvider
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'arara-documents-'))
    files = directoryStore(directory)
    gateway = await testGateway({ files, env: { IDENTITY_WEBHOOK_SECRET: identitySecret } })
  })
  beforeEach(() => {
    sandbox = identityProvider(gateway.deps)
  })
  afterEach(() =>
    gateway.deps.database.query("DELETE FROM system_setting WHERE name IN ('identity', 'sandboxIdentity')"),
  )
  afterAll(async () => {
    await closeReconciled(gateway)
    await rm(directory, { recursive: true })
  })

  const sandboxSays = (changed: Partial<typeof sandboxIdentitySetting.fallback>) =>
    writeSetting(
      gateway.deps.database,
      sandboxIdentitySetting.name,
      { ...sandboxIdentitySetting.fallback, ...changed },
      gateway.clock.now(),
    )
  /** The job, after every pause. */
  const runJob = async (provider = sandbox) => {
    gateway.clock.advance(minutes(3))
    await checkIdentities(gateway.deps, provider, files)
  }
  const check = async (token: string) => {
    const [newest] = (await identityNow(gateway, token)).checks
    if (!newest) throw new Error('There is no check')
    return newest
  }
  const history = async (token: string) => (await check(token)).history.map(({ state }) => state)
  const messagesOf = async (token: string) => {
    const { list } = (await gateway.call(getMessages, { pageSize: 20, group: 'security' }, { token })).value()
    return list.filter(({ kind }) => kind.startsWith('identity_')).map(({ kind, details }) => [kind, details.reason])
  }
  const newest = <Name extends string>(name: Name, checkId: string) =>
    rowsAs<Record<Name, unknown>>(
      gateway.deps.database,
      `SELECT e.${name} FROM identity_event e JOIN identity_check c ON c.id = e.check_id WHERE c.reference = $1 ORDER BY seq`,
      [checkId],
    )

  describe('a draft', () => {
    let member: Person
    beforeAll(async () => {
      member = await registerMember(gateway)
    })

    test('before a check starts, members can see the needed documents and thresholds', async () => {
      expect(await identityNow(gateway, member.token)).toMatchObject({
        tier: 'none',
        required: null,
        tiers: [
          { tier: 'basic', above: 10_000_00n, needs: ['front', 'back'] },
          { tier: 'advanced', above: 50_000_00n, needs: ['address'] },
        ],
        checks: [],
      })
    })

    test('continues where it stopped, and another document starts again', async () => {
      const checkId = await beginCheck(gateway, member.token)
      const front = await attach(gateway, member.token, checkId, 'front')
      expect(await beginCheck(gateway, member.token)).toBe(checkId)
      expect((await check(member.token)).pictures).toEqual([{ side: 'front', uploadId: front }])
      expect(await beginCheck(gateway, member.token, 'basic', 'passport')).toBe(checkId)
      expect(await check(member.token)).toMatchObject({ documentKind: 'passport', needs: ['front'], pictures: [] })
    })

    test('contains one picture of each side, the newest, and each picture once', async () => {
      const checkId = await beginCheck(gateway, member.token)
      await attach(gateway, member.token, checkId, 'front')
      const second = await attach(gateway, member.token, checkId, 'front')
      expect((await check(member.token)).pictures).toEqual([{ side: 'front', uploadId: second }])
      const put = (side: string) =>
        gateway.call(attachIdentityPicture, { checkId, side, uploadId: second }, { token: member.token })
      expect((await put('front')).code).toBeUndefined()
      expect((await put('back')).code).toBe('upload_unknown')
      // Proofs of other things are no documents.
      const missing = await gateway.call(submitIdentityCheck, { checkId }, { token: member.token })
      expect(missing.envelope).toMatchObject({ code: 'identity_incomplete', value: { missing: ['back'] } })
    })

    test('is visible to its owner only, and so are its pictures', async () => {
      const { checkId, pictures } = await check(member.token)
      const stranger = await registerMember(gateway)
      const uploadId = await sendDocument(gateway, stranger.token)
      const put = { checkId, side: 'back', uploadId }
      expect((await gateway.call(attachIdentityPicture, put, { token: stranger.token })).code).toBe(
        'identity_check_not_found',
      )
      const read = (token: string) =>
        gateway.request(`/wps/member/upload/${pictures[0]?.uploadId}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      expect((await read(member.token)).headers.get('content-type')).toBe('image/webp')
      expect((await read(stranger.token)).status).toBe(404)
    })

    test('is deleted with its pictures when it is abandoned', async () => {
      const other = await registerMember(gateway)
      const checkId = await beginCheck(gateway, other.token)
      const uploadId = await attach(gateway, other.token, checkId, 'front')
      const before = gateway.clock.now()
      gateway.clock.advance(days(31))
      await forgetDrafts(gateway.deps)
      await forgetUploads(gateway.deps.database, files, gateway.clock.now())
      gateway.clock.advance(before.getTime() - gateway.clock.now().getTime())
      expect((await identityNow(gateway, other.token)).checks).toEqual([])
      expect(await files.get(uploadId)).toBeUndefined()
    })
  })

  describe('the sandbox', () => {
    test('accepts after a while; each step is in the history, and the member gets one message', async () => {
      const { token } = await registerMember(gateway)
      const checkId = await submitted(gateway, token)
      expect(await check(token)).toMatchObject({ state: 'submitted', checkId })
      await runJob()
      expect((await check(token)).state).toBe('review')
      await runJob()
      await runJob()
      expect(await history(token)).toEqual(['submitted', 'review', 'approved'])
      const { tier, checks } = await identityNow(gateway, token)
      expect({ tier, until: checks[0]?.validUntil?.slice(0, 4) }).toEqual({
        tier: 'basic',
        until: String(gateway.clock.now().getUTCFullYear() + 5),
      })
      expect(await messagesOf(token)).toEqual([['identity_approved', undefined]])
      const again = await gateway.call(beginIdentityCheck, { tier: 'basic', documentKind: 'passport' }, { token })
      expect(again.code).toBe('identity_check_open')
    })

    test('refuses by tax number with a reason, and other documents can be sent', async () => {
      const { token, username } = await registerMember(gateway)
      const cpf = '11144477735'
      await gateway.deps.database.query('UPDATE member SET cpf = $2 WHERE account_key = $1', [username, cpf])
      await sandboxSays({ byCpf: { [cpf]: 'blurred' } })
      const first = await submitted(gateway, token)
      await runJob()
      await runJob()
      expect(await check(token)).toMatchObject({ state: 'rejected', reason: 'blurred' })
      expect(await messagesOf(token)).toEqual([['identity_rejected', 'blurred']])
      expect(await beginCheck(gateway, token)).not.toBe(first)
      expect((await identityNow(gateway, token)).checks).toHaveLength(2)
    })

    test.each([
      ['is silent', 'silent', ['submitted', 'review']],
      ['takes its time', 'late', ['submitted', 'review']],
      ['loses its answer', 'answer_lost', ['submitted', 'approved']],
      ['loses the request', 'request_lost', ['submitted', 'review', 'approved']],
    ] as const)('%s: the outcome stays unknown', async (_, fate, states) => {
      await sandboxSays({ fate, seconds: 1 })
      const { token } = await registerMember(gateway)
      await submitted(gateway, token)
      for (let time = 0; time < 3; time++) await runJob()
      expect(await history(token)).toEqual(states)
    })
  })

  describe('a provider', () => {
    /** A provider whose answers the test decides; it stores its requests. */
    function fake() {
      const asked: CheckRequest[] = []
      const answer = { submit: (): Promise<CheckStatus> => Promise.resolve({ state: 'processing' }) }
      const provider: IdentityProvider = {
        ...sandbox,
        submit: (request) => {
          asked.push(request)
          return answer.submit()
        },
        findByReference: () => Promise.reject(new Error('no answer')),
      }
      return { provider, asked, said: answer }
    }

    test('gets the pictures and the member’s answers once, and is asked at growing intervals while it is silent', async () => {
      const { provider, asked } = fake()
      const { token } = await registerMember(gateway)
      const checkId = await submitted(gateway, token)
      const own = () => asked.filter(({ reference }) => reference === checkId)
      await runJob(provider)
      expect(own()).toMatchObject([
        { tier: 'basic', documentKind: 'id_card', pictures: [{ side: 'front' }, { side: 'back' }] },
      ])
      expect(
        Buffer.from(own()[0]?.pictures[0]?.content ?? [])
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP')
      await runJob(provider)
      await runJob(provider)
      expect(own()).toHaveLength(1)
      expect(gateway.log()).toContain('the provider of identity checks gave no clear answer')
      expect((await check(token)).state).toBe('review')
    })

    /** A check that the provider has, and how it words a decision. */
    async function underReview() {
      const { token } = await registerMember(gateway)
      const reference = await submitted(gateway, token)
      const notice = (sequence: number, changed: object = {}) => ({
        noticeId: `${reference.slice(0, 20)}-${sequence}`,
        reference,
        sequence,
        decidedAt: new Date(gateway.clock.now().getTime() + sequence * 1_000).toISOString(),
        outcome: 'approved',
        ...changed,
      })
      return { token, reference, notice }
    }
    const rejected = { outcome: 'rejected', reason: 'not_genuine' }

    test('sends signed notices: the same notice twice changes nothing', async () => {
      const { token, reference, notice } = await underReview()
      expect(await reportDecision(gateway, notice(1))).toBe(200)
      expect(await reportDecision(gateway, notice(1))).toBe(200)
      expect(await history(token)).toEqual(['submitted', 'approved'])
      expect(await newest('notice', reference)).toHaveLength(2)
      expect(await messagesOf(token)).toHaveLength(1)
    })

    test('can replace an older decision by a newer one, and an older one that arrives later is only stored', async () => {
      const { token, reference, notice } = await underReview()
      expect(await reportDecision(gateway, notice(2, rejected))).toBe(200)
      expect(await reportDecision(gateway, notice(1))).toBe(200)
      expect(await check(token)).toMatchObject({ state: 'rejected', reason: 'not_genuine' })
      expect((await newest('counted', reference)).map(({ counted }) => counted)).toEqual([true, true, false])
      expect(await history(token)).toEqual(['submitted', 'rejected'])
      await reportDecision(gateway, notice(3))
      expect(await identityNow(gateway, token)).toMatchObject({ tier: 'basic', checks: [{ reason: null }] })
      // At equal places the time decides.
      const late = notice(3, { ...rejected, noticeId: 'another', decidedAt: notice(2).decidedAt })
      await reportDecision(gateway, late)
      expect((await check(token)).state).toBe('approved')
      expect(await messagesOf(token)).toEqual([
        ['identity_approved', undefined],
        ['identity_rejected', 'not_genuine'],
      ])
    })

    test('sends notices that are ignored without a signature or with an unreadable body', async () => {
      const { token, notice } = await underReview()
      expect(await reportDecision(gateway, notice(1), 'ab'.repeat(32))).toBe(401)
      expect(await reportDecision(gateway, notice(1, { outcome: 'perhaps' }))).toBe(400)
      expect(await reportDecision(gateway, notice(1, { outcome: 'rejected' }))).toBe(400)
      expect(await reportDecision(gateway, notice(1, { decidedAt: 'yesterday' }))).toBe(400)
      expect(await reportDecision(gateway, '{')).toBe(400)
      expect(await reportDecision(gateway, notice(1, { reference: 'nobody' }))).toBe(200)
      expect(await history(token)).toEqual(['submitted'])
    })

    test('an expired document is refused, and a document that expires removes the tier', async () => {
      const ended = await underReview()
      await reportDecision(gateway, ended.notice(1, { validUntil: '2020-01-01' }))
      expect(await check(ended.token)).toMatchObject({ state: 'rejected', reason: 'document_expired' })
      const { username, password, token } = await registerMember(gateway)
      const reference = await submitted(gateway, token)
      const end = new Date(gateway.clock.now().getTime() + days(2)).toISOString().slice(0, 10)
      await judge(gateway.deps, reference, { by: 'test', validUntil: end })
      expect((await identityNow(gateway, token)).tier).toBe('basic')
      gateway.clock.advance(days(3))
      const later = await logIn(gateway, { username, password })
      // Before the job has marked it as expired.
      expect(await identityNow(gateway, later)).toMatchObject({ tier: 'none', checks: [{ state: 'approved' }] })
      await expireChecks(gateway.deps)
      await expireChecks(gateway.deps)
      expect(await history(later)).toEqual(['submitted', 'approved', 'expired'])
      expect((await messagesOf(later))[0]?.[0]).toBe('identity_expired')
      expect(await beginCheck(gateway, later)).not.toBe(reference)
    })
  })

  describe('without a provider', () => {
    let manual: TestGateway
    beforeAll(async () => {
      manual = await testGateway({ files, env: { IDENTITY_PROVIDER: 'none' } })
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

  test('an excluded member can send documents, because withdrawals are possible', async () => {
    const { token } = await registerMember(gateway)
    ;(await gateway.call(excludeSelf, { months: null }, { token })).value()
    await submitted(gateway, token)
    expect((await check(token)).state).toBe('submitted')
  })

  test('documents are kept for years after the account was closed; decisions stay', async () => {
    await changeIdentityRules(gateway, { keepMonths: 72 })
    const { token, username } = await registerMember(gateway)
    const checkId = await submitted(gateway, token)
    const { pictures } = await check(token)
    const { database } = gateway.deps
    const there = async () =>
      (await Promise.all(pictures.map(({ uploadId }) => files.get(uploadId)))).filter((file) => file !== undefined)
    const closedFor = async (months: number) => {
      const past = new Date(gateway.clock.now())
      past.setUTCMonth(past.getUTCMonth() - months)
      await database.query('UPDATE member SET closed_at = $2, disabled_at = $2 WHERE account_key = $1', [
        username,
        past,
      ])
      await forgetUploads(database, files, gateway.clock.now())
      await forgetDocuments(gateway.deps, files)
      return (await there()).length
    }
    expect(await closedFor(71)).toBe(2)
    expect(await closedFor(73)).toBe(0)
    expect(await newest('state', checkId)).toEqual([{ state: 'submitted' }])
  })

  test('the database allows the same changes of state as the gateway', async () => {
    const { database } = gateway.deps
    const allowed: Record<string, string[]> = {}
    const { token } = await registerMember(gateway)
    await submitted(gateway, token)
    const at = gateway.clock.now()
    for (const from of checkStates) {
      allowed[from] = []
      for (const to of checkStates.filter((state) => state !== from)) {
        const isDecided = to === 'approved' || to === 'rejected' || to === 'expired'
        const attempt = database.transaction(async (tx) => {
          await tx.query(
            `INSERT INTO identity_check (reference, member_id, tier, state, reason, provider, created_at, changed_at,
               submitted_at, decided_sequence, decided_at)
             SELECT $1, id, 'advanced', $2::text, CASE WHEN $2 = 'rejected' THEN 'blurred' END,
               CASE WHEN $2 <> 'draft' THEN 'x' END, $3, $3, CASE WHEN $2 <> 'draft' THEN $3::timestamptz END,
               CASE WHEN $2 IN ('approved', 'rejected', 'expired') THEN 1 END,
               CASE WHEN $2 IN ('approved', 'rejected', 'expired') THEN $3::timestamptz END
             FROM member LIMIT 1`,
            ['0'.repeat(32), from, at],
          )
          await tx.query(
            `UPDATE identity_check SET state = $2::text, reason = CASE WHEN $2 = 'rejected' THEN 'blurred' END,
               provider = CASE WHEN $2 <> 'draft' THEN 'x' END,
               submitted_at = CASE WHEN $2 <> 'draft' THEN $3::timestamptz END,
               decided_sequence = CASE WHEN $4::boolean THEN 1 END,
               decided_at = CASE WHEN $4::boolean THEN $3::timestamptz END WHERE reference = $1`,
            ['0'.repeat(32), to, at, isDecided],
          )
          throw new Error('allowed')
        })
        const refusal = await attempt.catch((error: unknown) => String(error))
        if (refusal.includes('allowed')) allowed[from].push(to)
        else expect(refusal).toMatch(/no way from|never changes|never counts/)
      }
    }
    expect(allowed).toEqual(nextStates)
  })
})
