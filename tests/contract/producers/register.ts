import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { defaultRegisterRules, registerSetting } from '#gateway/account/auth/register-rules.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { sandboxExcluded } from '#gateway/account/protection/exclusion-register.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { fakeIdentities, mobileRegistration, newMobile } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { brazilian, moveTo } from '#tests/support/jurisdiction.ts'
import { registerMember, registration } from '#tests/support/people.ts'
import { newCpf } from '#tests/support/withdrawing.ts'
import { linkRefusals } from './agent-links.ts'
import type { CallProducers, Prepared } from './producer.ts'

/** A right form with changes. */
type Form = (gateway: TestGateway, changed?: Record<string, unknown>) => Promise<Prepared>

const byName: Form = async (gateway, changed) => ({ input: registration({ ...(await solution(gateway)), ...changed }) })
const byMobile: Form = async (gateway, changed) => ({ input: await mobileRegistration(gateway, changed) })

async function writeRules({ deps }: TestGateway, changed: object): Promise<void> {
  await writeSetting(deps.database, registerSetting, { ...defaultRegisterRules, ...changed }, deps.now())
}

const captchaRule = { ...defaultRegisterRules.fields.captcha, enabled: true }
const askCaptcha = { fields: { ...defaultRegisterRules.fields, captcha: captchaRule } }

/** How both ways to register refuse. */
function refusals(form: Form) {
  return {
    field_invalid: (gateway) => form(gateway, { email: 'nobody@nowhere' }),
    terms_not_accepted: (gateway) => form(gateway, { terms: false }),
    async registration_closed(gateway) {
      const prepared = await form(gateway)
      await writeRules(gateway, { open: false })
      return prepared
    },
    // A tax number that is in the demonstration's register.
    exclusion_registered(gateway) {
      moveTo(gateway, 'br')
      return form(gateway, { idNumber: sandboxExcluded[0], ...brazilian })
    },
    limits_missing(gateway) {
      moveTo(gateway, 'br')
      return form(gateway, { idNumber: newCpf(), ...brazilian, limits: brazilian.limits.slice(0, 1) })
    },
    async captcha_required(gateway) {
      const prepared = await form(gateway)
      await writeRules(gateway, askCaptcha)
      return prepared
    },
    async captcha_wrong(gateway) {
      const prepared = await form(gateway, { captcha: 'XXXXX', captchaId: 'unknown' })
      await writeRules(gateway, askCaptcha)
      return prepared
    },
    challenge_required: (gateway) => form(gateway, { challenge: undefined }),
    challenge_failed: (gateway) => form(gateway, { challenge: 'no solution' }),
    invitation_code_invalid: (gateway) => form(gateway, { referralCode: 'nobodys-code' }),
    ...linkRefusals((gateway, affiliateCode) => form(gateway, { affiliateCode })),
    code_wrong: (gateway) => form(gateway, { mobileNum: newMobile(), verificationCode: '000000' }),
    async provider_not_configured(gateway) {
      const prepared = await form(gateway, { firebaseChannel: 'google', firebaseIdToken: 'person:one' })
      fakeIdentities.configure(false)
      return prepared
    },
    identity_invalid: (gateway) => form(gateway, { firebaseChannel: 'google', firebaseIdToken: 'forged' }),
  } satisfies CallProducers['refusals']
}

export const registerProducers = {
  register: {
    success: byName,
    refusals: {
      ...refusals(byName),
      async username_taken(gateway) {
        const { username } = await registerMember(gateway)
        return await byName(gateway, { username: username.toUpperCase() })
      },
    },
  },
  registerMobile: {
    success: byMobile,
    refusals: {
      ...refusals(byMobile),
      async username_taken(gateway) {
        const first = await byMobile(gateway)
        const { mobileNum } = first.input as { mobileNum: string }
        await gateway.call(registerMobile, first.input)
        gateway.clock.advance(minutes(4))
        // Proved by the provider this time.
        const identity = { firebaseChannel: 'phone', firebaseIdToken: `phone:+55${mobileNum}` }
        return await byMobile(gateway, { mobileNum, verificationCode: undefined, ...identity })
      },
    },
  },
  getAffiliate: {
    async success(gateway) {
      const { database, now } = gateway.deps
      const { username } = await registerMember(gateway)
      const owner = await findAccount(database, username)
      if (!owner) throw new Error('The member was not written')
      await issueInvitation(database, { code: username, kind: 'affiliate', memberId: owner.id, now: now() })
      return { input: { code: username.toUpperCase(), domain: '127.0.0.1' } }
    },
    refusals: {
      invitation_code_invalid: () => ({ input: { code: 'nobodys-code', domain: '127.0.0.1' } }),
      ...linkRefusals(async (_, code) => ({ input: { code, domain: '127.0.0.1' } })),
    },
  },
} as const satisfies Record<string, CallProducers>
