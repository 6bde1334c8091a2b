import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getMissionLeaderboard } from '#contract/rewards/missions/get-mission-leaderboard.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { hideInTable, missionLeaderboard } from '#stores/rewards/missions/missions.ts'
import { Empty } from '#ui/Empty.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'

type Table = ResponseOf<typeof getMissionLeaderboard>

interface Props {
  language: string
  locale: string
}

/** The members with most points of the season, with masked names, and the member's own place. */
export function Leaderboard({ language, locale }: Props) {
  const t = useWords<'missions' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => missionLeaderboard(language))
  const state = useAnswer($state)
  return (
    <Resource state={state} words={resourceWords(t, t('table.loading'))} onRetry={refresh}>
      {(table) => (
        <section className="panel column__panel" aria-labelledby="table">
          <h2 id="table">{table.season?.title ?? t('table.title')}</h2>
          <p className="column__lead">{t('table.lead')}</p>
          <p className="missions__own">
            {table.own ? t('table.own', { place: table.own.place, points: table.own.points }) : t('table.own.none')}
          </p>
          {table.list.length > 0 ? (
            <Places list={table.list} locale={locale} />
          ) : (
            <Empty title={t('table.empty')} text={t('table.empty.text')} />
          )}
          <Hide isHidden={table.isHidden} onChanged={refresh} />
        </section>
      )}
    </Resource>
  )
}

/** No `DataTable`: three short columns stay a table on a phone, where cards would hide the order. */
function Places({ list, locale }: { list: Table['list']; locale: string }) {
  const t = useWords<'missions'>()
  return (
    <table className="missions__table">
      <thead>
        <tr>
          <th scope="col">{t('table.place')}</th>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.points')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ place, name, points, isOwn }) => (
          <tr key={place} className={isOwn ? 'missions__mine' : undefined}>
            <td>{countText(place, locale)}</td>
            <td>
              <span>{name}</span>
              {isOwn && <span className="status">{t('table.mine')}</span>}
            </td>
            <td>{countText(points, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hide({ isHidden, onChanged }: { isHidden: boolean; onChanged: () => void }) {
  const t = useWords<'missions' | 'errors'>()
  const { busy, fault, run } = useAction()
  const change = async () => {
    await hideInTable(!isHidden)
    onChanged()
  }
  return (
    <div>
      <label className="chip">
        <input type="checkbox" checked={isHidden} aria-disabled={busy} onChange={() => void run?.(change)} />
        {/* Fixed: a word of the table. */}
        {t('table.hide')}
      </label>
      <p className="column__lead">{t(isHidden ? 'table.hidden' : 'table.shown')}</p>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </div>
  )
}
