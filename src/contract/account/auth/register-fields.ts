import { array, boolean, literal, object, optional, size, string } from 'superstruct'
import { limitKey } from '#contract/account/protection/limit-key.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { ChallengeSolution, DialingCode } from './access.ts'
import { IdentityChannel } from './social-identity.ts'

const Secret = size(string(), 1, 128)
const Optional = optional(size(string(), 0, 255))

/** Fields of both registrations. `getRegisterRules` says which of the optional ones are shown and required. */
export const registerFields = {
  password: Secret,
  confirmPassword: Secret,
  payeeName: Optional,
  email: Optional,
  countryDialingCode: optional(DialingCode),
  /** The code from `sendRegisterCode`, which proves the mobile number. */
  verificationCode: Optional,
  /** Second password for withdrawals; stored as a hash, as passwords are. */
  paymentPassword: optional(size(string(), 0, 128)),
  qqNum: Optional,
  line: Optional,
  whatsapp: Optional,
  facebook: Optional,
  wechat: Optional,
  telegram: Optional,
  zalo: Optional,
  /** Name that other people see. Default: the user name. */
  nickname: Optional,
  /** In the format of its rule's pattern: `yyyy-MM-dd` or `MM-dd-yyyy`. */
  birthday: Optional,
  idNumber: Optional,
  recommenderId: Optional,
  address: Optional,
  nationality: Optional,
  occupation: Optional,
  sourceOfIncome: Optional,
  captcha: optional(size(string(), 0, 16)),
  captchaId: optional(size(string(), 0, 64)),
  /** An agent's code; `getAffiliate` checks it. */
  affiliateCode: Optional,
  /** A member's code, from the link that the person followed. */
  referralCode: Optional,
  challenge: optional(ChallengeSolution),
  firebaseChannel: optional(IdentityChannel),
  firebaseIdToken: optional(size(string(), 1, 8192)),
  /** The limits that `getRegisterRules` asks for, each once, and no others. Minor units; of `time` minutes. */
  limits: optional(size(array(object({ ...limitKey, amount: MinorUnits })), 0, 13)),
  /** The terms are accepted and the age is confirmed. */
  terms: boolean(),
  login: literal(true),
  registerMethod: literal('WEB'),
  registerUrl: size(string(), 0, 2048),
  domain: size(string(), 0, 255),
}

/**
 * Error codes of both registrations. The site shows `invitation_code_invalid` with its text `invitation_code_error`. An agent's
 * link that takes no registration any more says why; nothing was written then.
 */
export const registerErrors = [
  'field_invalid',
  'username_taken',
  'terms_not_accepted',
  'limits_missing',
  'registration_closed',
  'exclusion_registered',
  'captcha_required',
  'captcha_wrong',
  'challenge_required',
  'challenge_failed',
  'invitation_code_invalid',
  'link_inactive',
  'link_expired',
  'link_used_up',
  'line_too_deep',
  'code_wrong',
  'provider_not_configured',
  'identity_invalid',
] as const
