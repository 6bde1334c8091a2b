import { beginAuthenticator } from '#contract/account/security/begin-authenticator.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import { sendContactCode } from '#contract/account/security/send-contact-code.ts'
import { setBirthday } from '#contract/account/security/set-birthday.ts'
import { appCode, giveAuthenticator, lastCode, mobileMember, securityCode } from '#tests/support/access.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import { setPassword } from '#tests/support/withdrawing.ts'
import { closing, closingBlocked } from './closing.ts'
import { passkeyProducers } from './passkeys.ts'
import type { Producers } from './producer.ts'

/** A new member's request. */
async function own(gateway: TestGateway, input: object = {}) {
  const { token } = await registerMember(gateway)
  return { input, token }
}

/** A member with a proved number who has forgotten the withdraw password. */
async function forgotten(gateway: TestGateway, changed: object = {}) {
  const person = await mobileMember(gateway)
  await setPassword(gateway, person)
  const code = await securityCode(gateway, person)
  return { input: { method: 'sms', code, newWithdrawPassword: '739105', ...changed }, token: person.token }
}

async function asksForContact(gateway: TestGateway, changed: object = {}) {
  const { username, token, password } = await registerMember(gateway)
  return { input: { kind: 'email', value: `${username}@example.com`, password, ...changed }, token }
}

async function hasContactCode(gateway: TestGateway, changed: object = {}) {
  const { input, token } = await asksForContact(gateway)
  ;(await gateway.call(sendContactCode, input, { token })).value()
  const { kind, value } = input
  return { input: { kind, value, code: await lastCode(gateway, value), ...changed }, token }
}

async function withPassword(gateway: TestGateway, changed: object = {}) {
  const { token, password } = await registerMember(gateway)
  return { input: { password, ...changed }, token }
}

async function beginsAuthenticator(gateway: TestGateway, changed: object = {}) {
  const { input, token } = await withPassword(gateway)
  const { secret } = (await gateway.call(beginAuthenticator, input, { token })).value()
  return { input: { code: await appCode(gateway, secret), ...changed }, token }
}

async function hasAuthenticator(gateway: TestGateway, changed: object = {}) {
  const person = await registerMember(gateway)
  const secret = await giveAuthenticator(gateway, person)
  return { input: { password: person.password, code: await appCode(gateway, secret), ...changed }, token: person.token }
}

