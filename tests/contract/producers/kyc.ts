import type { TestGateway } from '#tests/support/gateway.ts'
import { attach, beginCheck, sendDocument, submitted } from '#tests/support/identifying.ts'
import { registerMember } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'

const idCard = { tier: 'basic', documentKind: 'id_card' }

async function newcomer(gateway: TestGateway, input: object = {}) {
  const { token } = await registerMember(gateway)
  return { input, token }
}

/** A draft of a proof of address, which needs one picture. */
async function withDraft(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  return { token, checkId: await beginCheck(gateway, token, 'advanced') }
}

async function withPicture(gateway: TestGateway, changed: object = {}) {
  const { token, checkId } = await withDraft(gateway)
  return { input: { checkId, side: 'address', uploadId: await sendDocument(gateway, token), ...changed }, token }
}

async function complete(gateway: TestGateway) {
  const { token, checkId } = await withDraft(gateway)
  await attach(gateway, token, checkId, 'address')
  return { input: { checkId }, token }
}

export const kycProducers = {
  getIdentity: { success: (gateway) => newcomer(gateway), refusals: {} },
  beginIdentityCheck: {
    success: (gateway) => newcomer(gateway, idCard),
    refusals: {
      identity_kind_missing: (gateway) => newcomer(gateway, { tier: 'basic' }),
      async identity_check_open(gateway) {
        const { token } = await registerMember(gateway)
        await submitted(gateway, token, 'advanced')
        return { input: { tier: 'advanced' }, token }
      },
    },
  },
  attachIdentityPicture: {
    success: (gateway) => withPicture(gateway),
    refusals: {
      async identity_check_not_found(gateway) {
        const { input } = await withPicture(gateway)
        return await withPicture(gateway, { checkId: input.checkId })
      },
      async identity_check_sent(gateway) {
        const { token } = await registerMember(gateway)
        const checkId = await submitted(gateway, token, 'advanced')
        return { input: { checkId, side: 'address', uploadId: await sendDocument(gateway, token) }, token }
      },
      identity_side_unknown: (gateway) => withPicture(gateway, { side: 'front' }),
      async upload_unknown(gateway) {
        const { input } = await withPicture(gateway)
        return await withPicture(gateway, { uploadId: input.uploadId })
      },
    },
  },
  submitIdentityCheck: {
    success: complete,
    refusals: {
      async identity_check_not_found(gateway) {
        const { input } = await complete(gateway)
        return await newcomer(gateway, input)
      },
      async identity_incomplete(gateway) {
        const { token, checkId } = await withDraft(gateway)
        return { input: { checkId }, token }
      },
    },
  },
} satisfies Producers
