import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { applyForPromotion } from '#contract/rewards/promotions/apply-for-promotion.ts'
import { decideApplication, waitingApplications } from '#gateway/rewards/promotions/review.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { picture } from '#tests/support/pictures.ts'
import { putSome } from '#tests/support/promotions.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'
import { rowsAs } from '#tests/support/rows.ts'

// Product rule 23.8.
describe.each(theDatabase())('applications on $name (rule 23.8)', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => closeReconciled(gateway))

  /** A member with four pictures that can be sent, and a promotion to apply for. */
  async function applicant() {
    const { token } = await registerMember(gateway)
    const { promotionId, name } = await putSome(gateway.deps, 'application')
    const uploads: string[] = []
    for (let place = 0; place < 4; place++) {
      const file = await picture({ width: 40 + place })
      const sent = await gateway.call(uploadFile, { purpose: 'application' }, { token, file })
      uploads.push(sent.value().uploadId)
    }
    return {
      uploads,
      apply: (comment: string, pictures: string[]) =>
        gateway.call(applyForPromotion, { promotionId, comment, pictures }, { token }),
      waiting: async () => (await waitingApplications(gateway.deps.database)).filter((one) => one.name === name),
      /** How many of the pictures belong to an application. */
      attached: async () => {
        const text = `SELECT count(*)::integer AS count FROM upload WHERE reward_id IS NOT NULL AND reference = ANY (string_to_array(:references, ','))`
        return (await rowsAs<{ count: number }>(gateway.deps.database, text, { references: uploads.join(',') }))[0]
          ?.count
      },
    }
  }

  test('an application waits for the operator, who approves or rejects it with a reason', async () => {
    const member = await rewardedMember(gateway)
    const { promotionId, name } = await putSome(gateway.deps, 'application')
    const send = { token: member.token, file: await picture() }
    const { uploadId } = (await gateway.call(uploadFile, { purpose: 'application' }, send)).value()
    const apply = (comment: string, pictures: string[] = []) =>
      gateway.call(applyForPromotion, { promotionId, comment, pictures }, { token: member.token })
    const { claimId, state } = (await apply('Look', [uploadId])).value()
    expect(state).toBe('applying')
    expect((await apply('Look', [uploadId])).value().claimId).toBe(claimId)
    expect((await apply('Look')).envelope).toMatchObject({
      code: 'promotion_refused',
      value: { missing: ['under_way'] },
    })
    const id = BigInt(claimId ?? 0)
    const waiting = (await waitingApplications(gateway.deps.database)).filter((one) => one.name === name)
    expect(waiting).toMatchObject([{ id, comment: 'Look', pictures: [uploadId] }])
    await decideApplication(gateway.deps, id, { by: 'test', reject: 'The picture is dark' })
    await expect(decideApplication(gateway.deps, id, { by: 'test' })).rejects.toThrow('No application')
    expect(await member.seen(claimId)).toMatchObject({ state: 'rejected', answer: 'The picture is dark' })
    expect(await member.messageKinds()).toContain('reward_rejected')
    // A picture belongs to one application; without it another one can be sent.
    expect((await apply('Again', [uploadId])).code).toBe('upload_unknown')
    const second = (await apply('Again')).value()
    await decideApplication(gateway.deps, BigInt(second.claimId ?? 0), { by: 'test' })
    expect(await member.seen(second.claimId)).toMatchObject({ state: 'claim', comment: 'Again' })
    expect((await member.claim(second.claimId ?? '')).value()).toMatchObject({ state: 'claimed' })
    expect(await member.balance()).toBe(500n)
  })

  test('140 characters and three pictures are accepted; one more of either is refused and changes nothing', async () => {
    const { apply, waiting, attached, uploads } = await applicant()
    const three = uploads.slice(0, 3)
    expect((await apply('x'.repeat(141), three)).code).toBe('invalid_request')
    expect((await apply('x'.repeat(140), uploads)).code).toBe('invalid_request')
    expect([await waiting(), await attached()]).toEqual([[], 0])
    expect((await apply('x'.repeat(140), three)).value()).toMatchObject({ state: 'applying' })
    expect(await waiting()).toMatchObject([{ comment: 'x'.repeat(140), pictures: expect.arrayContaining(three) }])
    expect(await attached()).toBe(3)
  })

  test('the bounds hold for an application that waits, too', async () => {
    const { apply, waiting, attached, uploads } = await applicant()
    const [first = ''] = uploads
    ;(await apply('Look', [first])).value()
    expect((await apply('x'.repeat(141), [first])).code).toBe('invalid_request')
    expect((await apply('Look', uploads)).code).toBe('invalid_request')
    expect(await waiting()).toMatchObject([{ comment: 'Look', pictures: [first] }])
    expect(await attached()).toBe(1)
  })
})