export const securityProducers = {
  getSessions: { success: (gateway) => own(gateway), refusals: {} },
  endSession: {
    async success(gateway) {
      const person = await registerMember(gateway)
      const token = await logIn(gateway, person)
      const { sessions } = (await gateway.call(getSessions, {}, { token })).value()
      return { input: { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId }, token }
    },
    refusals: { session_not_found: (gateway) => own(gateway, { sessionId: '0' }) },
  },
  endOtherSessions: { success: (gateway) => own(gateway), refusals: {} },
  getSecurity: { success: (gateway) => own(gateway), refusals: {} },
  sendSecurityCode: {
    async success(gateway) {
      const { token } = await mobileMember(gateway)
      return { input: { method: 'sms', act: 'withdrawPassword' }, token }
    },
    refusals: {
      method_not_available: (gateway) => own(gateway, { method: 'email', act: 'withdrawPassword' }),
    },
  },
  resetWithdrawPassword: {
    success: (gateway) => forgotten(gateway),
    refusals: {
      async withdraw_password_missing(gateway) {
        const { token } = await mobileMember(gateway)
        return { input: { method: 'sms', code: '000000', newWithdrawPassword: '739105' }, token }
      },
      field_invalid: (gateway) => forgotten(gateway, { newWithdrawPassword: '111111' }),
      method_not_available: (gateway) => forgotten(gateway, { method: 'email' }),
      code_wrong: (gateway) => forgotten(gateway, { code: 'wrong' }),
    },
  },
  beginAuthenticator: {
    success: (gateway) => withPassword(gateway),
    refusals: {
      password_wrong: (gateway) => own(gateway, { password: 'not the password' }),
      async authenticator_on(gateway) {
        const { input, token } = await hasAuthenticator(gateway)
        return { input: { password: input.password }, token }
      },
    },
  },
  confirmAuthenticator: {
    success: (gateway) => beginsAuthenticator(gateway),
    refusals: {
      setup_expired: (gateway) => own(gateway, { code: '000000' }),
      code_wrong: (gateway) => beginsAuthenticator(gateway, { code: 'wrong' }),
    },
  },
  renewRecoveryCodes: {
    success: (gateway) => hasAuthenticator(gateway),
    refusals: {
      password_wrong: (gateway) => hasAuthenticator(gateway, { password: 'not the password' }),
      authenticator_off: (gateway) => withPassword(gateway, { code: '000000' }),
      code_wrong: (gateway) => hasAuthenticator(gateway, { code: 'wrong' }),
    },
  },
  removeAuthenticator: {
    success: (gateway) => hasAuthenticator(gateway),
    refusals: {
      password_wrong: (gateway) => hasAuthenticator(gateway, { password: 'not the password' }),
      authenticator_off: (gateway) => withPassword(gateway, { code: '000000' }),
      code_wrong: (gateway) => hasAuthenticator(gateway, { code: 'wrong' }),
    },
  },
  ...passkeyProducers,
  closeAccount: {
    success: (gateway) => withPassword(gateway),
    refusals: {
      password_wrong: (gateway) => own(gateway, { password: 'not the password' }),
      code_wrong: (gateway) => hasAuthenticator(gateway, { code: 'wrong' }),
      closing_downline: async (gateway) => closing(await closingBlocked.downline(gateway)),
      closing_round_open: async (gateway) => closing(await closingBlocked.round(gateway)),
      closing_withdrawal_open: async (gateway) => closing(await closingBlocked.withdrawal(gateway)),
      closing_deposit_open: async (gateway) => closing(await closingBlocked.deposit(gateway)),
      closing_transfer_open: async (gateway) => closing(await closingBlocked.transfer(gateway)),
      closing_vendor_balance: async (gateway) => closing(await closingBlocked.vendor(gateway)),
      closing_balance_left: async (gateway) => closing(await closingBlocked.balance(gateway)),
    },
  },
  createExport: {
    success: (gateway) => withPassword(gateway, { format: 'json' }),
    refusals: { password_wrong: (gateway) => own(gateway, { password: 'not the password', format: 'csv' }) },
  },
  getProfile: { success: (gateway) => own(gateway), refusals: {} },
  saveNickname: {
    success: (gateway) => own(gateway, { nickname: 'Arara Azul' }),
    refusals: { field_invalid: (gateway) => own(gateway, { nickname: '<b>' }) },
  },
  setBirthday: {
    success: (gateway) => own(gateway, { birthday: '1990-02-28' }),
    refusals: {
      field_invalid: (gateway) => own(gateway, { birthday: '2020-02-28' }),
      async birthday_known(gateway) {
        const { input, token } = await own(gateway, { birthday: '1990-02-28' })
        ;(await gateway.call(setBirthday, input, { token })).value()
        return { input, token }
      },
    },
  },
  sendContactCode: {
    success: (gateway) => asksForContact(gateway),
    refusals: {
      password_wrong: (gateway) => asksForContact(gateway, { password: 'not the password' }),
      field_invalid: (gateway) => asksForContact(gateway, { value: 'nobody' }),
    },
  },
  confirmContact: {
    success: (gateway) => hasContactCode(gateway),
    refusals: {
      code_wrong: (gateway) => hasContactCode(gateway, { code: 'wrong' }),
      field_invalid: (gateway) => hasContactCode(gateway, { value: 'nobody' }),
    },
  },
  removeAddress: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      const { addresses } = (await gateway.call(getSessions, {}, { token })).value()
      return { input: { addressId: addresses[0]?.addressId }, token }
    },
    refusals: { address_not_found: (gateway) => own(gateway, { addressId: '0' }) },
  },
} satisfies Producers
