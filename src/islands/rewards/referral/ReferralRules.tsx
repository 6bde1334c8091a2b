import type { ReferralRule } from '#contract/rewards/referral/referral.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'

interface Props {
  rule: ReferralRule | null
  locale: string
}

/** The rule for people who register now, in words. */
export function ReferralRules({ rule, locale }: Props) {
  const t = useWords<'referral'>()
  return (
    <section className="panel column__panel" aria-labelledby="rules">
      <h2 id="rules">{t('rules')}</h2>
      {rule ? <Sentences rule={rule} locale={locale} /> : <p className="column__lead">{t('rules.none')}</p>}
    </section>
  )
}

function Sentences({ rule, locale }: { rule: ReferralRule; locale: string }) {
  const t = useWords<'referral'>()
  const { currency, validBet, days, invitedReward, needs } = rule
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const facts = new Intl.ListFormat(locale).format(needs.map((fact) => t(`fact.${fact}`)))
  const lines = [
    t('rules.reward', { amount: money(rule.reward) }),
    ...(invitedReward > 0n ? [t('rules.invited', { amount: money(invitedReward) })] : []),
    t('rules.deposit', { amount: money(rule.firstDeposit) }),
    validBet > 0n ? t('rules.bets', { count: days, amount: money(validBet) }) : t('rules.time', { count: days }),
    t('rules.monthly', { count: rule.monthly }),
    t('rules.balance'),
    t('rules.self'),
    ...(needs.length > 0 ? [t('rules.needs', { facts })] : []),
    t('rules.blocked'),
  ]
  return (
    <ul className="referral__rules">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
