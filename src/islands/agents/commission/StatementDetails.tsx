import { useState } from 'react'
import type { Statement } from '#contract/agents/commission/commission-statement.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $session } from '#stores/account/auth/session.ts'
import { statementOf } from '#stores/agents/commission/commission.ts'
import { useStore } from '#stores/use-store.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ActiveMembers } from './ActiveMembers.tsx'
import { FigureRows } from './FigureRows.tsx'
import { Ladder } from './Ladder.tsx'
import { StatementCheck } from './StatementCheck.tsx'
import { StatementJson } from './StatementJson.tsx'
import { Tiers } from './Tiers.tsx'

/** A statement with its computation: the steps, the tier, the contracts below, the active members, and its transfer. */
export function StatementDetails({ id, locale }: { id: string; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => statementOf(id))
  const state = useAnswer($state)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      skeleton={<div className="skeleton statements__wait" />}
    >
      {(statement) => <Whole statement={statement} locale={locale} />}
    </Resource>
  )
}

function Whole({ statement, locale }: { statement: Statement; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const moment = useMoment(locale)
  const { currency, terms, facts, state, below, active, corrections, corrected, upline, payer } = statement
  const account = useStore($session)?.account ?? ''
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const house = t('terms.house')
  const paysSome = below.some(({ paid }) => paid !== null)
  const nameOf = (account: string | null) => account ?? t('account.unavailable')
  const facing = {
    platform: t('paidBy.house'),
    upline: t('paidBy.agent', { account: upline ?? house }),
    agent: t('paidBy.you'),
  }
  return (
    <div className="statements__inside">
      {statement.differs && <Notice kind="error">{t('check.night')}</Notice>}
      {state === 'held' && <p className="facts__note">{t('state.held.text')}</p>}
      {state === 'insufficient' && <p className="facts__note">{t('state.insufficient.text')}</p>}
      {!statement.isActiveReached && (
        <p className="facts__note">
          {t('state.notReached.text', { needed: terms.minimumActive, count: facts.active })}
        </p>
      )}
      {statement.isLast && <p className="facts__note">{t('last.text')}</p>}
      <Ladder statement={statement} locale={locale} />
      <Tiers terms={terms} reached={statement.tier} currency={currency} locale={locale} />
      {below.length > 0 && (
        <Fold summary={t('below.title')}>
          <FigureRows
            label={t('below.title')}
            head={[t('below.account'), t('below.gross'), ...(paysSome ? [t('below.paid')] : [])]}
            rows={below.map(({ account, gross, paid }, place) => ({
              key: `${place} ${account}`,
              cells: [nameOf(account), money(gross), ...(paysSome ? [paid === null ? '–' : money(paid)] : [])],
            }))}
          />
        </Fold>
      )}
      {active.length > 0 && (
        <Fold summary={t('active.title', { count: facts.active })}>
          <ActiveMembers statement={statement} locale={locale} />
        </Fold>
      )}
      {corrections.length > 0 && (
        <div>
          <h2>{t('corrections.title')}</h2>
          <ul className="statements__notes">
            {corrections.map(({ period, amount, reason }) => (
              <li key={`${period} ${amount} ${reason}`}>
                <b>{money(amount)}</b>
                <span>{` ${t('correction.of', { period })} · ${reason}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {corrected.length > 0 && (
        <div>
          <h2>{t('corrected.title')}</h2>
          <ul className="statements__notes">
            {corrected.map(({ at, amount, reason }) => (
              <li key={at}>
                <b>{money(amount)}</b>
                <span>{` ${moment(at)} · ${reason}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        entries={[
          [t('meta.account'), account],
          [t('terms.upline'), upline ?? house],
          [t('terms.payer'), facing[payer]],
          [t('terms.version'), countText(statement.version, locale)],
          [t('meta.figures'), moment(statement.figuresAt)],
          [t('meta.settled'), moment(statement.settledAt)],
          statement.releasedAt !== null && [t('meta.released'), moment(statement.releasedAt)],
          statement.insufficientAt !== null && [t('meta.insufficient'), moment(statement.insufficientAt)],
          statement.paidAt !== null && [t('column.paidAt'), moment(statement.paidAt)],
          [t('meta.number'), `${statement.period} ${statement.id}`],
          statement.transfer !== null && [t('meta.transfer'), statement.transfer],
          [t('meta.hash'), statement.hash],
        ]}
      />
      <StatementCheck id={statement.id} currency={currency} locale={locale} />
      <div className="statements__print">
        <StatementJson id={statement.id} />
        <button type="button" className="button button--line" onClick={() => print()}>
          {t('print')}
        </button>
      </div>
    </div>
  )
}
