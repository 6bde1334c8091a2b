import { useId } from 'react'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type BonusChoice as Choice, canChoose, promiseOf } from '#stores/money/deposits/deposit-offers.ts'
import { offerText } from './offer-text.ts'

interface Props {
  language: SiteLanguage
  locale: string
  offers: readonly Reward[]
  /** Minor units of the typed amount without the fee; undefined without one. */
  credited: bigint | undefined
  chosen: Choice
  /** A choice is missing; the text with this id says so. */
  isWrong: boolean
  errorId: string
  onChoose: (choice: Choice) => void
}

/** The bonuses that a deposit can come with, and none: each with what it asks and what it gives for the typed amount. */
export function BonusChoice({ language, locale, offers, credited, chosen, isWrong, errorId, onChoose }: Props) {
  const t = useWords<'deposits'>()
  const id = useId()
  if (offers.length === 0) return null
  return (
    <fieldset className="choice deposit__bonus" aria-describedby={isWrong ? errorId : undefined}>
      <legend>{t('deposit.bonus')}</legend>
      {offers.map((offer) => {
        const isOpen = canChoose(offer, credited)
        return (
          <label key={offer.promotionId} className="choice__option">
            <input
              type="radio"
              name={id}
              disabled={!isOpen}
              aria-invalid={isOpen && isWrong ? true : undefined}
              checked={isOpen && chosen === offer.promotionId}
              onChange={() => onChoose(offer.promotionId)}
            />
            <span>
              <strong>{offer.title}</strong>
              {offer.state === 'signed' && <span className="status status--open">{t('deposit.bonus.member')}</span>}
              <small>{offerText(t, offer, locale)}</small>
              <Given offer={offer} credited={credited} locale={locale} />
            </span>
          </label>
        )
      })}
      <label className="choice__option">
        <input
          type="radio"
          name={id}
          aria-invalid={isWrong ? true : undefined}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span>
          <strong>{t('deposit.bonus.none')}</strong>
          <small>{t('deposit.bonus.none.text')}</small>
        </span>
      </label>
      <a className="link" href={localPath(language, screenRoute('member', 'rewardCenter'))}>
        {t('deposit.joined.open')}
      </a>
    </fieldset>
  )
}

/** What the typed amount brings, or why the offer cannot be chosen. */
function Given({ offer, credited, locale }: { offer: Reward; credited: bigint | undefined; locale: string }) {
  const t = useWords<'deposits'>()
  const { currency, freeRounds, deposit, missing } = offer
  if (missing.length > 0) {
    const why = missing.includes('blocked') ? 'blocked' : missing.includes('device_unknown') ? 'device' : 'identity'
    return <small className="deposit__why">{t(`deposit.bonus.${why}`)}</small>
  }
  if (credited === undefined) return null
  const promised = promiseOf(offer, credited)
  if (promised === undefined)
    return (
      <small className="deposit__why">
        {t('deposit.bonus.small', { minimum: formatMoney(deposit?.minimum ?? 0n, currency, locale) })}
      </small>
    )
  return (
    <small className="deposit__gives">
      {freeRounds
        ? t('deposit.bonus.gives.rounds', { count: freeRounds.rounds })
        : t('deposit.bonus.gives', { sum: formatMoney(promised, currency, locale) })}
    </small>
  )
}
