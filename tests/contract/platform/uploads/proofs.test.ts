import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { proofPictures } from '#gateway/money/withdrawals/proof-pictures.ts'
import { configuredStore } from '#gateway/platform/uploads/configured-store.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { picture } from '#tests/support/pictures.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { payNow, withdraw, withdrawer } from '#tests/support/withdrawing.ts'

describe('proofs that money did not arrive', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => closeReconciled(gateway))

  const paid = async () => {
    const member = await withdrawer(gateway)
    const { withdrawalId } = await withdraw(gateway, member)
    await payNow(gateway)
    return { token: member.token, withdrawalId }
  }
  let sent = 0
  const proofOf = async (token: string) => {
    // No picture is like another: the same one again would be the one that was sent before.
    const sending = { token, file: await picture({ width: 40 + sent++ }) }
    return (await gateway.call(uploadFile, { purpose: 'proof' }, sending)).value().uploadId
  }
  const say = (owner: { token: string; withdrawalId: string }, proofs: readonly string[]) =>
    gateway.call(
      confirmWithdrawal,
      { withdrawalId: owner.withdrawalId, confirmation: 'not_received', proofs },
      { token: owner.token },
    )

  test('up to three pictures belong to the answer, and are stored (rule 10.18)', async () => {
    const owner = await paid()
    const proofs = [await proofOf(owner.token), await proofOf(owner.token), await proofOf(owner.token)]
    expect((await say(owner, [...proofs, await proofOf(owner.token)])).code).toBe('invalid_request')
    expect((await say(owner, proofs)).value()).toMatchObject({ confirmation: 'not_received' })
    const kept = await rowsAs<{ reference: string }>(
      gateway.deps.database,
      'SELECT u.reference FROM upload u JOIN withdrawal w ON w.id = u.withdrawal_id WHERE w.reference = :withdrawalId ORDER BY u.id',
      { withdrawalId: owner.withdrawalId },
    )
    expect(kept.map(({ reference }) => reference)).toEqual(proofs)
    // A person of the operator gets them as files.
    const { database, config } = gateway.deps
    const files = await proofPictures(database, configuredStore(config).get, owner.withdrawalId)
    expect(files.map(({ name }) => name)).toEqual([1, 2, 3].map((place) => `${owner.withdrawalId}-${place}.webp`))
    for (const { content } of files) expect((await sharp(content).metadata()).format).toBe('webp')
  })

  test('another member’s picture, or one that is already used, refuses the whole answer', async () => {
    const [owner, other] = [await paid(), await paid()]
    const foreign = await proofOf(other.token)
    expect((await say(owner, [await proofOf(owner.token), foreign])).code).toBe('upload_unknown')
    const { withdrawalId, token } = owner
    expect((await gateway.call(getWithdrawal, { withdrawalId }, { token })).value().confirmation).toBeNull()
    ;(await say(other, [foreign])).value()
    const again = await paid()
    expect((await say(again, [foreign])).code).toBe('upload_unknown')
  })
})
