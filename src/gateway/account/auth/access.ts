import { randomInt } from 'node:crypto'
import { configuredRegister, type ExclusionRegister } from '#gateway/account/protection/exclusion-register.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Challenges } from '#gateway/platform/ports/challenge.ts'
import { configuredChallenges, configuredIdentities, configuredMessages } from '#gateway/platform/ports/configured.ts'
import type { Identities } from '#gateway/platform/ports/identity.ts'
import type { Messages } from '#gateway/platform/ports/messages.ts'
import { type RelyingParty, relyingPartyOf } from '#gateway/relying-party.ts'
import { type CaptchaText, randomCaptchaText } from './captchas.ts'
import { argonHasher, type PasswordHasher } from './passwords.ts'

/** External services of this area, which tests replace. */
export interface AuthPorts {
  readonly hasher: PasswordHasher
  readonly captchaText: CaptchaText
  /** Generates a one-time code. */
  readonly codeText: () => string
  readonly challenges: Challenges
  readonly messages: Messages
  readonly register: ExclusionRegister
  /** Undefined if browsers could not make passkeys. */
  readonly relyingParty: RelyingParty | undefined
  /** Undefined if no identity provider is configured. */
  readonly identities: { readonly verify: Identities | undefined }
}

/** The configured ports. */
export function authPorts(deps: GatewayDeps): AuthPorts {
  return {
    hasher: argonHasher,
    captchaText: randomCaptchaText,
    codeText: () => String(randomInt(1_000_000)).padStart(6, '0'),
    challenges: configuredChallenges(deps),
    messages: configuredMessages(deps),
    register: configuredRegister(deps.config),
    relyingParty: relyingPartyOf(deps.config),
    identities: { verify: configuredIdentities(deps) },
  }
}

/** The dependencies of this area's services. */
export interface Access {
  readonly deps: GatewayDeps
  readonly ports: AuthPorts
}
