import { forgotPassword } from '#contract/auth/forgot-password.ts'
import { resetPassword } from '#contract/auth/reset-password.ts'
import { sendLoginCode } from '#contract/auth/send-login-code.ts'
import { sendRegisterCode } from '#contract/auth/send-register-code.ts'
import { setPasswordByPhone } from '#contract/auth/set-password-by-phone.ts'
import { changePassword } from '#contract/member/change-password.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import type { Access } from './access.ts'
import { changePassword as change } from './change-password.ts'
import { setPasswordByPhone as setByPhone } from './phone-recovery.ts'
import { forgotPassword as forgot, resetPassword as reset } from './recovery.ts'
import { sendLoginCode as sendForLogin, sendRegisterCode as sendForRegister } from './send-code.ts'

/** Calls for one-time codes and new passwords. */
export function passwordRoutes(access: Access): BoundCall[] {
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
