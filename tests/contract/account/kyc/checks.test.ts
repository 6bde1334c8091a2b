import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { attachIdentityPicture } from '#contract/account/kyc/attach-identity-picture.ts'
import { submitIdentityCheck } from '#contract/account/kyc/submit-identity-check.ts'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { forgetDrafts } from '#gateway/account/kyc/draft.ts'
import { forgetDocuments } from '#gateway/account/kyc/forget-documents.ts'
import { forgetUploads } from '#gateway/platform/uploads/uploads.ts'
import {
  attach,
  beginCheck,
  changeIdentityRules,
  identityNow,
  sendDocument,
  submitted,
} from '#tests/support/identifying.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { days, documentsGateway } from './documents-gateway.ts'

describe('documents of a member', () => {
  let kyc: Awaited<ReturnType<typeof documentsGateway>>
  beforeAll(async () => {
    kyc = await documentsGateway()
  })
  afterEach(() => kyc.reset())
  afterAll(() => kyc.close())

  describe('a draft', () => {
    let member: Person
    beforeAll(async () => {
      member = await registerMember(kyc.gateway)
    })

    test('before a check starts, members can see the needed documents and thresholds (rule 20.4)', async () => {
      expect(await identityNow(kyc.gateway, member.token)).toMatchObject({
        tier: 'none',
        required: null,
        tiers: [
          { tier: 'basic', above: 10_000_00n, needs: ['front', 'back'] },
          { tier: 'advanced', above: 50_000_00n, needs: ['address'] },
        ],
        checks: [],
      })
    })

    test('continues where it stopped, and another document starts again (rule 20.6)', async () => {
      const checkId = await beginCheck(kyc.gateway, member.token)
      const front = await attach(kyc.gateway, member.token, checkId, 'front')
      expect(await beginCheck(kyc.gateway, member.token)).toBe(checkId)
      expect((await kyc.check(member.token)).pictures).toEqual([{ side: 'front', uploadId: front }])
      expect(await beginCheck(kyc.gateway, member.token, 'basic', 'passport')).toBe(checkId)
      expect(await kyc.check(member.token)).toMatchObject({ documentKind: 'passport', needs: ['front'], pictures: [] })
    })

    test('contains one picture of each side, the newest, and each picture once (rule 20.6)', async () => {
      const checkId = await beginCheck(kyc.gateway, member.token)
      await attach(kyc.gateway, member.token, checkId, 'front')
      const second = await attach(kyc.gateway, member.token, checkId, 'front')
      expect((await kyc.check(member.token)).pictures).toEqual([{ side: 'front', uploadId: second }])
      const put = (side: string) =>
        kyc.gateway.call(attachIdentityPicture, { checkId, side, uploadId: second }, { token: member.token })
      expect((await put('front')).code).toBeUndefined()
      expect((await put('back')).code).toBe('upload_unknown')
      // Proofs of other things are no documents.
      const missing = await kyc.gateway.call(submitIdentityCheck, { checkId }, { token: member.token })
      expect(missing.envelope).toMatchObject({ code: 'identity_incomplete', value: { missing: ['back'] } })
    })

    test('takes a picture that is put in several times at once like one that is put in once', async () => {
      const { token } = await registerMember(kyc.gateway)
      const checkId = await beginCheck(kyc.gateway, token)
      const uploadId = await sendDocument(kyc.gateway, token)
      const put = () => kyc.gateway.call(attachIdentityPicture, { checkId, side: 'front', uploadId }, { token })
      const codes = (await Promise.all(Array.from({ length: 8 }, put))).map(({ code }) => code)
      expect(codes).toEqual(Array.from({ length: 8 }))
      expect((await kyc.check(token)).pictures).toEqual([{ side: 'front', uploadId }])
    })

    test('is visible to its owner only, and so are its pictures (rule 20.12)', async () => {
      const { checkId, pictures } = await kyc.check(member.token)
      const stranger = await registerMember(kyc.gateway)
      const uploadId = await sendDocument(kyc.gateway, stranger.token)
      const put = { checkId, side: 'back', uploadId }
      expect((await kyc.gateway.call(attachIdentityPicture, put, { token: stranger.token })).code).toBe(
        'identity_check_not_found',
      )
      const read = (token: string) =>
        kyc.gateway.request(`/wps/member/upload?uploadId=${pictures[0]?.uploadId}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      expect((await read(member.token)).headers.get('content-type')).toBe('image/webp')
      expect((await read(stranger.token)).status).toBe(404)
    })

    test('is deleted with its pictures when it is abandoned (rule 20.6)', async () => {
      const other = await registerMember(kyc.gateway)
      const checkId = await beginCheck(kyc.gateway, other.token)
      const uploadId = await attach(kyc.gateway, other.token, checkId, 'front')
      const before = kyc.gateway.clock.now()
      kyc.gateway.clock.advance(days(31))
      await forgetDrafts(kyc.gateway.deps)
      await forgetUploads(kyc.gateway.deps.database, kyc.files, kyc.gateway.clock.now())
      kyc.gateway.clock.advance(before.getTime() - kyc.gateway.clock.now().getTime())
      expect((await identityNow(kyc.gateway, other.token)).checks).toEqual([])
      expect(await kyc.files.get(uploadId)).toBeUndefined()
    })
  })

  test('an excluded member can send documents, because withdrawals are possible (rule 20.2)', async () => {
    const { token } = await registerMember(kyc.gateway)
    ;(await kyc.gateway.call(excludeSelf, { months: null }, { token })).value()
    await submitted(kyc.gateway, token)
    expect((await kyc.check(token)).state).toBe('submitted')
  })

  test('documents are kept for years after the account was closed; decisions stay (rule 20.12)', async () => {
    await changeIdentityRules(kyc.gateway, { keepMonths: 72 })
    const { token, username } = await registerMember(kyc.gateway)
    const checkId = await submitted(kyc.gateway, token)
    const { pictures } = await kyc.check(token)
    const { database } = kyc.gateway.deps
    const there = async () =>
      (await Promise.all(pictures.map(({ uploadId }) => kyc.files.get(uploadId)))).filter((file) => file !== undefined)
    const closedFor = async (months: number) => {
      const past = new Date(kyc.gateway.clock.now())
      past.setUTCMonth(past.getUTCMonth() - months)
      await database.query('UPDATE member SET closed_at = :past, disabled_at = :past WHERE account_key = :username', {
        username,
        past,
      })
      await forgetUploads(database, kyc.files, kyc.gateway.clock.now())
      await forgetDocuments(kyc.gateway.deps, kyc.files)
      return (await there()).length
    }
    expect(await closedFor(71)).toBe(2)
    expect(await closedFor(73)).toBe(0)
    expect(await kyc.events('state', checkId)).toEqual([{ state: 'submitted' }])
  })
})
