import { beginAuthenticator as beginCall } from '#contract/account/security/begin-authenticator.ts'
import { beginPasskey as beginPasskeyCall } from '#contract/account/security/begin-passkey.ts'
import { closeAccount as closeCall } from '#contract/account/security/close-account.ts'
import { confirmAuthenticator as confirmCall } from '#contract/account/security/confirm-authenticator.ts'
import { confirmContact as confirmContactCall } from '#contract/account/security/confirm-contact.ts'
import { confirmPasskey as confirmPasskeyCall } from '#contract/account/security/confirm-passkey.ts'
import { endOtherSessions } from '#contract/account/security/end-other-sessions.ts'
import { endSession } from '#contract/account/security/end-session.ts'
import { getProfile } from '#contract/account/security/get-profile.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import { removeAddress } from '#contract/account/security/remove-address.ts'
import { removeAuthenticator as removeCall } from '#contract/account/security/remove-authenticator.ts'
import { removePasskey as removePasskeyCall } from '#contract/account/security/remove-passkey.ts'
import { renewRecoveryCodes as renewCall } from '#contract/account/security/renew-recovery-codes.ts'
import { resetWithdrawPassword } from '#contract/account/security/reset-withdraw-password.ts'
import { saveNickname as saveCall } from '#contract/account/security/save-nickname.ts'
import { sendContactCode as sendContactCall } from '#contract/account/security/send-contact-code.ts'
import { sendSecurityCode } from '#contract/account/security/send-security-code.ts'
import { setBirthday as birthdayCall } from '#contract/account/security/set-birthday.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { sendProof } from '#gateway/account/auth/proof.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator, renewRecoveryCodes } from './authenticator.ts'
import { closeAccount } from './close-account.ts'
import { confirmContact, sendContactCode } from './contacts.ts'
import { beginPasskey, confirmPasskey, removePasskey } from './passkeys.ts'
import { readSecurity, resetByProof } from './passwords.ts'
import { readProfile, saveNickname, setBirthday } from './profile.ts'
import { endOneSession, endOthers, listSessions, removeTrust } from './sessions.ts'

/** Calls of the security centre: what a member may see and change of their own account. */
export function securityRoutes(access: Access): BoundCall[] {
  const { deps } = access
  const party = access.ports.relyingParty
  return [
    bind(getSessions, (_, { session }) => listSessions(deps, session)),
    bind(endSession, ({ sessionId }, caller) => endOneSession(deps, caller, sessionId)),
    bind(endOtherSessions, (_, caller) => endOthers(deps, caller)),
    bind(removeAddress, ({ addressId }, caller) => removeTrust(deps, caller, addressId)),
    bind(getSecurity, (_, { session }) => readSecurity(access, session)),
    bind(sendSecurityCode, ({ method, act, language }, { session }) =>
      sendProof(access, session.memberId, { method, act, language }),
    ),
    bind(resetWithdrawPassword, (request, caller) => resetByProof(access, caller, request)),
    bind(beginCall, ({ password }, caller) => beginAuthenticator(access, caller, password)),
    bind(confirmCall, ({ code, language }, caller) => confirmAuthenticator(access, caller, code, language)),
    bind(renewCall, (request, caller) => renewRecoveryCodes(access, caller, request)),
    bind(removeCall, (request, caller) => removeAuthenticator(access, caller, request)),
    bind(getProfile, (_, { session }) => readProfile(access, session)),
    bind(saveCall, ({ nickname }, caller) => saveNickname(access, caller, nickname)),
    bind(birthdayCall, ({ birthday }, caller) => setBirthday(access, caller, birthday)),
    bind(sendContactCall, (request, caller) => sendContactCode(access, caller, request)),
    bind(closeCall, (request, caller) => closeAccount(access, caller, request)),
    ...(party
      ? [
          bind(beginPasskeyCall, ({ password }, caller) => beginPasskey(access, party, caller, password)),
          bind(confirmPasskeyCall, (request, caller) => confirmPasskey(access, party, caller, request)),
          bind(removePasskeyCall, (request, caller) => removePasskey(access, caller, request)),
        ]
      : []),
    bind(confirmContactCall, (request, caller) => confirmContact(access, caller, request)),
  ]
}
