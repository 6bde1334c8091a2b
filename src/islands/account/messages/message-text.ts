import type { Message } from '#contract/account/messages/message.ts'
import { countryName } from '#lib/country-name.ts'
import { type LookUp, lookUpWith, type Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'

/** The text of a message, and its link. */
export interface MessageText {
  readonly title: string
  readonly text: string
  readonly icon: string
  /** Name of the screen that it is about. */
  readonly screen: string | undefined
  /** Whether customer service should be one tap away. */
  readonly support: boolean
}

type Look = Pick<MessageText, 'icon'> & Partial<Pick<MessageText, 'screen' | 'support'>>

const looks: Readonly<Record<string, Look>> = {
  welcome: { icon: 'star', screen: 'depositv2' },
  deposit_credited: { icon: 'deposit', screen: 'depositv2' },
  deposit_failed: { icon: 'deposit', screen: 'depositv2' },
  deposit_returned: { icon: 'deposit', screen: 'depositv2', support: true },
  withdrawal_approved: { icon: 'withdraw', screen: 'withdraw' },
  withdrawal_paid: { icon: 'withdraw', screen: 'withdraw' },
  withdrawal_rejected: { icon: 'withdraw', screen: 'withdraw' },
  withdrawal_returned: { icon: 'withdraw', screen: 'withdraw' },
  withdrawal_found: { icon: 'withdraw', screen: 'withdraw', support: true },
  withdrawal_paid_again: { icon: 'withdraw', screen: 'withdraw', support: true },
  transfer_received: { icon: 'wallet', screen: 'transactionHistory' },
  vip_bonus: { icon: 'star', screen: 'transactionHistory' },
  vip_benefit: { icon: 'star', screen: 'transactionHistory' },
  reward_waits: { icon: 'promotions', screen: 'rewardCenter' },
  reward_issued: { icon: 'promotions', screen: 'bonusDetails' },
  reward_closed: { icon: 'promotions', screen: 'rewardCenter' },
  reward_rejected: { icon: 'promotions', screen: 'rewardCenter', support: true },
  free_rounds_came: { icon: 'promotions', screen: 'rewardCenter' },
  free_rounds_over: { icon: 'promotions', screen: 'rewardCenter' },
  referral_reward: { icon: 'invite', screen: 'referral' },
  referral_welcome: { icon: 'invite', screen: 'transactionHistory' },
  point_order_shipped: { icon: 'trophy', screen: 'points' },
  point_order_cancelled: { icon: 'trophy', screen: 'points' },
  tournament_prize: { icon: 'star', screen: 'transactionHistory' },
  raffle_prize: { icon: 'star', screen: 'raffle' },
  lottery_corrected: { icon: 'wallet', screen: 'transactionHistory', support: true },
  jackpot_win: { icon: 'star', screen: 'transactionHistory' },
  vip_losing: { icon: 'star' },
  vip_lost: { icon: 'star' },
  vip_regained: { icon: 'star' },
  payout_account_added: { icon: 'shield', screen: 'withdraw', support: true },
  login_new_place: { icon: 'shield', screen: 'securityCenter', support: true },
  password_changed: { icon: 'lock', screen: 'securityCenter', support: true },
  withdraw_password_set: { icon: 'lock', screen: 'securityCenter', support: true },
  withdraw_password_reset: { icon: 'lock', screen: 'securityCenter', support: true },
  email_changed: { icon: 'lock', screen: 'securityCenter', support: true },
  mobile_changed: { icon: 'lock', screen: 'securityCenter', support: true },
  authenticator_added: { icon: 'shield', screen: 'securityCenter', support: true },
  authenticator_removed: { icon: 'shield', screen: 'securityCenter', support: true },
  recovery_codes_made: { icon: 'shield', screen: 'securityCenter', support: true },
  passkey_added: { icon: 'shield', screen: 'securityCenter', support: true },
  passkey_removed: { icon: 'shield', screen: 'securityCenter', support: true },
  passkey_copied: { icon: 'shield', screen: 'securityCenter', support: true },
  identity_approved: { icon: 'identity', screen: 'identity' },
  identity_rejected: { icon: 'identity', screen: 'identity', support: true },
  identity_expired: { icon: 'identity', screen: 'identity' },
  data_exported: { icon: 'shield', screen: 'securityCenter', support: true },
  limit_reached: { icon: 'shield', screen: 'responsibleGaming' },
  contract_offered: { icon: 'invite' },
  contract_end_asked: { icon: 'invite' },
  contract_accepted: { icon: 'invite' },
  contract_end_accepted: { icon: 'invite' },
  contract_rejected: { icon: 'invite' },
  contract_request_withdrawn: { icon: 'invite' },
  contract_ended: { icon: 'invite' },
  contract_roof_gone: { icon: 'invite' },
  line_moved: { icon: 'invite', support: true },
  line_came: { icon: 'invite' },
  line_left: { icon: 'invite', support: true },
  rebate_lowered: { icon: 'invite', support: true },
  feedback_answered: { icon: 'megaphone' },
}

const unknown: Look = { icon: 'bell', support: true }

/** The words of a message. An unknown kind has a general text. */
export function messageText(
  { kind, details }: Pick<Message, 'kind' | 'details'>,
  t: Translate<'messages' | 'withdrawals' | 'kyc-needed'>,
  locale: string,
): MessageText {
  const say = lookUpWith(t)
  const values = valuesOf(details, say, locale)
  const known = looks[kind]
  const { icon, screen, support = false } = known ?? unknown
  const name = known ? kind : 'unknown'
  return {
    title: say(`kind.${name}.title`, values),
    text: reasonOf(details, say) ?? say(`kind.${name}.${known ? variantOf(details) : 'text'}`, values),
    icon,
    screen,
    support,
  }
}

/** The variant of a kind's text: a deposit can be credited with another amount than requested, late, or with a fee. */
function variantOf({ asked, late, fee }: Message['details']): 'other' | 'late' | 'fee' | 'text' {
  if (asked) return 'other'
  if (late) return 'late'
  return fee ? 'fee' : 'text'
}

/** Why a withdrawal, a payment or a document was refused or went back, or why a deposit failed. */
function reasonOf({ reason }: Message['details'], say: LookUp): string | undefined {
  if (!reason) return undefined
  const key = `reason.${reason}`
  const text = say(key)
  return text === key ? undefined : text
}

/** Amounts, moments and places as people write them; everything else as it came. */
function valuesOf(details: Message['details'], say: LookUp, locale: string): Record<string, string> {
  const { currency, country, address, device } = details
  const written = Object.entries(details).map(([name, value]) => {
    if (currency && amounts.has(name) && /^-?\d+$/.test(value))
      return [name, formatMoney(BigInt(value), currency, locale)]
    return [name, moments.has(name) ? momentText(value, locale) : value]
  })
  return {
    ...Object.fromEntries(written),
    place: country ? countryName(country, locale) : (address ?? details.place ?? ''),
    device: device || say('device.other'),
    title: titleIn(details, locale),
    contract: details.contract ? say(`contract.${details.contract}`) : '',
  }
}

/** The name of a message's subject, which the operator wrote in some languages. */
function titleIn(details: Message['details'], locale: string): string {
  const [language] = locale.split('-')
  const [any = ''] = Object.entries(details).flatMap(([name, value]) => (name.startsWith('title.') ? [value] : []))
  return details[`title.${language}`] ?? any
}

const amounts: ReadonlySet<string> = new Set(['amount', 'payout', 'asked', 'paid', 'fee'])
const moments: ReadonlySet<string> = new Set(['usableFrom', 'at', 'until'])
