import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney } from '#lib/money.ts'
import { type PointBalance, type PointReward, type pointRewards, pointsView } from '#stores/rewards/points/points.ts'
import { useStore } from '#stores/use-store.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { RewardArt } from '#ui/RewardArt.tsx'
import { digits, pointText, unavailableReason } from './point-text.ts'
import { RedeemPanel } from './RedeemPanel.tsx'

interface Props {
  balance: PointBalance
  rewards: ReturnType<typeof pointRewards>
  language: SiteLanguage
  locale: string
  /** The screen on which the withdraw password is set. */
  passwordHref: string
}

/** The rewards for points. A reward that the address names is shown alone, with its form. */
export function Rewards({ rewards, balance, locale, ...shared }: Props) {
  const t = useWords<'points' | 'errors'>()
  const state = useAnswer(rewards.$state)
  const { reward: wanted } = useStore(pointsView.$filter)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={rewards.refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('rewards.empty')} text={t('rewards.empty.text')} />}
    >
      {({ list }) => {
        const reward = list.find(({ id }) => id === wanted)
        if (reward)
          return (
            <RedeemPanel
              key={reward.id}
              reward={reward}
              balance={balance}
              locale={locale}
              onRedeemed={rewards.refresh}
              {...shared}
            />
          )
        return (
          <section aria-label={t('rewards')}>
            <ul className="points__rewards">
              {list.map((one) => (
                <li key={one.id}>
                  <Reward reward={one} points={balance.points} locale={locale} />
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </Resource>
  )
}

function Reward({ reward, points, locale }: { reward: PointReward; points: bigint; locale: string }) {
  const t = useWords<'points'>()
  const { id, name, remark, picture, quantity, amountRequirement } = reward
  const why = unavailableReason(reward, points)
  const missing = BigInt(reward.points) - points
  const address = pointsView.address({ view: undefined, reward: id })
  return (
    <article className="panel points__reward">
      <RewardArt picture={picture} />
      <h3>{name}</h3>
      <p className="points__price">{pointText(t, BigInt(reward.points), locale)}</p>
      <div className="points__rest">
        <p>{remark}</p>
        <span>
          {quantity === null
            ? t('reward.endless')
            : t('reward.left', { count: quantity, left: digits(BigInt(quantity), locale) })}
        </span>
        {amountRequirement && (
          <span>
            {t('reward.deposits', {
              amount: formatMoney(amountRequirement.amount, amountRequirement.currency, locale),
            })}
          </span>
        )}
      </div>
      {why === undefined ? (
        <a
          className="button button--line"
          href={address}
          aria-label={t('reward.redeem.name', { name })}
          onClick={(event) => {
            event.preventDefault()
            pointsView.show({ view: undefined, reward: id })
          }}
        >
          {t('reward.redeem')}
        </a>
      ) : (
        <p>
          {why === 'missing'
            ? t('reward.missing', { count: Number(missing), missing: digits(missing, locale) })
            : t(`reward.${why}`)}
        </p>
      )}
    </article>
  )
}
