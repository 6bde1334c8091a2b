import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { gateway } from './account.ts'
import { password } from './e2e.ts'
import { freshMobile, newestCode, proof } from './outbox.ts'

/** A member whose number is proved, so that codes reach it. */
export async function openMobileAccount() {
  const call = gateway()
  const mobileNum = freshMobile()
  await call(sendRegisterCode, { mobileNo: mobileNum, countryDialingCode: '+55', ...(await proof(call)) })
  const verificationCode = await newestCode(mobileNum)
  await call(registerMobile, {
    mobileNum,
    countryDialingCode: '+55',
    verificationCode,
    password,
    confirmPassword: password,
    terms: true,
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'http://127.0.0.1/register/',
    domain: '127.0.0.1',
    ...(await proof(call)),
  })
  return mobileNum
}
