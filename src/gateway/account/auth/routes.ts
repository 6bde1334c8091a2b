import { beginPasskeyLogin } from '#contract/account/auth/begin-passkey-login.ts'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { getAffiliate } from '#contract/account/auth/get-affiliate.ts'
import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { getChallenge } from '#contract/account/auth/get-challenge.ts'
import { getCountries } from '#contract/account/auth/get-countries.ts'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { getRegValidata } from '#contract/account/auth/get-reg-validata.ts'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { passkeyLogin } from '#contract/account/auth/passkey-login.ts'
import { redeemHandoff } from '#contract/account/auth/redeem-handoff.ts'
import { register } from '#contract/account/auth/register.ts'
import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { resetPassword } from '#contract/account/auth/reset-password.ts'
import { sendLoginCode } from '#contract/account/auth/send-login-code.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { sendVerification } from '#contract/account/auth/send-verification.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { socialLogin } from '#contract/account/auth/social-login.ts'
import { verifyLogin } from '#contract/account/auth/verify-login.ts'
import { createEventsTicket } from '#contract/platform/events/create-events-ticket.ts'
import { askAtLogin } from '#gateway/account/protection/ask-register.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { readOutbox } from '#gateway/platform/ports/outbox.ts'
import { type Access, type AuthPorts, authPorts } from './access.ts'
import { offerCaptcha } from './captchas.ts'
import { changePassword as change } from './change-password.ts'
import { listCountries } from './countries.ts'
import { issueTicket } from './event-tickets.ts'
import { openTrial } from './free-play.ts'
import { createHandoff as createCode, redeemHandoff as redeemCode } from './handoff.ts'
import { demandInvitation } from './invitations.ts'
import { logIn } from './login.ts'
import { logInByCode } from './login-by-code.ts'
import { beginPasskeyLogin as askForPasskey, logInWithPasskey } from './passkey-login.ts'
import { setPasswordByPhone as setByPhone } from './phone-recovery.ts'
import { forgotPassword as forgot, resetPassword as reset } from './recovery.ts'
import { registerMember } from './register.ts'
import { lawfulRegisterRules, readFieldRules } from './register-rules.ts'
import { sendLoginCode as sendForLogin, sendRegisterCode as sendForRegister } from './send-code.ts'
import { endSessionOf, memberOf } from './sessions.ts'
import { socialLogin as openSocial } from './social.ts'
import { verifyLogin as endLogin, sendVerification as sendStepCode } from './verify-login.ts'

/**
 * Calls that open a session (password, code, identity, registration, trial) or end it.
 *
 * @param replaced replaces configured ports, for tests
 */
export function authRoutes(deps: GatewayDeps, replaced: Partial<AuthPorts> = {}): BoundCall[] {
  const ports: AuthPorts = { ...authPorts(deps), ...replaced }
  const access = { deps, ports }
  const { database } = deps
  const { relyingParty } = ports
  const entered = async <Opened extends { readonly token: string }>(opening: Promise<Opened>): Promise<Opened> => {
    const opened = await opening
    await askAtLogin(deps, ports.register, () => memberOf(database, opened.token))
    return opened
  }
  return [
    bind(getCaptcha, () => offerCaptcha(deps, ports.captchaText)),
    bind(getChallenge, ({ purpose = 'form' }) => ports.challenges.offer(purpose)),
    bind(getCountries, () => listCountries(database)),
    bind(getRegisterRules, () => lawfulRegisterRules(database, deps.config)),
    bind(getRegValidata, () => readFieldRules(database)),
    bind(createEventsTicket, (_, { session }) => issueTicket(deps, session)),
    bind(login, (request, caller) =>
      entered(request.type === 'sms' ? logInByCode(access, request, caller) : logIn(access, request, caller)),
    ),
    bind(sendVerification, ({ verificationId, method, language }) =>
      sendStepCode(access, verificationId, method, language),
    ),
    bind(verifyLogin, (request, caller) => entered(endLogin(access, request, caller))),
    bind(socialLogin, (request, caller) => entered(openSocial(access, request, caller))),
    bind(freePlay, (_, caller) => openTrial(deps, caller)),
    bind(createHandoff, (_, { session, token = '' }) => createCode(deps, session, token)),
    bind(redeemHandoff, ({ code }, caller) => redeemCode(deps, code, caller)),
    bind(register, (request, caller) => registerMember(access, { ...request, by: 'username' }, caller)),
    bind(registerMobile, ({ password = '', confirmPassword = '', ...request }, caller) =>
      registerMember(
        access,
        { ...request, password, confirmPassword, username: request.mobileNum, by: 'mobile' },
        caller,
      ),
    ),
    bind(getAffiliate, async ({ code }) => {
      await demandInvitation(database, code, deps.now())
      return {}
    }),
    bind(logout, async (_, { token }) => {
      if (token !== undefined) await endSessionOf(database, token, deps.now())
      return {}
    }),
    ...(deps.config.outbox ? [bind(getOutbox, ({ to }) => readOutbox(deps, to))] : []),
    // Browsers make no passkeys at an address without a name or without TLS.
    ...(relyingParty
      ? [
          bind(beginPasskeyLogin, () => askForPasskey(deps, relyingParty)),
          bind(passkeyLogin, (request, caller) => entered(logInWithPasskey(access, relyingParty, request, caller))),
        ]
      : []),
    ...passwordRoutes(access),
  ]
}

/** Calls for one-time codes and new passwords. */
function passwordRoutes(access: Access): BoundCall[] {
  return [
    bind(sendLoginCode, ({ mobileNum, purpose = 'login', countryDialingCode, language, challenge }) =>
      sendForLogin(access, purpose, { number: mobileNum, countryDialingCode, language, challenge }),
    ),
    bind(sendRegisterCode, ({ mobileNo, countryDialingCode, language, challenge }) =>
      sendForRegister(access, { number: mobileNo, countryDialingCode, language, challenge }),
    ),
    bind(forgotPassword, (request) => forgot(access, request)),
    bind(resetPassword, (request) => reset(access, request)),
    bind(setPasswordByPhone, (request, caller) => setByPhone(access, request, caller)),
    bind(changePassword, (request, caller) => change(access, request, caller)),
  ]
}
