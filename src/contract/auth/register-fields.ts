import { boolean, literal, optional, size, string } from 'superstruct'
import { ChallengeSolution, DialingCode } from '#contract/entities/access.ts'
import { IdentityChannel } from '#contract/entities/identity.ts'

const Secret = size(string(), 1, 128)
const Optional = optional(size(string(), 0, 255))

/** What both ways to register take. Which of the optional fields are shown and required says `getRegisterRules`. */
export const registerFields = {
  password: Secret,
  confirmPassword: Secret,
  payeeName: Optional,
  email: Optional,
  countryDialingCode: optional(DialingCode),
  /** The code of `sendRegisterCode`: proves the mobile number. */
  verificationCode: Optional,
  /** For money that leaves; kept as a password is. */
  paymentPassword: optional(size(string(), 0, 128)),
  qqNum: Optional,
  line: Optional,
  whatsapp: Optional,
  facebook: Optional,
  wechat: Optional,
  telegram: Optional,
  zalo: Optional,
  /** What other people see; the user name where it is left out. */
  nickname: Optional,
  /** As its rule's pattern wants it: `yyyy-MM-dd` or `MM-dd-yyyy`. */
  birthday: Optional,
  idNumber: Optional,
  recommenderId: Optional,
  address: Optional,
  nationality: Optional,
  occupation: Optional,
  sourceOfIncome: Optional,
  captcha: optional(size(string(), 0, 16)),
  captchaId: optional(size(string(), 0, 64)),
  /** An agent's code; `getAffiliate` says whether it is one. */
  affiliateCode: Optional,
  /** A member's code, from the address the person came by. */
  referralCode: Optional,
  challenge: optional(ChallengeSolution),
  firebaseChannel: optional(IdentityChannel),
  firebaseIdToken: optional(size(string(), 1, 8192)),
  /** Terms accepted and age confirmed: both in one tick. */
  terms: boolean(),
  login: literal(true),
  registerMethod: literal('WEB'),
  registerUrl: size(string(), 0, 2048),
  domain: size(string(), 0, 255),
}

/** Codes of both ways. `invitation_code_invalid` is the site's `invitation_code_error`. */
export const registerErrors = [
  'field_invalid',
  'username_taken',
  'terms_not_accepted',
  'registration_closed',
  'captcha_required',
  'captcha_wrong',
  'challenge_required',
  'challenge_failed',
  'invitation_code_invalid',
  'code_wrong',
  'provider_not_configured',
  'identity_invalid',
] as const
