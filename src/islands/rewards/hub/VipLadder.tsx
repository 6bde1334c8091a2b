import type { RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { VipLevel } from '#contract/rewards/vip/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { listText } from '#islands/worth-text.ts'
import { localPath } from '#lib/local-path.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import type { HubProps } from './hub-props.ts'

/** The levels as steps, the way to the next one, and what it brings; nothing without a programme. */
export function VipLadder({ hub: { vip, currency }, language, locale }: HubProps) {
  const t = useWords<'hub'>()
  if (!vip) return null
  const { levels, rank, validBet } = vip
  const level = levels.find((one) => one.rank === rank)
  const next = levels.find((one) => one.rank > rank)
  const part = next ? partOf(validBet - (level?.needed ?? 0n), next.needed - (level?.needed ?? 0n)) : 1
  const left = next && next.needed > validBet ? next.needed - validBet : 0n
  const brings = next ? bringsOf(next, vip.benefitEvery, currency, t, locale) : []
  return (
    <section className="hub__part" aria-labelledby="hub-vip">
      <h2 id="hub-vip">{t('hub.vip')}</h2>
      <article className="panel hub__card">
        <header>
          <h3>{wayText(t, level, next)}</h3>
          {next && <span>{rateText(Math.round(part * 100) * 100, locale)}</span>}
        </header>
        <ol className="hub__ladder" aria-label={t('hub.vip.levels')}>
          {levels.map((one) => (
            <li key={one.rank} aria-current={one.rank === rank ? 'step' : undefined}>
              <progress
                className="progress progress--money"
                value={one.rank <= rank ? 1 : one === next ? part : 0}
                max={1}
                aria-hidden="true"
              />
              <span>{one.name}</span>
              {one.rank <= rank && <span className="unseen">{t('hub.vip.reached')}</span>}
            </li>
          ))}
        </ol>
        <p>
          <span>{next ? t('hub.vip.left', { left: formatMoney(left, currency, locale) }) : t('hub.vip.top')}</span>
          {next && brings.length > 0 && (
            <span>{` ${t('hub.vip.brings', { level: next.name, list: listText(brings, locale) })}`}</span>
          )}
        </p>
        <a className="link hub__all" href={localPath(language, '/vip/')}>
          {t('hub.vip.all')}
        </a>
      </article>
    </section>
  )
}

function wayText(t: Translate<'hub'>, level: VipLevel | undefined, next: VipLevel | undefined): string {
  if (!next) return level?.name ?? ''
  return level ? t('hub.vip.way', { level: level.name, next: next.name }) : t('hub.vip.start', { next: next.name })
}

/** What a level brings, in a few words: its bonus, its benefit, and its best rebate. */
function bringsOf(
  { bonus, benefit, rates }: VipLevel,
  every: NonNullable<RewardHub['vip']>['benefitEvery'],
  currency: string,
  t: Translate<'hub'>,
  locale: string,
): string[] {
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const best = Math.max(0, ...rates.map(({ rate }) => rate))
  return [
    ...(bonus > 0n ? [t('hub.vip.bonus', { sum: money(bonus) })] : []),
    ...(benefit > 0n ? [t(`hub.vip.benefit.${every}`, { sum: money(benefit) })] : []),
    ...(best > 0 ? [t('hub.vip.rate', { rate: rateText(best, locale) })] : []),
  ]
}
