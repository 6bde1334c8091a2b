import { useState } from 'react'
import type { Claimable } from '#contract/rewards/hub/claimable.ts'
import type { RunningRounds } from '#contract/rewards/hub/reward-hub.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { titleText, untilFact, worthText } from '#islands/worth-text.ts'
import { localPath } from '#lib/local-path.ts'
import { environment } from '#stores/environment.ts'
import { claimOne } from '#stores/rewards/hub/hub.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { ActButton, ActLink } from './Act.tsx'
import type { HubProps } from './hub-props.ts'

/** Rows before the fold. */
const shown = 4

type Line = { readonly item: Claimable } | { readonly rounds: RunningRounds }

const endOf = (line: Line) => ('item' in line ? line.item.until : line.rounds.until) ?? '9'

/** Rewards to claim and free rounds to play, by their end. What the other parts show is left to them. */
export function RunsOut(props: HubProps) {
  const { hub, language, locale, refresh } = props
  const t = useWords<'hub' | 'lobby-search'>()
  const { fault, run } = useAction()
  const [said, setSaid] = useState<string>()
  const own = hub.claimable.filter(({ kind }) => kind !== 'sign-in' && kind !== 'mission')
  const lines = [...own.map((item) => ({ item })), ...hub.rounds.map((rounds) => ({ rounds }))].sort((one, other) =>
    endOf(one).localeCompare(endOf(other)),
  )
  if (lines.length === 0 && !said) return null
  const claim = async (item: Claimable) => {
    try {
      await claimOne(item, language)
      const { amount } = item
      setSaid(
        t('hub.claimed', { sum: amount === null ? titleText(item, t) : worthText({ ...item, amount }, t, locale) }),
      )
    } finally {
      refresh()
    }
  }
  const row = (line: Line) =>
    'item' in line ? (
      <ItemRow
        {...props}
        key={`${line.item.kind} ${line.item.id}`}
        item={line.item}
        onClaim={() => void run?.(() => claim(line.item))}
      />
    ) : (
      <RoundsRow {...props} key={line.rounds.claimId} rounds={line.rounds} />
    )
  return (
    <section className="hub__part" aria-labelledby="hub-ends">
      <h2 id="hub-ends">{t('hub.ends')}</h2>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {said && <Notice kind="success">{said}</Notice>}
      {lines.length > 0 && <Rows>{lines.slice(0, shown).map(row)}</Rows>}
      {lines.length > shown && (
        <Fold className="fold" summary={t('hub.ends.more', { count: lines.length - shown })}>
          <Rows>{lines.slice(shown).map(row)}</Rows>
        </Fold>
      )}
    </section>
  )
}

const icons = {
  reward: 'promotions',
  rebate: 'coin',
  envelope: 'envelope',
  mission: 'target',
  'sign-in': 'check',
} as const

interface ItemProps extends HubProps {
  item: Claimable
  onClaim: () => void
}

function ItemRow({ item, hub, locale, see, onClaim }: ItemProps) {
  const t = useWords<'hub' | 'lobby-search'>()
  const { kind, amount, until, hasTerms } = item
  const name = titleText(item, t)
  const title = amount === null ? name : t('hub.row', { title: name, sum: worthText({ ...item, amount }, t, locale) })
  return (
    <Row icon={icons[kind]} title={title} {...untilFact(until, environment.now(), t, locale)}>
      {hasTerms ? (
        <ActButton act={t('hub.act.terms')} of={name} onClick={() => see({ claimId: item.id })} />
      ) : (
        !hub.isBlocked && (
          <ActButton act={t(kind === 'envelope' ? 'hub.act.open' : 'hub.act.claim')} of={name} onClick={onClaim} />
        )
      )}
    </Row>
  )
}

function RoundsRow({ rounds: { left, game, nodeId, until }, language, locale }: HubProps & { rounds: RunningRounds }) {
  const t = useWords<'hub'>()
  const title = t('hub.rounds', { count: left, game })
  return (
    <Row icon="slots" title={title} {...untilFact(until, environment.now(), t, locale)}>
      <ActLink act={t('hub.act.play')} of={title} href={`${localPath(language, '/seamless/')}?game=${nodeId}`} />
    </Row>
  )
}
