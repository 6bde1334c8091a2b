import { type SyntheticEvent, useState } from 'react'
import { PagedList } from '#islands/PagedList.tsx'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { dayText } from '#lib/moment-text.ts'
import { rateText } from '#lib/rate-text.ts'
import { localRate, parseRate } from '#lib/typed-rate.ts'
import { type DownlineRebate, rebatePage, rebates, setRebate } from '#stores/agents/links/links.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { linkFault } from './link-fault.ts'
import { RateField } from './RateField.tsx'

/** The accounts directly below with their rebates, which the agent can change. */
export function Rebates({ most, locale }: { most: number; locale: string }) {
  const t = useWords<'links'>()
  const { account } = useStore(rebatePage.$filter)
  return (
    <>
      <p className="column__lead">{t('rebates.lead')}</p>
      {account !== undefined && (
        <button
          type="button"
          className="button button--line"
          onClick={() => rebatePage.show({ cursor: undefined, account: undefined })}
        >
          {t('rebates.all')}
        </button>
      )}
      <PagedList
        title={t('rebates.title')}
        pages={rebates}
        filter={rebatePage}
        empty={
          account === undefined
            ? { title: t('rebates.empty'), text: t('rebates.empty.text') }
            : { title: t('rebates.none', { account }), text: t('error.downline_unknown') }
        }
        className="register__people"
        rowKey={({ account }) => account}
      >
        {(person) => <Person person={person} most={most} locale={locale} isOpen={person.account === account} />}
      </PagedList>
    </>
  )
}

interface Props {
  person: DownlineRebate
  most: number
  locale: string
}

function Person({ person, most, locale, isOpen }: Props & { isOpen: boolean }) {
  const t = useWords<'links'>()
  const moment = useMoment(locale)
  const { account, kind, joinedAt, rate, next } = person
  // A changed rebate starts the form again, closed.
  const version = `${rate} ${next?.rate}`
  return (
    <article className="panel register__person">
      <h3 translate="no">{account}</h3>
      <strong className="register__rate">{rateText(rate, locale)}</strong>
      <p className="card__note">{`${t(`open.kind.${kind}`)} · ${t('rebates.since', { date: moment(joinedAt) })}`}</p>
      {next && (
        <p className="status status--open">
          {t('rebates.next', {
            rate: rateText(next.rate, locale),
            date: dayText(next.from, locale, todayIn($zone.get())),
          })}
        </p>
      )}
      <Fold
        key={version}
        open={isOpen}
        className="fold card__fold"
        summary={t('rebates.change')}
        head={{ 'aria-label': t('rebates.change.of', { account }) }}
      >
        <RebateForm person={person} most={most} locale={locale} />
      </Fold>
    </article>
  )
}

function RebateForm({ person: { account, rate, next }, most, locale }: Props) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [text, setText] = useState(() => localRate(next?.rate ?? rate, locale))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = parseRate(text)
    setWrong(given === undefined)
    if (given !== undefined) void run?.(() => setRebate(account, given))
  }
  return (
    <form className="form register__rebate" onSubmit={submit} noValidate>
      <RateField
        label={t('rebates.new', { account })}
        value={text}
        most={most}
        locale={locale}
        isWrong={isWrong}
        onChange={setText}
      />
      {fault && <Notice kind="error">{linkFault(t, fault, locale)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('rebates.busy')}>
        {t('rebates.submit')}
      </SubmitButton>
    </form>
  )
}
