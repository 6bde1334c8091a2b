import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, memberOf, registerMember } from '#tests/support/people.ts'
import { bomb, picture } from '#tests/support/pictures.ts'
import { toldMember } from '#tests/support/telling.ts'
import { careful, withdrawPassword } from '#tests/support/withdrawing.ts'
import type { CallProducers, Producers } from './producer.ts'
import { vendorRound } from './vendor-round.ts'

const change = (oldPassword: string, newPassword = 'garças-pousam-cedo') => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
})

async function newSecret(gateway: TestGateway, changed: object = {}) {
  const { token, password } = await careful(gateway)
  const input = { password, oldWithdrawPassword: withdrawPassword, newWithdrawPassword: '739105', ...changed }
  return { input, token }
}

async function playedRound(gateway: TestGateway) {
  const { token } = await fundedMember(gateway, 50_00n)
  const sending = { token: await launch(gateway, token), key: crypto.randomUUID() }
  const { roundId } = (await gateway.call(spinSlots, { stake: 1_00n }, sending)).value()
  return { input: { roundId }, token }
}

/** A call about one message, which only its member can read. */
const ofMessage: CallProducers = {
  async success(gateway) {
    const { token, messageId } = await toldMember(gateway)
    return { input: { messageId }, token }
  },
  refusals: {
    async message_not_found(gateway) {
      const { messageId } = await toldMember(gateway)
      const { token } = await registerMember(gateway)
      return { input: { messageId }, token }
    },
  },
}

async function withFile(gateway: TestGateway, input: object, file?: Uint8Array) {
  const { token } = await registerMember(gateway)
  return { input, token, file: file ?? (await picture()) }
}

/** Refusals of a file, whatever its purpose. */
const ofFile = (input: object): CallProducers['refusals'] => ({
  picture_invalid: (gateway) => withFile(gateway, input, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  picture_too_large: (gateway) => withFile(gateway, input, bomb(30_000, 30_000)),
  async upload_limit(gateway) {
    const sending = await withFile(gateway, input)
    // The number of a day's files is reached.
    await gateway.deps.database.query(
      `INSERT INTO upload_taken (member_id, taken_at, stored) SELECT :memberId, :now, true FROM generate_series(1, 30)`,
      { memberId: await memberOf(gateway, sending.token), now: gateway.clock.now() },
    )
    return sending
  },
})

export const memberProducers = {
  setIcon: { success: (gateway) => withFile(gateway, {}), refusals: ofFile({}) },
  removeIcon: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  uploadFile: {
    success: (gateway) => withFile(gateway, { purpose: 'proof' }),
    refusals: ofFile({ purpose: 'proof' }),
  },
  getMemberInfo: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getAccountFacts: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { language: 'pt' }, token }
    },
    refusals: {},
  },
  getIcon: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  changePassword: {
    async success(gateway) {
      const { token, password } = await registerMember(gateway)
      return { input: change(password), token }
    },
    refusals: {
      async password_wrong(gateway) {
        const { token } = await registerMember(gateway)
        return { input: change('not the password'), token }
      },
      async field_invalid(gateway) {
        const { token, password } = await registerMember(gateway)
        return { input: change(password, password), token }
      },
    },
  },
  getUnreadCount: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getRound: {
    success: playedRound,
    refusals: {
      async round_not_found(gateway) {
        const { input } = await playedRound(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
    },
  },
  getRoundReplay: {
    success: vendorRound,
    refusals: {
      async round_not_found(gateway) {
        const { input } = await vendorRound(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
      async replay_unavailable(gateway) {
        // Our own games show their rounds from the figures.
        const { input, token } = await playedRound(gateway)
        return { input: { ...input, language: 'pt' }, token }
      },
    },
  },
  getMessages: {
    async success(gateway) {
      const { token } = await toldMember(gateway)
      return { input: { group: 'other', state: 'unread', pageSize: 20 }, token }
    },
    refusals: {},
  },
  openMessage: ofMessage,
  deleteMessage: ofMessage,
  markMessagesRead: {
    async success(gateway) {
      const { token } = await toldMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getFeedback: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      await gateway.call(sendFeedback, { questionType: 'games', content: 'Mais temas.' }, { token })
      return { input: { pageSize: 20 }, token }
    },
    refusals: {},
  },
  getBettingHistory: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { pageSize: 20, gameType: 'RNG', status: 'settled' }, token }
    },
    refusals: {},
  },
  getBettingDays: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { from: '2026-11-01', to: '2026-11-30', gameType: 'RNG' }, token }
    },
    refusals: {},
  },
  getPlaySessions: {
    async success(gateway) {
      const { token } = await playedRound(gateway)
      return { input: { from: '2026-11-01', to: '2026-11-30', gameType: 'RNG' }, token }
    },
    refusals: {},
  },
  getSessionBets: {
    async success(gateway) {
      const { token } = await playedRound(gateway)
      const input = { nodeId: 1001, gameType: 'RNG', firstBetId: '1', lastBetId: '999999999999999999', pageSize: 20 }
      return { input, token }
    },
    refusals: {},
  },
  setWithdrawPassword: {
    success: (gateway) => newSecret(gateway),
    refusals: {
      password_wrong: (gateway) => newSecret(gateway, { password: 'not the password' }),
      withdraw_password_wrong: (gateway) => newSecret(gateway, { oldWithdrawPassword: '000000' }),
      field_invalid: (gateway) => newSecret(gateway, { newWithdrawPassword: '123456' }),
    },
  },
} satisfies Producers
